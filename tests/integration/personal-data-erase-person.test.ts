import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveProfile } from '@/lib/account/actions'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { queueMail } from '@/lib/mail/queue'
import { isSuppressed } from '@/lib/mail/suppression'
import { confirmSubscription, subscribe } from '@/lib/newsletter/actions'
import { confirmToken as subscriptionToken } from '@/lib/newsletter/tokens'
import { allowMessages, erasePerson, sendCopy } from '@/lib/personal-data/actions'
import { getPerson, getRequest, listRequests } from '@/lib/personal-data/admin-queries'
import { getConfirmationRequest } from '@/lib/personal-data/queries'
import { lockAddress } from '@/lib/personal-data/running-erasure'
import { requestList } from '@/lib/personal-data/schema'
import { sealPerson } from '@/lib/personal-data/tokens'
import { db, type Transaction } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { site } from '@/lib/site'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { newEmail } from '../support/new-email'
import {
  confirm,
  emailsOf,
  joinWaitlistAs,
  requestAndConfirm,
  requestData,
  runErasure,
  seedIn,
  sendMessageAs,
  startErasing,
} from '../support/personal-data'
import { becomeNewVisitor } from '../support/request'

beforeEach(becomeNewVisitor)

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
      (await listRequests(parseListParams(requestList, { q: email }))).rows[0]?.status,
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

  it('is refused until a requested copy has been sent', async () => {
    const email = await joinWaitlistAs()
    const { id } = await requestAndConfirm('access', email)
    await becomeAdmin()
    const person = sealPerson(email, 'lookup')
    expect(await erasePerson({ person, confirmation: email })).toMatchObject({
      ok: false,
      message: expect.stringContaining('waiting for a copy'),
    })
    expect(await db.privacyRequest.count({ where: { email } })).toBe(1)
    expect(await sendCopy({ person })).toMatchObject({ ok: true })
    expect(await getRequest(id)).toMatchObject({ status: 'done' })
    expect(await erasePerson({ person, confirmation: email })).toMatchObject({ ok: true })
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

  it('keeps campaign counts unchanged, with nothing that identifies the person', async () => {
    const email = await joinWaitlistAs()
    const { id: subjectId } = await db.waitlistEntry.findUniqueOrThrow({ where: { email } })
    const audience = { kind: 'waitlist', q: '', status: null }
    const campaign = await db.campaign.create({
      data: { subject: 'Soon', body: 'Hello', audience, recipientCount: 1, status: 'done' },
    })
    const sent = { template: 'waitlist-message', toEmail: email, toName: 'Ada', status: 'sent' } as const
    await db.mailMessage.create({
      data: { ...sent, props: { name: 'Ada' }, subjectId, campaignId: campaign.id },
    })
    await runErasure(await startErasing(email))
    expect((await getCampaign(campaign.id))?.progress).toMatchObject({ sent: 1 })
    expect(await db.mailMessage.findMany({ where: { campaignId: campaign.id } })).toEqual([
      expect.objectContaining({ toEmail: '', toName: '', props: {}, subjectId: null, lastError: null }),
    ])
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

  it.each(['access', 'erasure'] as const)('accepts no other request (%s) until it ends', async (kind) => {
    const { email, token } = await requestData(kind)
    const id = await startErasing(email)
    await confirm(token)
    expect(await getConfirmationRequest(token)).toMatchObject({ state: 'erasing' })
    await runErasure(id)
    expect(await getConfirmationRequest(token)).toBeNull()
    // Searching for the address finds the outcome.
    const { rows } = await listRequests(parseListParams(requestList, { q: email, status: 'done' }))
    expect(rows).toMatchObject([{ id, kind: 'erasure', status: 'done' }])
  })

  it('closes the erasure request', async () => {
    const { email, id, token } = await requestAndConfirm('erasure')
    expect(await startErasing(email)).toBe(id)
    await runErasure(id)
    const closed = { status: 'done', email: null, tokenHash: null, closedBy: 'Bisi' }
    expect(await db.privacyRequest.findUnique({ where: { id } })).toMatchObject(closed)
    expect(await getConfirmationRequest(token)).toBeNull()
  })

  it('erases the confirmation email of a request made while the erasure is finishing', async () => {
    const email = newEmail()
    const id = await startErasing(email)
    const work = async (tx: Transaction) => {
      await lockAddress(tx, email)
      await queueMail(tx, { template: 'privacy-confirm', props: {}, to: { email } })
      const erasure = runErasure(id)
      const untilItWaits = async () =>
        expect(
          await tx.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
        ).toHaveLength(1)
      await vi.waitFor(untilItWaits, { timeout: 15_000 })
      return { erasure }
    }
    const { erasure } = await db.$transaction(work, { timeout: 30_000 })
    await erasure
    expect(await emailsOf(email)).toEqual([])
  })

  it('resumes after being killed', async () => {
    const email = await joinWaitlistAs()
    await sendMessageAs(email)
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

it.each(['unsubscribed', 'bounced', 'complained'] as const)(
  'lifts the suppression of an address that %s once its owner confirms a subscription',
  async (reason) => {
    const email = newEmail()
    await db.mailSuppression.create({ data: { email, reason } })
    await subscribeAndConfirm(email)
    expect(await isSuppressed(email)).toBe(false)
  },
)

it('lets someone who unsubscribed before an erasure subscribe again', async () => {
  const email = newEmail()
  await db.mailSuppression.create({ data: { email, reason: 'unsubscribed' } })
  await runErasure(await startErasing(email))
  await subscribeAndConfirm(email)
  await becomeAdmin()
  expect(await getPerson(sealPerson(email, 'lookup'))).toMatchObject({ isSuppressed: false })
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
