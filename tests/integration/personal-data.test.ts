import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { POST as download } from '@/app/api/admin/privacy/copy/route'
import { GET as openConfirm, POST as postConfirm } from '@/app/api/privacy/confirm/[token]/route'
import { GET as openCopy, POST as postCopy } from '@/app/api/privacy/copy/[token]/route'
import { saveProfile } from '@/lib/account/actions'
import { sendContactMessage } from '@/lib/contact/actions'
import { renderMail } from '@/lib/mail/template'
import { confirmSubscription, subscribe } from '@/lib/newsletter/actions'
import { confirmToken as subscriptionToken } from '@/lib/newsletter/tokens'
import { jobs } from '@/lib/nouns-server'
import {
  allowMessages,
  erasePerson,
  lookUp,
  refuseRequest,
  sendCopy,
  submitPrivacyRequest,
} from '@/lib/personal-data/actions'
import { getPerson, getRequest, getRequestCounts, listRequests } from '@/lib/personal-data/admin-queries'
import { ANSWERED_MONTHS, UNCONFIRMED_DAYS } from '@/lib/personal-data/jobs'
import { personalDataTemplates } from '@/lib/personal-data/mail'
import { getConfirmationRequest, getCopyLink } from '@/lib/personal-data/queries'
import {
  ANSWER_DAYS,
  CONFIRM_HOURS,
  COPY_DAYS,
  COPY_OPEN_MINUTES,
  EMAIL_INTERVAL_MINUTES,
  EMAILS_A_DAY,
  personalDataMessages,
  type RequestKind,
} from '@/lib/personal-data/request-rules'
import { parseRequestParams } from '@/lib/personal-data/schema'
import { sealPerson } from '@/lib/personal-data/tokens'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { inviteColleague } from '@/lib/staff/actions'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { becomeAdmin } from '../support/admin'
import { query, withClient } from '../support/database'
import { becomeVisitor } from '../support/request'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let visitors = 0

/** Each caller has its own address, so that no limit is shared between tests. */
function becomeNewVisitor() {
  visitors += 1
  becomeVisitor({ address: `198.18.${Math.floor(visitors / 250)}.${visitors % 250}` })
}

beforeEach(becomeNewVisitor)

const newEmail = () => `ada-${randomUUID().slice(0, 12)}@example.com`
const requestsOf = (email: string) => db.privacyRequest.findMany({ where: { email } })
const emailsOf = (email: string, template = 'privacy-confirm') =>
  db.mailMessage.findMany({ where: { toEmail: email, template }, orderBy: { createdAt: 'asc' } })
const context = (token: string) => ({ params: Promise.resolve({ token }) })
const get = new Request('http://localhost/')
const post = (fields: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) })
const confirm = (token: string) => postConfirm(post(), context(token))

/** Returns the token in the last email of a kind. */
async function tokenOf(email: string, template: keyof typeof personalDataTemplates = 'privacy-confirm') {
  const mail = (await emailsOf(email, template)).at(-1)
  const { html } = await renderMail(personalDataTemplates[template], mail?.props)
  return /\/privacy\/(?:confirm|copy)\/([\w-]+)/.exec(html)?.[1] ?? ''
}

const seedIn = (sentEmail: { props: unknown } | undefined) =>
  String((sentEmail?.props as { seed?: string })?.seed)

async function requestData(kind: RequestKind, email = newEmail()) {
  expect(await submitPrivacyRequest({ email, kind })).toEqual({ ok: true, data: null })
  return { email, token: await tokenOf(email) }
}

async function requestAndConfirm(kind: RequestKind, email = newEmail()) {
  const { token } = await requestData(kind, email)
  await confirm(token)
  const request = await db.privacyRequest.findFirstOrThrow({ where: { email, kind, status: 'open' } })
  return { email, token, id: request.id }
}

async function joinWaitlistAs(email = newEmail()) {
  expect(await joinWaitlist({ name: 'Ada Obi', email })).toMatchObject({ ok: true })
  return email
}

const runErasure = (requestId: string) => jobs['privacy.erase']?.({ requestId })

async function startErasing(email: string) {
  await becomeAdmin()
  const result = await erasePerson({ person: sealPerson(email, 'lookup'), confirmation: email })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.data.id
}

describe('requesting', () => {
  it('stores a normalized address with the hash of its token, and shows staff nothing yet', async () => {
    const email = newEmail()
    expect(await submitPrivacyRequest({ email: ` ${email.toUpperCase()} `, kind: 'erasure' })).toMatchObject({
      ok: true,
    })
    const [row] = await requestsOf(email)
    expect(row).toMatchObject({ kind: 'erasure', status: 'unconfirmed', confirmedAt: null, dueAt: null })
    const runsFor = (row?.tokenExpiresAt?.getTime() ?? 0) - (row?.requestedAt.getTime() ?? 0)
    expect(Math.round(runsFor / HOUR)).toBe(CONFIRM_HOURS)
    expect(row?.tokenHash).not.toContain(await tokenOf(email))
    await becomeAdmin()
    const { rows } = await listRequests(parseRequestParams({ q: email }))
    expect(rows).toEqual([])
    expect(await getRequest(row?.id ?? '')).toBeNull()
  })

  it('answers the same whether the address is known or not', async () => {
    const knownEmail = await joinWaitlistAs()
    const results = [
      await submitPrivacyRequest({ email: knownEmail, kind: 'access' }),
      await submitPrivacyRequest({ email: newEmail(), kind: 'access' }),
      await submitPrivacyRequest({ email: knownEmail, kind: 'access' }),
    ]
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  })

  it('limits emails to one at a time and a few per day', async () => {
    const email = newEmail()
    await Promise.all(Array.from({ length: 8 }, () => submitPrivacyRequest({ email, kind: 'access' })))
    expect(await emailsOf(email)).toHaveLength(1)
    for (let i = 0; i < EMAILS_A_DAY + 2; i += 1) {
      const before = new Date(Date.now() - EMAIL_INTERVAL_MINUTES * 60_000 - 1000)
      await db.mailMessage.updateMany({ where: { toEmail: email }, data: { createdAt: before } })
      await submitPrivacyRequest({ email, kind: 'access' })
    }
    expect(await emailsOf(email)).toHaveLength(EMAILS_A_DAY)
    expect(await requestsOf(email)).toHaveLength(1)
    expect(await getConfirmationRequest(await tokenOf(email))).toMatchObject({ state: 'open' })
    // Nobody can use up the emails that the owner needs for other requests.
    await submitPrivacyRequest({ email, kind: 'erasure' })
    expect(await emailsOf(email)).toHaveLength(EMAILS_A_DAY + 1)
  })

  it.each([
    [{ email: '', kind: 'access' }, { email: personalDataMessages.missing }],
    [{ email: 'ada@nowhere', kind: 'access' }, { email: personalDataMessages.email }],
    [{ email: 'a@example.com\r\nBcc: b@example.com', kind: 'access' }, { email: personalDataMessages.email }],
    [{ email: 'a@example.com', kind: 'everything' }, { kind: personalDataMessages.kind }],
    [{}, { email: personalDataMessages.missing, kind: personalDataMessages.kind }],
  ])('refuses %j next to its fields', async (input, fieldErrors) => {
    const before = await db.privacyRequest.count()
    expect(await submitPrivacyRequest(input as { email: string; kind: string })).toEqual({
      ok: false,
      fieldErrors,
    })
    expect(await db.privacyRequest.count()).toBe(before)
  })

  it('stores nothing from a bot that fills in the honeypot', async () => {
    const email = newEmail()
    expect(await submitPrivacyRequest({ email, kind: 'erasure', website: 'x' })).toEqual({
      ok: true,
      data: null,
    })
    expect(await requestsOf(email)).toEqual([])
  })

  it("refuses a visitor's 21st attempt in ten minutes", async () => {
    for (let i = 0; i < 20; i += 1) await submitPrivacyRequest({ email: '', kind: 'access' })
    expect(await submitPrivacyRequest({ email: newEmail(), kind: 'access' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Too many attempts'),
    })
  })
})

describe('confirming', () => {
  it('requires a click: opening the link explains what will happen and changes nothing', async () => {
    const { email, token } = await requestData('erasure')
    for (let scan = 0; scan < 3; scan++) {
      expect((await openConfirm(get, context(token))).headers.get('location')).toContain(
        `/privacy/confirm/${token}`,
      )
      expect(await getConfirmationRequest(token)).toMatchObject({
        state: 'open',
        kind: 'erasure',
        maskedEmail: 'a•••@example.com',
      })
    }
    expect(await requestsOf(email)).toMatchObject([{ status: 'unconfirmed' }])
    expect((await confirm(token)).status).toBe(303)
    const [row] = await requestsOf(email)
    expect(row).toMatchObject({ status: 'open', confirmedAt: expect.any(Date) })
    expect((row?.dueAt?.getTime() ?? 0) - (row?.confirmedAt?.getTime() ?? 0)).toBe(ANSWER_DAYS * DAY)
  })

  it('acknowledges the request once and shows it to staff', async () => {
    const { email, token, id } = await requestAndConfirm('access')
    await Promise.all([confirm(token), confirm(token)])
    expect(await emailsOf(email, 'privacy-received')).toHaveLength(1)
    await becomeAdmin()
    const { rows } = await listRequests(parseRequestParams({ q: email.slice(0, 12).toUpperCase() }))
    expect(rows).toMatchObject([{ id, email, kind: 'access', status: 'open' }])
    const events = await db.auditEvent.findMany({ where: { noun: 'privacy', recordId: id } })
    expect(JSON.stringify(events)).not.toContain(email)
  })

  it('rejects a link that is expired, replaced or made up', async () => {
    const { email, token } = await requestData('access')
    await db.privacyRequest.updateMany({
      where: { email },
      data: { tokenExpiresAt: new Date(Date.now() - 1) },
    })
    expect(await getConfirmationRequest(token)).toMatchObject({ state: 'expired' })
    await confirm(token)
    await db.mailMessage.updateMany({
      where: { toEmail: email },
      data: { createdAt: new Date(Date.now() - HOUR) },
    })
    await submitPrivacyRequest({ email, kind: 'access' })
    expect(await getConfirmationRequest(token)).toBeNull()
    const [row] = await requestsOf(email)
    const [sentEmail] = await emailsOf(email)
    for (const wrong of [row?.tokenHash ?? '', seedIn(sentEmail), '', '%00', 'x'.repeat(201)])
      await confirm(wrong)
    expect(await requestsOf(email)).toMatchObject([{ status: 'unconfirmed' }])
  })

  it('a second request for the same joins the first, with its deadline', async () => {
    const { email, id } = await requestAndConfirm('erasure')
    await db.mailMessage.updateMany({
      where: { toEmail: email },
      data: { createdAt: new Date(Date.now() - HOUR) },
    })
    const { token } = await requestData('erasure', email)
    await confirm(token)
    expect((await requestsOf(email)).map((row) => row.id)).toEqual([id])
    expect(await getConfirmationRequest(token)).toMatchObject({ state: 'confirmed' })
    expect(await emailsOf(email, 'privacy-received')).toHaveLength(1)
  })
})

describe('the list', () => {
  it('starts with the most urgent, marks overdue ones, and finds by part of the address', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const late = await requestAndConfirm('access', `late-${word}@example.com`)
    const later = await requestAndConfirm('access', `later-${word}@example.com`)
    await db.privacyRequest.update({ where: { id: late.id }, data: { dueAt: new Date(Date.now() - DAY) } })
    await becomeAdmin()
    const { rows } = await listRequests(parseRequestParams({ q: word }))
    expect(rows.map(({ id }) => id)).toEqual([late.id, later.id])
    expect((await getRequestCounts()).overdue).toBeGreaterThanOrEqual(1)
  })
})

describe('refusing', () => {
  it('emails the reason, once', async () => {
    const { email, id, token } = await requestAndConfirm('erasure')
    await becomeAdmin()
    expect(await refuseRequest({ id, reason: ' ' })).toMatchObject({
      ok: false,
      fieldErrors: { reason: expect.any(String) },
    })
    expect(await refuseRequest({ id, reason: 'We must keep it.\n\nFor a year.' })).toEqual({
      ok: true,
      data: null,
    })
    expect((await refuseRequest({ id, reason: 'Again' })).ok).toBe(false)
    const [sentEmail, ...more] = await emailsOf(email, 'privacy-refused')
    expect(more).toEqual([])
    const { text } = await renderMail(personalDataTemplates['privacy-refused'], sentEmail?.props)
    expect(text).toContain('For a year.')
    expect(text).toContain('Nigeria Data Protection Commission')
    expect(await getRequest(id)).toMatchObject({
      status: 'refused',
      closedBy: 'Bisi',
      reason: expect.any(String),
    })
    expect(await getConfirmationRequest(token)).toMatchObject({ isClosed: true })
  })
})

describe('a copy', () => {
  async function sendCopyAndFind() {
    const email = await joinWaitlistAs()
    await sendContactMessage({
      name: 'Ada',
      email,
      subject: 'Hello',
      message: 'A question',
      category: 'general',
    })
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
    for (const personal of [email, 'Ada', 'A question']) expect(subject + html).not.toContain(personal)
    expect(personalDataTemplates['privacy-copy'].isPersonal).toBe(true)
    const copy = await db.privacyCopy.findFirstOrThrow({ where: { email } })
    expect(Math.round((copy.expiresAt.getTime() - copy.createdAt.getTime()) / DAY)).toBe(COPY_DAYS)
  })

  it('opens with a click, works for a while, and not again', async () => {
    const { email, token } = await sendCopyAndFind()
    expect((await openCopy(get, context(token))).status).toBe(303)
    expect(await getCopyLink(token)).toMatchObject({ state: 'ready', files: [] })
    // Nothing is handed out before.
    expect((await postCopy(post({ part: 'json' }), context(token))).status).toBe(303)
    await postCopy(post(), context(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'open' })
    const file = await postCopy(post({ part: 'json' }), context(token))
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
    const text = await (await postCopy(post({ part: 'text' }), context(token))).text()
    expect(text).toContain('Messages to us\n==============')
    expect(text).toContain('A question')

    const opened = await db.privacyCopy.findFirstOrThrow({ where: { email } })
    const worksFor = opened.expiresAt.getTime() - (opened.openedAt?.getTime() ?? 0)
    expect(worksFor).toBe(COPY_OPEN_MINUTES * 60_000)
    await db.privacyCopy.update({ where: { id: opened.id }, data: { expiresAt: new Date(Date.now() - 1) } })
    await postCopy(post(), context(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'used' })
    expect((await postCopy(post({ part: 'json' }), context(token))).status).toBe(303)
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
    await postCopy(post(), context(token))
    const decoder = new TextDecoder()
    const pieces: string[] = []
    const file = await postCopy(post({ part: 'json' }), context(token))
    for await (const chunk of file.body ?? []) pieces.push(decoder.decode(chunk, { stream: true }))
    const subjects = (text: string) => text.match(/Question \d+(?=")/g) ?? []
    expect(subjects(pieces.join('')).toSorted()).toEqual(
      Array.from({ length: many }, (_, index) => `Question ${index + 1}`).toSorted(),
    )
    expect(Math.max(...pieces.map((piece) => subjects(piece).length))).toBe(500)
    expect(JSON.parse(pieces.join(''))).toMatchObject({ address: email })
    const text = await (await postCopy(post({ part: 'text' }), context(token))).text()
    expect(text.match(/Subject: Question \d+/g)).toHaveLength(many)
    await becomeAdmin()
    const messages = (await getPerson(sealPerson(email, 'lookup')))?.parts.find(
      ({ table }) => table === 'contact_message',
    )
    expect(messages).toMatchObject({ total: many + 1 })
    expect(messages?.records).toHaveLength(100)
  })

  it('is sent to one network only twice at the same time, until it has been read, its client has left or stopped reading', async () => {
    const { token } = await sendCopyAndFind()
    await postCopy(post(), context(token))
    const download = (signal?: AbortSignal) => {
      const body = new URLSearchParams({ part: 'json' })
      return postCopy(new Request('http://localhost/', { method: 'POST', body, signal }), context(token))
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
    await postCopy(post(), context(token))
    expect(await getCopyLink(token)).toMatchObject({ state: 'expired' })
    const [sentEmail] = await emailsOf(email, 'privacy-copy')
    for (const wrong of [tokenHash, seedIn(sentEmail)]) {
      await postCopy(post(), context(wrong))
      expect(await getCopyLink(wrong)).toBeNull()
    }
  })

  it('is not shown with a request, and after a lookup only until the end of the next day', async () => {
    const email = await joinWaitlistAs()
    const { id } = await requestAndConfirm('access', email)
    const { id: adminId } = await becomeAdmin({}, 'support')
    const person = (await getRequest(id))?.person ?? ''
    expect(await getPerson(person)).toBeNull()
    expect((await download(post({ person, part: 'json' }))).status).toBe(404)
    expect(await sendCopy({ person })).toMatchObject({ ok: true })

    await db.adminSession.updateMany({
      where: { userId: adminId },
      data: { confirmedAt: new Date(Date.now() - 20 * 60_000) },
    })
    expect((await lookUp({ email })).ok).toBe(false)
    expect(await getPerson(sealedAgo(email, DAY))).toMatchObject({ email })
    expect(await getPerson(sealedAgo(email, 2 * DAY))).toBeNull()
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
    expect(person).not.toContain('ada')
    const file = await download(post({ person, part: 'text' }))
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
      expect((await download(post(wrong))).status).toBe(404)
    becomeNewVisitor()
    expect((await download(post({ person, part: 'json' }))).status).toBe(401)
  })
})

describe('the addresses of the team', () => {
  it('cannot be looked up, because their emails are about others', async () => {
    await becomeAdmin()
    const { email } = await db.contactInfo.findFirstOrThrow()
    expect(await lookUp({ email })).toMatchObject({ ok: false, fieldErrors: { email: expect.any(String) } })
    expect(await getPerson(sealPerson(email, 'lookup'))).toBeNull()
    expect((await download(post({ person: sealPerson(email, 'lookup'), part: 'json' }))).status).toBe(404)
  })

  it('include those of accounts, unless they are disabled', async () => {
    const email = newEmail()
    const { id } = await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { email: email.toUpperCase() } })
    const refused = `This address belongs to the team (Bisi’s account), so it can’t be looked up`
    expect(await lookUp({ email })).toMatchObject({ ok: false, fieldErrors: { email: refused } })
    await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { disabledAt: new Date() } })
    expect(await lookUp({ email })).toMatchObject({ ok: true })
    expect((await getPerson(sealPerson(email, 'lookup')))?.parts).toMatchObject([
      { table: 'admin_user', records: [{ email: email.toUpperCase(), role: 'owner' }] },
    ])
    const requestId = await startErasing(email)
    await runErasure(requestId)
    expect(await db.adminUser.findUnique({ where: { id } })).toMatchObject({ name: 'Bisi', email: null })
    expect((await getRequest(requestId))?.counts).toEqual({ admin_user_mentions: 1 })
    expect((await getPerson(sealPerson(email, 'lookup')))?.parts).toEqual([])
  })

  it('include those of invitations while they are open; later, an erasure deletes them', async () => {
    const email = newEmail()
    await becomeAdmin()
    expect(await inviteColleague({ email, role: 'editor' })).toMatchObject({ ok: true })
    expect(await lookUp({ email })).toMatchObject({
      fieldErrors: { email: expect.stringContaining('an open invitation') },
    })
    await db.adminInvitation.updateMany({ where: { email }, data: { expiresAt: new Date() } })
    const parts = (await getPerson(sealPerson(email, 'lookup')))?.parts
    expect(parts?.map(({ table }) => table)).toEqual(['mail_message', 'admin_invitation'])
    const id = await startErasing(email)
    await runErasure(id)
    expect(await db.adminInvitation.count({ where: { email } })).toBe(0)
    expect((await getRequest(id))?.counts).toEqual({ mail_message: 1, admin_invitation: 1 })
  })

  it('include an invitation sent after the erasure started, and keep it open', async () => {
    const email = newEmail()
    await becomeAdmin()
    const invite = async () =>
      expect(await inviteColleague({ email, role: 'editor' })).toMatchObject({ ok: true })
    await invite()
    await db.adminInvitation.updateMany({ where: { email }, data: { revokedAt: new Date() } })
    const id = await startErasing(email)
    await invite()
    await runErasure(id)
    expect(await db.adminInvitation.findMany({ where: { email } })).toMatchObject([{ revokedAt: null }])
    expect((await getRequest(id))?.counts).toMatchObject({ admin_invitation: 1 })
  })

  it('do not claim emails about others after leaving the team', async () => {
    const former = `former-${randomUUID()}@example.com`
    const subjectId = randomUUID()
    const [alert, reply] = await db.mailMessage.createManyAndReturn({
      data: [
        {
          template: 'application-alert',
          props: { applicantName: 'Ada' },
          toEmail: former,
          subjectId,
          status: 'failed',
        },
        { template: 'application-message', props: { contactEmail: former }, toEmail: newEmail(), subjectId },
      ],
    })
    await becomeAdmin()
    expect((await getPerson(sealPerson(former, 'lookup')))?.parts).toEqual([])
    const erased = await erasePerson({ person: sealPerson(former, 'lookup'), confirmation: former })
    await runErasure(erased.ok ? erased.data.id : '')
    const kept = await db.mailMessage.findMany({ where: { subjectId } })
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([alert?.id, reply?.id]))
    // Otherwise a retry would send somebody else's data to the erased address.
    expect(kept.find(({ id }) => id === alert?.id)).toMatchObject({ toEmail: '', status: 'cancelled' })
  })
})

describe('erasing', () => {
  it('keeps texts within their limits, however short the address', async () => {
    const [short, email] = ['a@b.ng', newEmail()]
    await joinWaitlist({ name: `${'x'.repeat(93)} ${short}`, email, source: 'hero' })
    await runErasure(await startErasing(short))
    const { name } = await db.waitlistEntry.findUniqueOrThrow({ where: { email } })
    expect(name).toBe(`${'x'.repeat(93)} […]`)
  })

  it.each([
    ['look-alikes in the log', `ada-${randomUUID()}@example.com`, '[erased]'],
    ['a short address in the log', 'a@c.ng', '[…]'],
  ])('is not held up by %s', async (_what, email, mark) => {
    const recordId = randomUUID()
    const wide = email.replace('a', '\uff41')
    const summary = `renamed ${email.replace('a', 'á')}, ${wide} and ${email}`
    const details = { names: [email, wide] }
    await db.auditEvent.create({
      data: { actorName: 'Ada', noun: 'account', action: 'update', recordId, summary, details },
    })
    const id = await startErasing(email)
    await runErasure(id)
    expect(await db.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'done' })
    expect(await db.auditEvent.findFirstOrThrow({ where: { recordId } })).toMatchObject({
      summary: summary.replace(email, mark),
      searchText: `renamed ${mark}, ${mark} and ${mark}`,
      details: { names: [mark, wide] },
    })
  })

  it('that has failed permanently is shown as failed, and can be started again', async () => {
    const email = await joinWaitlistAs()
    const id = await startErasing(email)
    const shown = async () => [
      (await getRequest(id))?.status,
      (await listRequests(parseRequestParams({ q: email }))).rows[0]?.status,
      (await getPerson(sealPerson(email, 'lookup')))?.requests[0]?.status,
    ]
    expect(await shown()).toEqual(['erasing', 'erasing', 'erasing'])
    const key = `privacy:${id}`
    await query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [key])
    expect(await shown()).toEqual(['failed', 'failed', 'failed'])
    expect(await startErasing(email)).toBe(id)
    expect(await shown()).toEqual(['erasing', 'erasing', 'erasing'])
    await runErasure(id)
    expect(await getRequest(id)).toMatchObject({ status: 'done', email: null })
  })

  it("requires the typed address, and rejects the team's own addresses", async () => {
    const email = await joinWaitlistAs()
    await becomeAdmin()
    const person = sealPerson(email, 'lookup')
    for (const confirmation of ['', 'ada@example.com', `x${email}`])
      expect(await erasePerson({ person, confirmation })).toMatchObject({
        ok: false,
        fieldErrors: { confirmation: expect.any(String) },
      })
    const { email: contact } = await db.contactInfo.findFirstOrThrow()
    const { pressEmail, generalEmail } = await db.pressContact.findFirstOrThrow()
    expect(await db.hiringSettings.count()).toBe(0)
    for (const own of [contact, pressEmail, generalEmail, site.hiringEmail])
      expect(await erasePerson({ person: sealPerson(own, 'lookup'), confirmation: own })).toMatchObject({
        ok: false,
        message: expect.stringContaining('belongs to the team'),
      })
    expect((await erasePerson({ person: email, confirmation: email })).ok).toBe(false)
    expect(await db.waitlistEntry.count({ where: { email } })).toBe(1)
  })

  it('happens once, however often it is started and run', async () => {
    const email = await joinWaitlistAs()
    const id = await startErasing(email)
    expect((await erasePerson({ person: sealPerson(email, 'lookup'), confirmation: email })).ok).toBe(false)
    await Promise.allSettled([runErasure(id), runErasure(id)])
    await runErasure(id)
    const proof = await db.privacyRequest.findUniqueOrThrow({ where: { id } })
    expect(proof).toMatchObject({ status: 'done', email: null, counts: { waitlist: 1, mail_message: 1 } })
  })

  it('does not keep staff from returning to the name under which they started it', async () => {
    const email = await joinWaitlistAs()
    await becomeAdmin()
    const [name, later] = [`Ada ${randomUUID()}`, `Ada ${randomUUID()}`]
    expect(await saveProfile({ name, email: '' })).toMatchObject({ ok: true })
    const started = await erasePerson({ person: sealPerson(email, 'lookup'), confirmation: email })
    await runErasure(started.ok ? started.data.id : '')
    expect(await db.auditEvent.count({ where: { actorName: name, action: 'erase' } })).toBe(1)
    for (const next of [later, name])
      expect(await saveProfile({ name: next, email: '' })).toMatchObject({ ok: true })
  })

  it('closes the request for it, and all others of the address', async () => {
    const email = newEmail()
    const { id: access } = await requestAndConfirm('access', email)
    await db.mailMessage.updateMany({
      where: { toEmail: email },
      data: { createdAt: new Date(Date.now() - HOUR) },
    })
    const { id: erasure, token } = await requestAndConfirm('erasure', email)
    const id = await startErasing(email)
    expect(id).toBe(erasure)
    await runErasure(id)
    const left = await db.privacyRequest.findMany({ where: { id: { in: [access, erasure] } } })
    for (const row of left)
      expect(row).toMatchObject({ status: 'done', email: null, tokenHash: null, closedBy: 'Bisi' })
    expect(await getConfirmationRequest(token)).toBeNull()
    // Searching for the address finds the outcome.
    const { rows } = await listRequests(parseRequestParams({ q: email, status: 'done' }))
    expect(rows.map((row) => row.id).toSorted()).toEqual([access, erasure].toSorted())
  })

  it('resumes after being killed', async () => {
    const email = await joinWaitlistAs()
    await sendContactMessage({
      name: 'Ada',
      email,
      subject: 'Hello',
      message: 'A question',
      category: 'general',
    })
    const id = await startErasing(email)
    // As if killed between two transactions: the first has been committed, and the audit event cannot be written.
    await query("alter table audit_event add constraint no_erasure check (action <> 'erase') not valid")
    await expect(runErasure(id)).rejects.toThrow()
    await query('alter table audit_event drop constraint no_erasure')
    const half = await db.privacyRequest.findUniqueOrThrow({ where: { id } })
    expect(half).toMatchObject({ status: 'erasing', email, counts: { waitlist: 1, contact_message: 1 } })
    expect(await db.waitlistEntry.count({ where: { email } })).toBe(0)
    await runErasure(id)
    expect(await db.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'done',
      email: null,
      counts: { waitlist: 1, contact_message: 1 },
    })
  })

  it('either erases what is sent while it is running or leaves all of it', async () => {
    const email = await joinWaitlistAs()
    const id = await startErasing(email)
    becomeNewVisitor()
    const again = Array.from({ length: 6 }, () => joinWaitlist({ name: 'Ada Obi', email }))
    await Promise.all([runErasure(id), ...again])
    const [rows, emails] = await Promise.all([
      db.waitlistEntry.findMany({ where: { email } }),
      db.mailMessage.findMany({ where: { toEmail: email } }),
    ])
    expect(emails.map(({ subjectId }) => subjectId)).toEqual(rows.map((row) => row.id))
    expect((await db.privacyRequest.findUniqueOrThrow({ where: { id } })).status).toBe('done')
  })

  it('keeps the address suppressed as a hash, until staff lift it', async () => {
    const email = newEmail()
    // Erased twice. The complaint counts, because it is stronger.
    for (const reason of ['unsubscribed', 'complained'] as const) {
      await db.mailSuppression.create({ data: { email, reason } })
      await runErasure(await startErasing(email))
    }
    expect(await getPerson(sealPerson(email, 'lookup'))).toMatchObject({ parts: [], isSuppressed: true })
    await becomeAdmin({}, 'support')
    expect(await allowMessages({ person: sealPerson(email, 'lookup') })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Only an owner'),
    })
    await becomeAdmin()
    expect(await allowMessages({ person: sealPerson(email, 'lookup') })).toEqual({ ok: true, data: null })
    expect(await getPerson(sealPerson(email, 'lookup'))).toMatchObject({ isSuppressed: false })
    const other = await joinWaitlistAs()
    await runErasure(await startErasing(other))
    expect(await getPerson(sealPerson(other, 'lookup'))).toMatchObject({ isSuppressed: false })
  })
})

async function subscribeAndConfirm(email: string) {
  becomeNewVisitor()
  await subscribe({ email })
  const [sentEmail] = await emailsOf(email, 'newsletter-confirm')
  await confirmSubscription({ token: subscriptionToken(seedIn(sentEmail)) })
}

it('lifts the suppression of someone who subscribes again, unless their address bounced', async () => {
  const [unsubscribed, bounced] = [newEmail(), newEmail()]
  await db.mailSuppression.create({ data: { email: unsubscribed, reason: 'unsubscribed' } })
  await db.mailSuppression.create({ data: { email: bounced, reason: 'bounced' } })
  for (const email of [unsubscribed, bounced]) await subscribeAndConfirm(email)
  const suppressed = await db.mailSuppression.findMany({ where: { email: { in: [unsubscribed, bounced] } } })
  expect(suppressed.map(({ email }) => email)).toEqual([bounced])
})

it('lets someone who unsubscribed before an erasure subscribe again', async () => {
  const email = newEmail()
  await db.mailSuppression.create({ data: { email, reason: 'unsubscribed' } })
  await runErasure(await startErasing(email))
  await subscribeAndConfirm(email)
  await becomeAdmin()
  expect(await getPerson(sealPerson(email, 'lookup'))).toMatchObject({ isSuppressed: false })
})

it('deletes what is no longer needed', async () => {
  const { email } = await requestData('access')
  const { email: young } = await requestData('access')
  await db.privacyRequest.updateMany({
    where: { email },
    data: { tokenExpiresAt: new Date(Date.now() - UNCONFIRMED_DAYS * DAY - 1000) },
  })
  const { id: answered, email: answeredEmail } = await requestAndConfirm('access')
  const longAgo = new Date()
  longAgo.setMonth(longAgo.getMonth() - ANSWERED_MONTHS - 1)
  await db.privacyRequest.update({ where: { id: answered }, data: { status: 'done', closedAt: longAgo } })
  const copy = { email: young, tokenHash: randomUUID(), expiresAt: new Date(Date.now() - 1) }
  const { id: subjectId } = await db.privacyCopy.create({ data: copy })
  await db.mailMessage.create({
    data: { template: 'privacy-copy', props: { seed: randomUUID() }, toEmail: young, subjectId },
  })
  await jobs['privacy.forget']?.({})
  expect(await requestsOf(email)).toEqual([])
  expect(await requestsOf(young)).toHaveLength(1)
  expect(await db.privacyCopy.count({ where: { tokenHash: copy.tokenHash } })).toBe(0)
  // Their emails contain the address.
  const emails = await db.mailMessage.findMany({ where: { toEmail: { in: [email, young, answeredEmail] } } })
  expect(emails.map(({ template, toEmail }) => [template, toEmail])).toEqual([['privacy-confirm', young]])
  expect(await db.privacyRequest.findUnique({ where: { id: answered } })).toMatchObject({
    email: null,
    status: 'done',
  })
})

it('deletes old requests in batches, so that one night can delete any number', async () => {
  const emailHash = randomUUID()
  const due = { kind: 'access', emailHash, tokenExpiresAt: new Date(0) } as const
  await db.privacyRequest.createMany({
    data: Array.from({ length: 1_001 }, () => ({ ...due, email: randomUUID(), tokenHash: randomUUID() })),
  })
  const left = () => db.privacyRequest.count({ where: { emailHash } })
  await withClient(env.DATABASE_URL, async (client) => {
    await client.query('BEGIN')
    await client.query(
      'SELECT 1 FROM privacy_request WHERE email_hash = $1 ORDER BY id DESC LIMIT 1 FOR UPDATE',
      [emailHash],
    )
    const forgetting = jobs['privacy.forget']?.({})
    await vi.waitFor(async () => expect(await left()).toBeLessThan(100), { timeout: 20_000 })
    await client.query('ROLLBACK')
    await forgetting
  })
  expect(await left()).toBe(0)
})

it('keeps no personal data in jobs', async () => {
  const email = await joinWaitlistAs()
  const id = await startErasing(email)
  const queued = await query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where key = $1`,
    [`privacy:${id}`],
  )
  expect(queued).toEqual([{ payload: { requestId: id } }])
})
