import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/api/unsubscribe/[token]/route'
import { cancelCampaign, previewMessage, sendTestMessage, startCampaign } from '@/lib/campaigns/actions'
import { countAudience, getCampaign, listCampaigns } from '@/lib/campaigns/admin-queries'
import { campaignJobs } from '@/lib/campaigns/jobs'
import { campaignTemplates } from '@/lib/campaigns/mail'
import type { Audience } from '@/lib/campaigns/schema'
import { DAY_MS } from '@/lib/dates'
import { mailJobs } from '@/lib/mail/jobs'
import { isSuppressed } from '@/lib/mail/suppression'
import { allowAddress, retryEmail } from '@/lib/outbox/actions'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { parseListParams } from '@/lib/platform/list-params'
import { log } from '@/lib/platform/log'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { startWorker } from '@/lib/platform/worker'
import { deleteEntries, joinWaitlist } from '@/lib/waitlist/actions'
import { listEntries } from '@/lib/waitlist/admin-queries'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { waitlistJobs } from '@/lib/waitlist/jobs'
import { waitlistList } from '@/lib/waitlist/schema'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { headerOf, listEmails, waitForEmail } from '../support/mail'
import { becomeVisitor } from '../support/request'

log.level = 'silent'
const jobs = { ...campaignJobs, ...mailJobs(campaignTemplates) }
const soon = { timeout: 15_000, interval: 50 }

let stop: (() => Promise<void>) | undefined
const startSending = () => {
  stop = startWorker(jobs, [])
}
const stopSending = async () => {
  await stop?.()
  stop = undefined
}
afterAll(stopSending)

/** Each test adds its own people. Their email addresses contain a word that no other test searches for. */
let word = ''
let peopleAdded = 0
beforeEach(async () => {
  await stopSending()
  word = `g${randomUUID().slice(0, 8)}`
  peopleAdded = 0
  await becomeAdmin()
})

async function addPeople(count: number, overrides: object = {}) {
  return db.waitlistEntry.createManyAndReturn({
    data: Array.from({ length: count }, () => {
      peopleAdded += 1
      return {
        name: 'Ada Obi',
        email: `${word}-${peopleAdded}@example.com`,
        source: 'hero',
        consentVersion: CONSENT_VERSION,
        ...overrides,
      }
    }),
    select: { id: true, email: true, name: true },
  })
}

type WaitlistAudience = Extract<Audience, { kind: 'waitlist' }>
const audience = (status: WaitlistAudience['status'] = null): WaitlistAudience => ({
  kind: 'waitlist',
  q: word,
  status,
  plan: null,
})

const messageTo = (
  recipients: number,
  overrides: Partial<{ submission: string; audience: Audience }> = {},
) => ({
  submission: randomUUID(),
  subject: `News for ${word}`,
  preview: 'We open soon',
  body: 'First paragraph.\n\nSecond <b>paragraph</b>.',
  audience: audience(),
  recipients,
  ...overrides,
})

async function start(...overrides: Parameters<typeof messageTo>) {
  const result = await startCampaign(messageTo(...overrides))
  if (!result.ok) throw new Error(result.message)
  return result.data
}

async function waitUntilFinished(id: string) {
  await vi.waitFor(async () => {
    await makeJobsDue()
    expect((await getCampaign(id))?.status).toBe('done')
  }, soon)
  return getCampaign(id)
}

const tokenOf = (id = '') => unsubscribeUrl(id).split('/').at(-1) ?? ''
const emailsOf = (campaignId: string) => db.mailMessage.findMany({ where: { campaignId } })
const makeJobsDue = () =>
  query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')

describe('the recipients of a message', () => {
  it('are the people who match the filter and can get email, as many as were shown', async () => {
    const active = await addPeople(3)
    await addPeople(2, { status: 'converted' })
    await addPeople(1, { unsubscribedAt: new Date() })
    await addPeople(1, { deletedAt: new Date() })
    const [bounced] = await addPeople(1)
    await db.mailSuppression.create({ data: { email: bounced?.email ?? '', reason: 'bounced' } })

    expect(await countAudience(audience())).toEqual({ recipients: 5, leftOut: 2 })
    expect(await countAudience(audience('active'))).toEqual({ recipients: 3, leftOut: 2 })

    const { id, recipientCount } = await start(3, { audience: audience('active') })
    expect(recipientCount).toBe(3)
    startSending()
    expect(await waitUntilFinished(id)).toMatchObject({
      recipientCount: 3,
      progress: { sent: 3, failed: 0, suppressed: 0, cancelled: 0, queued: 0 },
    })
    const sent = await emailsOf(id)
    expect(sent.map(({ toEmail }) => toEmail).sort()).toEqual(active.map(({ email }) => email).sort())
    for (const { email } of active) expect(await listEmails(email)).toHaveLength(1)
    expect(await listEmails(bounced?.email ?? '')).toEqual([])
  })

  it('can be filtered by their plan', async () => {
    await addPeople(2, { plan: 'amount=650000&months=4' })
    await addPeople(1, { plan: 'amount=90000&months=4' })
    await addPeople(1)
    const medium = { ...audience(), plan: 'medium' as const }
    expect(await countAudience(medium)).toEqual({ recipients: 2, leftOut: 0 })
    expect(await start(2, { audience: medium })).toMatchObject({ recipientCount: 2 })
  })

  it('are the selected people who are still on the list and have not unsubscribed', async () => {
    const [ada, bisi, chidi, deleted] = await addPeople(4)
    await addPeople(1)
    await db.waitlistEntry.update({ where: { id: chidi?.id }, data: { unsubscribedAt: new Date() } })
    await db.waitlistEntry.update({ where: { id: deleted?.id }, data: { deletedAt: new Date() } })
    const ids = [ada, bisi, chidi, deleted, ada].map((person) => person?.id ?? '')
    const selected = { kind: 'selected' as const, ids }

    expect(await countAudience(selected)).toEqual({ recipients: 2, leftOut: 1 })
    const { id } = await start(2, { audience: selected })
    startSending()
    expect(await waitUntilFinished(id)).toMatchObject({
      audience: { ids: ids.slice(0, 4) },
      progress: { sent: 2 },
    })
    const sent = (await emailsOf(id)).map(({ toEmail }) => toEmail)
    expect(sent.sort()).toEqual([ada?.email, bisi?.email].sort())
  })

  it.each([
    ['no ids', []],
    ['more ids than fit on one page', Array.from({ length: 51 }, () => randomUUID())],
    ['values that are not ids', ["' OR true --"]],
  ])('cannot be selected with %s', async (_what, ids) => {
    const before = await db.campaign.count()
    expect(await startCampaign(messageTo(1, { audience: { kind: 'selected', ids } }))).toMatchObject({
      ok: false,
    })
    expect(await db.campaign.count()).toBe(before)
  })

  it('are refused if their number has changed since it was shown', async () => {
    await addPeople(2)
    expect(await startCampaign(messageTo(1))).toEqual({
      ok: false,
      message: expect.stringContaining('it now has 2 people'),
    })
    expect(await db.campaign.count({ where: { subject: `News for ${word}` } })).toBe(0)
  })

  it.each([
    { q: 'a'.repeat(201) },
    { q: `a${String.fromCharCode(0)}` },
    { status: 'hired' },
    { q: undefined },
  ])('cannot be selected with the invalid filter %j', async (overrides) => {
    await addPeople(1)
    const message = { ...messageTo(1), audience: { ...audience(), ...overrides } }
    const before = await db.campaign.count()
    // @ts-expect-error -- a browser may send it anyway
    expect(await startCampaign(message)).toMatchObject({ ok: false })
    expect(await db.campaign.count()).toBe(before)
  })

  it('do not include people who join after sending has started', async () => {
    await addPeople(1)
    const { id } = await start(1)
    await addPeople(1)
    startSending()
    await waitUntilFinished(id)
    expect(await emailsOf(id)).toHaveLength(1)
  })

  it('stay the same if their status changes during sending, except for people who left', async () => {
    const everyone = await addPeople(250)
    const others = await addPeople(3, { status: 'notified' })
    const { id } = await start(250, { audience: audience('active') })
    await runBatchOnce(id)
    const setStatus = (status: 'active' | 'notified', list: typeof everyone) =>
      db.waitlistEntry.updateMany({
        where: { id: { in: list.map((person) => person.id) } },
        data: { status },
      })
    await setStatus('notified', everyone)
    await setStatus('active', others)
    const [unsubscribed, deleted] = everyone.slice(-2)
    await db.waitlistEntry.update({ where: { id: unsubscribed?.id }, data: { unsubscribedAt: new Date() } })
    await db.waitlistEntry.update({ where: { id: deleted?.id }, data: { deletedAt: new Date() } })
    await runBatchOnce(id)
    const emails = (await emailsOf(id)).map(({ toEmail }) => toEmail)
    expect(emails.sort()).toEqual(
      everyone
        .slice(0, -2)
        .map(({ email }) => email)
        .sort(),
    )
    await db.mailMessage.updateMany({ where: { campaignId: id }, data: { status: 'sent' } })
    await runBatchOnce(id)
    expect(await getCampaign(id)).toMatchObject({ status: 'done', recipientCount: 250 })
    expect(await db.campaignRecipient.count({ where: { campaignId: id } })).toBe(0)
  })

  it('get a single campaign, even if the same form is submitted several times', async () => {
    await addPeople(2)
    const message = messageTo(2)
    const results = await Promise.all([startCampaign(message), startCampaign(message)])
    results.push(await startCampaign(message))
    const ids = results.map((result) => (result.ok ? result.data.id : result.message))
    expect(new Set(ids).size).toBe(1)
    expect((await listCampaigns()).filter(({ subject }) => subject === message.subject)).toHaveLength(1)
    expect(await db.auditEvent.count({ where: { noun: 'campaigns', recordId: ids[0] ?? '' } })).toBe(1)
  })
})

describe('each email', () => {
  it('greets the recipient by name, shows markup as text and has a one-click unsubscribe link', async () => {
    const [person] = await addPeople(1)
    const { id } = await start(1)
    startSending()
    const mail = await waitForEmail(person?.email ?? '')
    await waitUntilFinished(id)
    expect(mail.subject).toBe(`News for ${word}`)
    expect(mail.text).toContain(`Hello ${person?.name}`)
    expect(mail.text).toContain('Second <b>paragraph</b>.')
    expect(mail.html).toContain('&lt;b&gt;paragraph')
    const url = unsubscribeUrl(person?.id ?? '')
    expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${url}>`)
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(url)
  })

  it('can be previewed and sent as a test, which has no one-click unsubscribe header', async () => {
    const draft = { subject: `News for ${word}`, preview: '', body: 'Hello there' }
    expect(await previewMessage(draft)).toMatchObject({
      ok: true,
      data: { html: expect.stringMatching(/Hello there.*you joined the .* waitlist.*Unsubscribe/s) },
    })
    expect(await previewMessage({ ...draft, subject: '', body: '' })).toMatchObject({ ok: true })
    const { id } = await becomeAdmin()
    const accountEmail = `${word}-owner@example.com`
    await db.adminUser.update({ where: { id }, data: { email: accountEmail } })
    const email = `${word}-staff@example.com`
    expect(await sendTestMessage({ ...draft, email: email.toUpperCase() })).toEqual({
      ok: true,
      data: { email },
    })
    startSending()
    const mail = await waitForEmail(email)
    expect(mail.subject).toBe(`[Test] News for ${word}`)
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined()
    // The account keeps its address, because security notices go there.
    expect(await db.adminUser.findUnique({ where: { id }, select: { email: true } })).toEqual({
      email: accountEmail,
    })
  })

  it.each([
    [{ subject: '' }, { subject: 'Please write a subject' }],
    [{ body: ' \n ' }, { body: 'Please write a message' }],
    [{ subject: 'Hello\r\nBcc: b@example.com' }, { subject: expect.any(String) }],
    [{ body: 'a'.repeat(20_001) }, { body: expect.any(String) }],
  ])('is not sent with %j', async (overrides, fieldErrors) => {
    await addPeople(1)
    expect(await startCampaign({ ...messageTo(1), ...overrides })).toEqual({ ok: false, fieldErrors })
  })
})

describe('unsubscribing', () => {
  const requestArgs = (method: string, token: string, headers = {}) =>
    [
      new Request(`${env.APP_URL}/api/unsubscribe/${token}`, { method, headers }),
      { params: Promise.resolve({ token }) },
    ] as const

  it('requires a POST: opening the link only leads to a confirmation page', async () => {
    const [person] = await addPeople(1)
    const token = tokenOf(person?.id)
    becomeVisitor()
    const response = await GET(...requestArgs('GET', token))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${env.APP_URL}/unsubscribe/${token}`)
    expect(await findPerson(person?.id)).toEqual({ unsubscribedAt: null })
  })

  it('with one click stops queued and future emails, and can be repeated', async () => {
    const [person, other] = await addPeople(2)
    const { id } = await start(2)
    await runBatchOnce(id)
    const token = tokenOf(person?.id)
    becomeVisitor()
    for (let i = 0; i < 2; i += 1) expect((await POST(...requestArgs('POST', token))).status).toBe(200)
    expect(await findPerson(person?.id)).toEqual({ unsubscribedAt: expect.any(Date) })

    await becomeAdmin()
    startSending()
    expect((await waitUntilFinished(id))?.progress).toMatchObject({ sent: 1, suppressed: 1 })
    expect(await listEmails(person?.email ?? '')).toEqual([])
    expect(await listEmails(other?.email ?? '')).toHaveLength(1)
    expect(await countAudience(audience())).toEqual({ recipients: 1, leftOut: 1 })
  })

  it('with one click stops retries of a failed email', async () => {
    const [person] = await addPeople(1)
    const { id } = await start(1)
    await runBatchOnce(id)
    await db.mailMessage.updateMany({ where: { campaignId: id }, data: { status: 'failed' } })
    becomeVisitor()
    await POST(...requestArgs('POST', tokenOf(person?.id)))
    expect(await db.mailMessage.findFirst({ where: { campaignId: id } })).toMatchObject({
      status: 'suppressed',
    })
  })

  it('cannot be undone by signing up again, which does not prove who owns the address', async () => {
    const [person] = await addPeople(1, { unsubscribedAt: new Date() })
    becomeVisitor({ address: '198.51.100.77' })
    expect(await joinWaitlist({ name: 'Ada', email: person?.email ?? '' })).toMatchObject({ ok: false })
    await db.waitlistEntry.update({ where: { id: person?.id }, data: { deletedAt: new Date() } })
    expect(await joinWaitlist({ name: 'Ada', email: person?.email ?? '' })).toMatchObject({ ok: true })
    expect(await findPerson(person?.id)).toEqual({ unsubscribedAt: expect.any(Date) })
  })

  it('stays in effect after the erasure of the entry if the person joins again, until staff allow the address', async () => {
    const longAgo = new Date(Date.now() - (TRASH_DAYS + 1) * DAY_MS)
    const [person] = await addPeople(1, { unsubscribedAt: longAgo, deletedAt: longAgo })
    const email = person?.email ?? ''
    await waitlistJobs['waitlist.empty-trash']?.({})
    becomeVisitor({ address: '198.51.100.78' })
    expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
    await becomeAdmin()
    expect(await countAudience(audience())).toEqual({ recipients: 0, leftOut: 1 })
    const { entries } = await listEntries(parseListParams(waitlistList, { q: word }))
    expect(entries).toMatchObject([{ suppression: 'unsubscribed' }])
    expect(await allowAddress({ email })).toMatchObject({ ok: true })
    expect(await countAudience(audience())).toEqual({ recipients: 1, leftOut: 0 })
    expect(await isSuppressed(email)).toBe(false)
  })

  it.each(['', 'x', `${randomUUID()}.`, `${randomUUID()}.${'a'.repeat(43)}`])(
    'rejects the made-up link "%s"',
    async (token) => {
      const before = await db.waitlistEntry.count({ where: { unsubscribedAt: { not: null } } })
      becomeVisitor()
      for (const headers of [{}, { 'sec-fetch-mode': 'navigate' }])
        expect((await POST(...requestArgs('POST', token, headers))).status).toBe(422)
      expect(await db.waitlistEntry.count({ where: { unsubscribedAt: { not: null } } })).toBe(before)
    },
  )

  it('redirects a person who clicked the button back to the page', async () => {
    const [person] = await addPeople(1)
    const token = tokenOf(person?.id)
    const response = await POST(...requestArgs('POST', token, { 'sec-fetch-mode': 'navigate' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${env.APP_URL}/unsubscribe/${token}`)
  })

  const findPerson = (id = '') =>
    db.waitlistEntry.findUniqueOrThrow({ where: { id }, select: { unsubscribedAt: true } })
})

/** Runs the job that writes emails to the outbox once, as if the process had ended right after. */
async function runBatchOnce(campaignId: string) {
  await campaignJobs['campaigns.write-batch']?.({ campaignId })
}

describe('a message being sent', () => {
  it('does not reach people who are moved to the Trash before it is sent', async () => {
    const [deleted, other] = await addPeople(2)
    const { id } = await start(2)
    await runBatchOnce(id)
    expect(await deleteEntries({ selection: { ids: [deleted?.id ?? ''] } })).toMatchObject({ ok: true })
    startSending()
    expect((await waitUntilFinished(id))?.progress).toMatchObject({ sent: 1, cancelled: 1 })
    expect(await listEmails(deleted?.email ?? '')).toEqual([])
    expect(await listEmails(other?.email ?? '')).toHaveLength(1)
  })

  it('can be stopped: queued emails are not sent, and no more are written', async () => {
    await addPeople(250)
    const { id } = await start(250)
    await runBatchOnce(id)
    expect(await emailsOf(id)).toHaveLength(200)
    expect(await cancelCampaign({ id })).toMatchObject({ ok: true })
    await runBatchOnce(id)
    const [mail] = await emailsOf(id)
    await jobs['mail.send']?.({ mailId: mail?.id })
    expect(await listEmails(mail?.toEmail ?? '')).toEqual([])
    expect(await getCampaign(id)).toMatchObject({
      status: 'cancelled',
      progress: { sent: 0, cancelled: 200, queued: 0 },
    })
    expect(await cancelCampaign({ id })).toMatchObject({ ok: false, message: expect.any(String) })
  })

  it('cancels its failed emails when stopped, so that they cannot be retried', async () => {
    await addPeople(2)
    const { id } = await start(2)
    await runBatchOnce(id)
    const [failed] = await emailsOf(id)
    await db.mailMessage.update({
      where: { id: failed?.id ?? '' },
      data: { status: 'failed', failedAt: new Date() },
    })
    expect(await cancelCampaign({ id })).toMatchObject({ ok: true })
    await runBatchOnce(id)
    expect(await retryEmail({ id: failed?.id ?? '' })).toMatchObject({ ok: false })
    expect(await getCampaign(id)).toMatchObject({ progress: { failed: 1, cancelled: 1, queued: 0 } })
    expect(await db.auditEvent.findFirst({ where: { recordId: id, action: 'cancel' } })).toMatchObject({
      summary: 'stopped a campaign with 1 email still queued',
    })
  })

  it('continues after a crash at any point, without sending anyone a second email', async () => {
    const everyone = await addPeople(450)
    const { id } = await start(450)
    // Run the job twice at the same time, as when a worker that was presumed dead returns.
    await Promise.all([runBatchOnce(id), runBatchOnce(id)])
    // Killed within a batch: neither its emails nor the cursor are saved.
    const crashing = db.$transaction(async (tx) => {
      await tx.campaign.update({ where: { id }, data: { cursor: null } })
      throw new Error('killed')
    })
    await expect(crashing).rejects.toThrow('killed')
    // Restored from a slightly older backup: the cursor is lost, but the emails are not.
    await db.campaign.update({ where: { id }, data: { cursor: null } })
    for (let i = 0; i < 5; i += 1) await runBatchOnce(id)
    const written = await emailsOf(id)
    expect(written).toHaveLength(450)
    expect(new Set(written.map(({ toEmail }) => toEmail)).size).toBe(450)
    expect(new Set(everyone.map((person) => person.email))).toEqual(
      new Set(written.map(({ toEmail }) => toEmail)),
    )
    await cancelCampaign({ id })
  })
})
