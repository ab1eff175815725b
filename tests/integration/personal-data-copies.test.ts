import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { POST as download } from '@/app/api/admin/privacy/copy/route'
import { GET as openCopy, POST as postCopy } from '@/app/api/privacy/copy/[token]/route'
import { DAY_MS } from '@/lib/dates'
import { renderMail } from '@/lib/mail/template'
import { subscribe } from '@/lib/newsletter/actions'
import { lookUp, sendCopy } from '@/lib/personal-data/actions'
import { getPerson, getRequest } from '@/lib/personal-data/admin-queries'
import { personalDataTemplates } from '@/lib/personal-data/mail'
import { getCopyLink } from '@/lib/personal-data/queries'
import { COPY_DAYS, COPY_OPEN_MINUTES } from '@/lib/personal-data/request-rules'
import { sealPerson } from '@/lib/personal-data/tokens'
import { db } from '@/lib/platform/db'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { becomeAdmin } from '../support/admin'
import { addApplication } from '../support/applications'
import { query } from '../support/database'
import { newEmail } from '../support/new-email'
import {
  emailsOf,
  formRequest,
  joinWaitlistAs,
  pageRequest,
  requestAndConfirm,
  seedIn,
  sendMessageAs,
  startErasing,
  tokenOf,
  tokenParams,
} from '../support/personal-data'
import { becomeNewVisitor } from '../support/request'

beforeEach(becomeNewVisitor)

describe('a copy', () => {
  async function sendCopyAndFind() {
    const email = await joinWaitlistAs()
    await sendMessageAs(email)
    const { id } = await requestAndConfirm('access', email)
    await becomeAdmin()
    expect(await sendCopy({ person: sealPerson(email, 'lookup') })).toEqual({ ok: true, data: null })
    becomeNewVisitor()
    return { email, id, token: await tokenOf(email, 'privacy-copy') }
  }

  it('is looked up at most sixty times an hour by one person', async () => {
    await becomeAdmin({}, 'support')
    for (let turn = 0; turn < 60; turn += 1) expect((await lookUp({ email: newEmail() })).ok).toBe(true)
    expect(await lookUp({ email: newEmail() })).toMatchObject({
      message: expect.stringContaining('Too many attempts'),
    })
  })

  it('is sent at most sixty times an hour by one person, because any address can be looked up', async () => {
    await becomeAdmin()
    const person = sealPerson(newEmail(), 'lookup')
    for (let i = 0; i < 60; i += 1) expect((await sendCopy({ person })).ok).toBe(true)
    expect(await sendCopy({ person })).toMatchObject({
      message: expect.stringContaining('Too many attempts'),
    })
  })

  it('is sent as a link without personal data, and closes the request', async () => {
    const { email, id } = await sendCopyAndFind()
    expect(await db.privacyRequest.findUnique({ where: { id } })).toMatchObject({
      status: 'done',
      closedBy: 'Bisi',
    })
    const [sentEmail] = await emailsOf(email, 'privacy-copy')
    const { html, subject } = await renderMail(personalDataTemplates['privacy-copy'], sentEmail?.props)
    for (const personal of [email, 'A question']) expect(subject + html).not.toContain(personal)
    // The random token of the link may contain these letters, but not as a word.
    expect(subject + html).not.toMatch(/\bAda\b/)
    expect(personalDataTemplates['privacy-copy'].linkHours).toBe(COPY_DAYS * 24)
    const copy = await db.privacyCopy.findFirstOrThrow({ where: { email } })
    expect(Math.round((copy.expiresAt.getTime() - copy.createdAt.getTime()) / DAY_MS)).toBe(COPY_DAYS)
  })

  it('is not sent while the data is being erased', async () => {
    const email = await joinWaitlistAs()
    await startErasing(email)
    expect(await sendCopy({ person: sealPerson(email, 'request') })).toMatchObject({
      ok: false,
      message: expect.stringContaining('is being erased'),
    })
    expect(await emailsOf(email, 'privacy-copy')).toEqual([])
  })

  it('opens with a click, works for a while, and not again', async () => {
    const { email, token } = await sendCopyAndFind()
    expect((await openCopy(pageRequest, tokenParams(token))).status).toBe(303)
    expect(await getCopyLink(token)).toMatchObject({ state: 'ready', files: [] })
    // Nothing is handed out before.
    expect((await postCopy(formRequest({ part: 'json' }), tokenParams(token))).status).toBe(303)
    await postCopy(formRequest(), tokenParams(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'open' })
    const file = await postCopy(formRequest({ part: 'json' }), tokenParams(token))
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(file.headers.get('cache-control')).toBe('no-store')
    const copy = JSON.parse(await file.text()) as {
      address: string
      parts: { name: string; records: object[] }[]
    }
    expect(copy.address).toBe(email)
    const parts = Object.fromEntries(copy.parts.map(({ name, records }) => [name, records]))
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['Waitlist', 'Messages to us', 'Emails', 'Privacy requests']),
    )
    expect(parts.Waitlist).toMatchObject([{ name: 'Ada Obi', email }])
    expect(parts['Messages to us']).toMatchObject([{ subject: 'Hello', message: 'A question' }])
    expect(JSON.stringify(copy)).not.toMatch(/seed|token_hash|search_text/)
    const text = await (await postCopy(formRequest({ part: 'text' }), tokenParams(token))).text()
    expect(text).toContain('Messages to us\n==============')
    expect(text).toContain('A question')

    const opened = await db.privacyCopy.findFirstOrThrow({ where: { email } })
    const worksFor = opened.expiresAt.getTime() - (opened.openedAt?.getTime() ?? 0)
    expect(worksFor).toBe(COPY_OPEN_MINUTES * 60_000)
    await db.privacyCopy.update({ where: { id: opened.id }, data: { expiresAt: new Date(Date.now() - 1) } })
    await postCopy(formRequest(), tokenParams(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'used' })
    expect((await postCopy(formRequest({ part: 'json' }), tokenParams(token))).status).toBe(303)
  })

  it('contains everything in pieces, of which the panel shows the first hundred rows', async () => {
    const { email, token } = await sendCopyAndFind()
    const many = 1_203
    await query(
      `insert into contact_message (id, reference, name, email, category, subject, message, consent_version)
       select gen_random_uuid(), 'R-' || n || $1, 'Ada', $1, 'general', 'Question ' || n, 'Hello', 'x'
       from generate_series(1, $2::int) as n`,
      [email, many],
    )
    await postCopy(formRequest(), tokenParams(token))
    const decoder = new TextDecoder()
    const pieces: string[] = []
    const file = await postCopy(formRequest({ part: 'json' }), tokenParams(token))
    for await (const chunk of file.body ?? []) pieces.push(decoder.decode(chunk, { stream: true }))
    const subjects = (text: string) => text.match(/Question \d+(?=")/g) ?? []
    expect(subjects(pieces.join('')).toSorted()).toEqual(
      Array.from({ length: many }, (_, index) => `Question ${index + 1}`).toSorted(),
    )
    expect(Math.max(...pieces.map((piece) => subjects(piece).length))).toBe(500)
    expect(JSON.parse(pieces.join(''))).toMatchObject({ address: email })
    const text = await (await postCopy(formRequest({ part: 'text' }), tokenParams(token))).text()
    expect(text.match(/Subject: Question \d+/g)).toHaveLength(many)
    await becomeAdmin()
    const messages = (await getPerson(sealPerson(email, 'lookup')))?.parts.find(
      ({ table }) => table === 'contact_message',
    )
    expect(messages).toMatchObject({ total: many + 1 })
    expect(messages?.records).toHaveLength(100)
  })

  it('is easy to read as text', async () => {
    const { email, token } = await sendCopyAndFind()
    expect(await subscribe({ email })).toMatchObject({ ok: true })
    const { id: applicationId } = await addApplication({ email })
    const file = { key: randomUUID(), fileName: 'cv.pdf', contentType: 'application/pdf', size: 3 }
    await db.resume.create({ data: { ...file, sha256: '0'.repeat(64), applicationId } })
    await postCopy(formRequest(), tokenParams(token))
    const text = await (await postCopy(formRequest({ part: 'text' }), tokenParams(token))).text()
    for (const line of [
      'Topics: all',
      'Available start date: 15 January 2027',
      'Type of email: Waitlist welcome',
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).not.toMatch(/Sha256|Content type|Is from visitor|\[\]/)
    const json = await (await postCopy(formRequest({ part: 'json' }), tokenParams(token))).text()
    expect(json).toContain('"sha256": "0000')
  })

  it('describes the plan of a signup, for people and in the email, but keeps it as stored for software', async () => {
    const email = newEmail()
    const plan = 'amount=600000&months=3&frequency=weekly'
    expect(await joinWaitlist({ name: 'Ada', email, plan })).toMatchObject({ ok: true })
    await requestAndConfirm('access', email)
    await becomeAdmin()
    await sendCopy({ person: sealPerson(email, 'lookup') })
    becomeNewVisitor()
    const token = await tokenOf(email, 'privacy-copy')
    await postCopy(formRequest(), tokenParams(token))
    const text = await (await postCopy(formRequest({ part: 'text' }), tokenParams(token))).text()
    expect(text.match(/^Plan: .*/gm)).toEqual(Array(2).fill('Plan: ₦600,000 in 12 weekly payouts'))
    const json = await (await postCopy(formRequest({ part: 'json' }), tokenParams(token))).text()
    expect(json).toContain(`"plan": "${plan}"`)
  })

  it('is sent to one network only twice at the same time, until it has been read, its client has left or stopped reading', async () => {
    const { token } = await sendCopyAndFind()
    await postCopy(formRequest(), tokenParams(token))
    const download = (signal?: AbortSignal) => {
      const body = new URLSearchParams({ part: 'json' })
      return postCopy(new Request('http://localhost/', { method: 'POST', body, signal }), tokenParams(token))
    }
    const client = new AbortController()
    const open = [await download(client.signal), await download()]
    expect(open.map(({ status }) => status)).toEqual([200, 200])
    expect((await download()).status).toBe(503)
    client.abort()
    await download(client.signal)
    await open[1]?.text()
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const unread = [await download(), await download()]
    expect(unread.map(({ status }) => status)).toEqual([200, 200])
    expect((await download()).status).toBe(503)
    vi.advanceTimersByTime(60_000)
    expect((await download()).status).toBe(200)
    await expect(unread[0]?.text()).rejects.toThrow('too long')
  })

  it('with an expired link, or one made from the database, is not handed out', async () => {
    const { email, token } = await sendCopyAndFind()
    const { tokenHash } = await db.privacyCopy.findFirstOrThrow({ where: { email } })
    await db.privacyCopy.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } })
    await postCopy(formRequest(), tokenParams(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'expired' })
    const [sentEmail] = await emailsOf(email, 'privacy-copy')
    for (const wrong of [tokenHash, seedIn(sentEmail)]) {
      await postCopy(formRequest(), tokenParams(wrong))
      expect(await getCopyLink(wrong)).toBeNull()
    }
  })

  it('is not shown with a request, and after a lookup only until the end of the next day', async () => {
    const email = await joinWaitlistAs()
    const { id } = await requestAndConfirm('access', email)
    const { id: adminId } = await becomeAdmin({}, 'support')
    const person = (await getRequest(id))?.person ?? ''
    expect(await getPerson(person)).toBeNull()
    expect((await download(formRequest({ person, part: 'json' }))).status).toBe(404)
    expect(await sendCopy({ person })).toMatchObject({ ok: true })

    await db.adminSession.updateMany({
      where: { userId: adminId },
      data: { confirmedAt: new Date(Date.now() - 20 * 60_000) },
    })
    expect((await lookUp({ email })).ok).toBe(false)
    expect(await getPerson(sealedAgo(email, DAY_MS))).toMatchObject({ email })
    expect(await getPerson(sealedAgo(email, 2 * DAY_MS))).toBeNull()
  })

  function sealedAgo(email: string, milliseconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - milliseconds })
    const sealed = sealPerson(email, 'lookup')
    vi.useRealTimers()
    return sealed
  }

  it('is looked up and downloaded only by staff, which is recorded', async () => {
    const email = await joinWaitlistAs()
    await becomeAdmin()
    const looked = await lookUp({ email: email.toUpperCase() })
    const person = looked.ok ? looked.data.person : ''
    expect(person).not.toContain(email.split('@')[0])
    const file = await download(formRequest({ person, part: 'text' }))
    expect(await file.text()).toContain('Ada Obi')
    const events = await db.auditEvent.findMany({
      where: { noun: 'privacy', action: { in: ['look-up', 'export'] } },
    })
    expect(new Set(events.map(({ action }) => action))).toEqual(new Set(['look-up', 'export']))
    expect(JSON.stringify(events)).not.toContain(email)
    for (const wrong of [
      { person: email, part: 'json' },
      { person, part: randomUUID() },
      { person, part: 'x' },
    ])
      expect((await download(formRequest(wrong))).status).toBe(404)
    becomeNewVisitor()
    expect((await download(formRequest({ person, part: 'json' }))).status).toBe(401)
  })
})
