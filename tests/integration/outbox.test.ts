import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { getWaitingItems } from '@/lib/dashboard/admin-queries'
import { countUnsentEmails } from '@/lib/mail/queue'
import {
  allowAddress,
  dismissEmail,
  dismissFailedEmails,
  retryEmail,
  retryFailedEmails,
  suppressAddress,
} from '@/lib/outbox/actions'
import {
  countEmails,
  getMail,
  getOutboxState,
  listEmails,
  listSuppressions,
} from '@/lib/outbox/admin-queries'
import { mailList, RETRY_LIMIT, suppressionList } from '@/lib/outbox/schema'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

/** Each test has its own addresses. */
let word = ''
beforeEach(async () => {
  word = `m${randomUUID().slice(0, 8)}`
  await becomeAdmin()
})

const welcome = { template: 'waitlist-welcome', props: { entryId: randomUUID() } }

async function addMail(name: string, overrides: object = {}) {
  const data = { ...welcome, toEmail: `${name}-${word}@example.com`, toName: 'Ada', ...overrides }
  return db.mailMessage.create({ data, select: { id: true, toEmail: true } })
}

const list = (overrides: Record<string, string> = {}) =>
  listEmails(parseListParams(mailList, { q: word, ...overrides }))
const waiting = (id: string) =>
  query<{ key: string }>(`select key from graphile_worker.jobs where key = $1`, [`mail:${id}`])
const lastEvent = () =>
  db.auditEvent.findFirst({
    where: { noun: 'mail' },
    orderBy: { at: 'desc' },
    select: { summary: true, action: true },
  })

describe('the outbox', () => {
  it('lists emails newest first by subject, with a filter and a search that count the same', async () => {
    const older = await addMail('older', {
      status: 'sent',
      sentAt: new Date(),
      createdAt: new Date(Date.now() - 60_000),
    })
    const newer = await addMail('newer')
    await addMail('other', { toEmail: `someone-${randomUUID().slice(0, 8)}@example.com` })
    const { rows } = await list()
    expect(rows.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(rows[0]?.subject).toMatch(/waitlist/)
    expect((await list({ status: 'sent' })).rows.map(({ id }) => id)).toEqual([older.id])
    expect(await countEmails(parseListParams(mailList, { q: word, status: 'sent' }))).toBe(1)
    expect((await list({ q: `OLDER-${word}` })).rows.map(({ id }) => id)).toEqual([older.id])
  })

  it('pages by key', async () => {
    const data = Array.from({ length: 53 }, (_, index) => ({
      ...welcome,
      toEmail: `n${index}-${word}@example.com`,
      createdAt: new Date(Date.now() - index * 1000),
    }))
    await db.mailMessage.createMany({ data })
    const first = await list()
    expect(first.rows).toHaveLength(50)
    const second = await list({ after: first.rows.at(-1)?.id ?? '' })
    expect(second.rows.map(({ toEmail }) => toEmail)).toEqual(data.slice(50).map(({ toEmail }) => toEmail))
    expect(second).toMatchObject({ hasPrevious: true, hasNext: false })
  })

  it('names an email unknown to this version, and shows the others as they arrive', async () => {
    const known = await addMail('known')
    const unknown = await addMail('unknown', { template: 'no-such-template', props: {} })
    const outdated = await addMail('outdated', { props: { title: 'from an older version' } })
    expect(await getMail(known.id)).toMatchObject({
      html: expect.stringContaining('Your place is saved'),
      isPersonal: false,
    })
    expect(await getMail(unknown.id)).toMatchObject({ subject: 'no-such-template', html: null })
    expect(await getMail(outdated.id)).toMatchObject({ subject: 'waitlist-welcome', html: null })
    expect(await getMail(randomUUID())).toBeNull()
  })

  it('hides from staff a link that confirms for someone else', async () => {
    const props = { subscriberId: randomUUID(), seed: randomUUID() }
    const { id } = await addMail('confirm', { template: 'newsletter-confirm', props })
    expect(await getMail(id)).toMatchObject({ html: null, isPersonal: true })
  })

  it('counts queued, failed and recently sent emails', async () => {
    const before = await getOutboxState()
    await addMail('queued')
    await addMail('failed', { status: 'failed' })
    await addMail('sent', { status: 'sent', sentAt: new Date() })
    await addMail('sent-long-ago', { status: 'sent', sentAt: new Date(Date.now() - 25 * 3_600_000) })
    expect(await getOutboxState()).toEqual({
      queued: before.queued + 1,
      failed: before.failed + 1,
      sent: before.sent + 1,
      suppressed: before.suppressed,
    })
  })
})

it('reports emails as late after an hour, except those of a campaign, which may take longer', async () => {
  const before = await countUnsentEmails()
  const campaign = await db.campaign.create({
    data: { subject: 'News', body: 'Hello', audience: {}, recipientCount: 1 },
  })
  const queuedAt = new Date(Date.now() - 61 * 60_000)
  await addMail('late', { queuedAt })
  await addMail('new', { createdAt: queuedAt })
  await addMail('campaign', { queuedAt, campaignId: campaign.id })
  await addMail('failed', { queuedAt, status: 'failed' })
  const { queued, failed, late } = before
  expect(await countUnsentEmails()).toMatchObject({ queued: queued + 3, failed: failed + 1, late: late + 1 })
})

it('reports how long emails have waited without any being sent, those of campaigns included', async () => {
  await db.mailMessage.deleteMany()
  const stalledMinutes = async () => Math.round((await countUnsentEmails()).stalledSeconds / 60)
  await addMail('sent', { status: 'sent', sentAt: new Date(Date.now() - 90 * 60_000) })
  expect(await stalledMinutes()).toBe(0)
  const campaign = await db.campaign.create({
    data: { subject: 'News', body: 'Hello', audience: {}, recipientCount: 1 },
  })
  await addMail('campaign', {
    queuedAt: new Date(Date.now() - 61 * 60_000),
    campaignId: campaign.id,
  })
  await addMail('new')
  expect(await stalledMinutes()).toBe(61)
  await addMail('later', { status: 'sent', sentAt: new Date(Date.now() - 5 * 60_000) })
  expect(await stalledMinutes()).toBe(5)
})

describe('Retry', () => {
  it('queues a failed email and its job, once', async () => {
    const { id } = await addMail('failed', { status: 'failed', attempts: 3, lastError: '550 No such user' })
    expect(await retryEmail({ id })).toEqual({ ok: true, data: null })
    expect(await db.mailMessage.findUnique({ where: { id } })).toMatchObject({
      status: 'queued',
      attempts: 0,
      lastError: null,
    })
    expect(await waiting(id)).toHaveLength(1)
    expect(await lastEvent()).toEqual({ action: 'retry', summary: 'retried a failed email' })
    expect(await retryEmail({ id })).toMatchObject({
      ok: false,
      message: expect.stringContaining('no longer marked as failed'),
    })
  })

  it('ignores sent emails', async () => {
    const { id } = await addMail('sent', { status: 'sent', sentAt: new Date() })
    expect((await retryEmail({ id })).ok).toBe(false)
    expect(await waiting(id)).toEqual([])
  })

  it('for all emails queues every failed one', async () => {
    const failed = await Promise.all([1, 2, 3].map((each) => addMail(`f${each}`, { status: 'failed' })))
    // As after a day without the mail server.
    await query(`insert into mail_message (id, template, props, to_email, status)
      select gen_random_uuid(), 'contact-reply', '{}', 'outage@example.com', 'failed' from generate_series(1, 1500)`)
    const results = [await retryFailedEmails({}), await retryFailedEmails({})]
    expect(results).toMatchObject([{ data: { count: RETRY_LIMIT } }, { ok: true }])
    for (const { id } of failed) expect(await waiting(id)).toHaveLength(1)
    expect(await retryFailedEmails({})).toMatchObject({
      ok: false,
      message: expect.stringContaining('No emails have failed'),
    })
  })

  it('for all emails begins with those that have waited longest since their last retry', async () => {
    await query(`insert into mail_message (id, template, props, to_email, status, created_at, queued_at)
      select gen_random_uuid(), 'contact-reply', '{}', 'mistyped@example.com', 'failed', now() - interval '9 days', now()
      from generate_series(1, ${RETRY_LIMIT})`)
    const { id } = await addMail('newer', { status: 'failed', queuedAt: new Date(Date.now() - 60_000) })
    expect(await retryFailedEmails({})).toMatchObject({ data: { count: RETRY_LIMIT } })
    expect(await waiting(id)).toHaveLength(1)
    expect(await retryFailedEmails({})).toMatchObject({ data: { count: 1 } })
  })
})

describe('Dismiss', () => {
  it('stops reporting a failed email, keeps why it failed, and is refused once someone else has retried it', async () => {
    const [dismissed, retried] = [
      await addMail('mistyped', { status: 'failed', lastError: '550 No such user' }),
      await addMail('valid', { status: 'failed' }),
    ]
    const { failedEmails } = await getWaitingItems()
    expect(await dismissEmail({ id: dismissed.id })).toEqual({ ok: true, data: null })
    expect((await getWaitingItems()).failedEmails).toBe(failedEmails - 1)
    expect(await getMail(dismissed.id)).toMatchObject({ status: 'cancelled', lastError: '550 No such user' })
    expect(await lastEvent()).toEqual({ action: 'dismiss', summary: 'dismissed a failed email' })
    expect((await retryEmail({ id: dismissed.id })).ok).toBe(false)
    await retryEmail({ id: retried.id })
    expect(await dismissEmail({ id: retried.id })).toMatchObject({
      ok: false,
      message: expect.stringContaining('no longer marked as failed'),
    })
    expect(await getMail(retried.id)).toMatchObject({ status: 'queued' })
  })

  it('for all emails cancels those that the screen has counted, and no other', async () => {
    const failed = [
      await addMail('a', { status: 'failed', lastError: '550 No such user' }),
      await addMail('b', { status: 'failed' }),
    ]
    const queued = await addMail('c', { status: 'queued' })
    const { failed: count } = await getOutboxState()
    const shownAt = new Date().toISOString()
    const later = await addMail('d', { status: 'failed', failedAt: new Date(Date.now() + 60_000) })
    expect(await dismissFailedEmails({ shownAt })).toEqual({ ok: true, data: { count } })
    for (const { id } of failed) expect(await getMail(id)).toMatchObject({ status: 'cancelled' })
    expect(await getMail(queued.id)).toMatchObject({ status: 'queued' })
    expect(await lastEvent()).toEqual({ action: 'dismiss', summary: `dismissed ${count} failed emails` })
    expect(await getMail(later.id)).toMatchObject({ status: 'failed' })
    expect(await dismissFailedEmails({ shownAt })).toMatchObject({
      message: 'No emails have failed. Please refresh.',
    })
  })

  it('leaves the email among those that failed in its campaign', async () => {
    const { id: campaignId } = await db.campaign.create({
      data: {
        subject: 'News',
        body: 'Hello',
        audience: { kind: 'waitlist', q: '', status: null },
        recipientCount: 1,
      },
    })
    const { id } = await addMail('mistyped', { status: 'failed', failedAt: new Date(), campaignId })
    await dismissEmail({ id })
    expect((await getCampaign(campaignId))?.progress).toMatchObject({ failed: 1, cancelled: 0 })
  })
})

describe('suppressed addresses', () => {
  const find = (q: string) => listSuppressions(parseListParams(suppressionList, { q }))

  it('are added normalized, found and removed, without being named in the activity log', async () => {
    const email = `stop-${word}@example.com`
    expect(await suppressAddress({ email: ` ${email.toUpperCase()} `, reason: 'complained' })).toMatchObject({
      ok: true,
    })
    expect(await find(word)).toMatchObject({ total: 1, rows: [{ email, reason: 'complained' }] })
    expect((await lastEvent())?.summary).toBe('suppressed an address (complained)')
    expect(await suppressAddress({ email, reason: 'bounced' })).toMatchObject({
      ok: false,
      fieldErrors: { email: 'It is already on the list' },
    })
    expect(await allowAddress({ email })).toMatchObject({ ok: true })
    expect((await find(word)).total).toBe(0)
    expect((await allowAddress({ email })).ok).toBe(false)
    expect(JSON.stringify(await db.auditEvent.findMany({ where: { noun: 'mail' } }))).not.toContain(word)
  })

  it.each(['', 'nobody', 'a@example.com, b@example.com'])('reject %j', async (email) => {
    expect(await suppressAddress({ email, reason: 'bounced' })).toMatchObject({
      ok: false,
      fieldErrors: { email: 'Please enter a valid email address' },
    })
  })
})
