import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { getThread } from '@/lib/contact/admin-queries'
import { DAY_MS } from '@/lib/dates'
import { retentionText } from '@/lib/legal/retention-text'
import { isSuppressed } from '@/lib/mail/suppression'
import { confirmSubscription } from '@/lib/newsletter/actions'
import { confirmToken } from '@/lib/newsletter/tokens'
import { jobs } from '@/lib/nouns-server'
import { retryEmail } from '@/lib/outbox/actions'
import { getMail, listEmails } from '@/lib/outbox/admin-queries'
import { mailList } from '@/lib/outbox/schema'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { parseListParams } from '@/lib/platform/list-params'
import { hashToken } from '@/lib/platform/signed-id'
import { saveRetention } from '@/lib/settings/actions'
import { getRetentionSettings } from '@/lib/settings/admin-queries'
import { getRetention } from '@/lib/settings/queries'
import { becomeAdmin } from '../support/admin'
import { withClient } from '../support/database'

const monthsAgo = (months: number, days = 0) => new Date(Date.now() - (months * 31 + days) * DAY_MS)
const periods = { signupMonths: '36', messageMonths: '24', emailMonths: '12' }

const lastErasure = (noun: string) =>
  db.auditEvent.findFirst({
    where: { noun, action: 'erase' },
    orderBy: { at: 'desc' },
    select: { actorName: true, summary: true },
  })

/** Pretends that a period was shortened a week ago. */
const endPause = () =>
  db.retentionSettings.updateMany({ data: { shortenedAt: new Date(Date.now() - 7 * DAY_MS) } })

beforeEach(async () => {
  await becomeAdmin()
})
afterEach(async () => {
  await db.retentionSettings.deleteMany()
})

describe('the retention settings', () => {
  it('use the defaults until others are saved, and refuse an outdated save', async () => {
    expect(await getRetentionSettings()).toEqual({ values: { ...periods, version: 0 }, pausedUntil: null })
    const saved = { ...periods, emailMonths: ' 6 ', version: 0 }
    expect(await saveRetention(saved)).toEqual({ ok: true, data: { version: 1 } })
    expect(await getRetention()).toEqual({ signupMonths: 36, messageMonths: 24, emailMonths: 6 })
    expect(await saveRetention({ ...periods, version: 0 })).toMatchObject({
      ok: false,
      saved: { version: 1, values: { emailMonths: '6' } },
    })
    expect(await saveRetention({ ...periods, version: 1 })).toEqual({ ok: true, data: { version: 2 } })
    const recorded = await db.auditEvent.findFirst({
      where: { action: 'retention' },
      orderBy: { at: 'desc' },
    })
    expect(recorded?.summary).toBe(
      'set the retention periods: signups 36 months, answered messages 24 months, emails 12 months',
    )
  })

  it('erase nothing for a week after a period was shortened, and tell the owners', async () => {
    const toEmail = `${randomUUID()}@example.com`
    const { id } = await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { email: toEmail } })
    const notices = () =>
      db.mailMessage.count({
        where: { toEmail, props: { path: ['change'], equals: 'retention-shortened' } },
      })
    const person = { name: 'Ada', source: 'hero', consentVersion: 'test' } as const
    const { id: signup } = await db.waitlistEntry.create({
      data: { ...person, email: `${randomUUID()}@example.com`, createdAt: monthsAgo(20) },
    })
    const isKept = async () => (await db.waitlistEntry.count({ where: { id: signup } })) === 1

    await saveRetention({ ...periods, signupMonths: '48', version: 0 })
    expect([await notices(), (await getRetentionSettings()).pausedUntil]).toEqual([0, null])
    await saveRetention({ ...periods, signupMonths: '6', version: 1 })
    expect(await notices()).toBe(1)
    const { pausedUntil } = await getRetentionSettings()
    expect(Math.round(((pausedUntil?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(7)
    await jobs['waitlist.erase-old']?.({})
    expect(await isKept()).toBe(true)
    await saveRetention({ ...periods, signupMonths: '12', version: 2 })
    expect(await notices()).toBe(1)
    await jobs['waitlist.erase-old']?.({})
    expect(await isKept()).toBe(true)

    await endPause()
    expect((await getRetentionSettings()).pausedUntil).toBeNull()
    await jobs['waitlist.erase-old']?.({})
    expect(await isKept()).toBe(false)
  })

  it.each(['0', '121', '1.5', '', 'a year'])('reject %j months', async (months) => {
    const refused = await saveRetention({ ...periods, messageMonths: months, version: 0 })
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {})).toEqual(['messageMonths'])
  })

  it('appear in the privacy policy', () => {
    const text = retentionText({ signupMonths: 36, messageMonths: 1, emailMonths: 6, retentionMonths: 12 })
    for (const fact of [
      '36 months after joining',
      '1 month after the last reply, note or change of status',
      '6 months after we wrote the email',
    ])
      expect(text).toContain(fact)
  })
})

describe('signups', () => {
  it('are erased with their emails when they are too old, and stay unsubscribed', async () => {
    const add = (createdAt: Date) =>
      db.waitlistEntry.create({
        data: {
          name: 'Ada',
          email: `${randomUUID()}@example.com`,
          source: 'hero',
          consentVersion: 'test',
          createdAt,
          unsubscribedAt: createdAt,
        },
      })
    const [kept, due] = [await add(monthsAgo(3)), await add(monthsAgo(7))]
    const welcome = { template: 'waitlist-welcome', props: {}, status: 'sent' } as const
    await db.mailMessage.create({ data: { ...welcome, toEmail: due.email, subjectId: due.id } })
    await saveRetention({ ...periods, signupMonths: '6', version: 0 })
    await endPause()
    await jobs['waitlist.erase-old']?.({})
    const ids = [kept.id, due.id]
    expect(await db.waitlistEntry.findMany({ where: { id: { in: ids } }, select: { id: true } })).toEqual([
      { id: kept.id },
    ])
    expect(await db.mailMessage.count({ where: { subjectId: due.id } })).toBe(0)
    expect(await isSuppressed(due.email)).toBe(true)
    expect(await db.mailSuppression.count({ where: { email: due.email } })).toBe(0)
    expect(await lastErasure('waitlist')).toEqual({
      actorName: 'A scheduled job',
      summary: expect.stringMatching(/^erased (a signup|[\d,]+ signups), 6 months after joining$/),
    })
  })
})

describe('the newsletter of someone who left the waitlist', () => {
  async function leaveAndErase(email: string) {
    const at = { createdAt: monthsAgo(7), unsubscribedAt: monthsAgo(1) }
    const { id } = await db.waitlistEntry.create({
      data: { name: 'Ada', email, source: 'hero', consentVersion: 'test', ...at },
    })
    await saveRetention({ ...periods, signupMonths: '6', version: 0 })
    await endPause()
    await jobs['waitlist.erase-old']?.({})
    expect(await db.waitlistEntry.count({ where: { id } })).toBe(0)
  }

  async function confirmNewsletter(email: string) {
    const token = confirmToken(randomUUID())
    const pending = { tokenHash: hashToken(token), tokenExpiresAt: new Date(Date.now() + DAY_MS) }
    await db.subscriber.create({ data: { email, source: '/blog', consentVersion: 'test', ...pending } })
    expect(await confirmSubscription({ token })).toMatchObject({ ok: true })
  }

  it('is still sent after the entry has been erased', async () => {
    const email = `${randomUUID()}@example.com`
    await confirmNewsletter(email)
    await leaveAndErase(email)
    expect(await isSuppressed(email)).toBe(false)
  })

  it('is sent if they confirm a subscription later', async () => {
    const email = `${randomUUID()}@example.com`
    await leaveAndErase(email)
    expect(await isSuppressed(email)).toBe(true)
    await confirmNewsletter(email)
    expect(await isSuppressed(email)).toBe(false)
  })
})

describe('messages', () => {
  const add = (status: 'new' | 'resolved', lastChange?: Date) =>
    db.contactMessage.create({
      data: {
        reference: randomUUID(),
        name: 'Ada',
        email: `${randomUUID()}@example.com`,
        subject: 'Vaults',
        category: 'general',
        message: 'How do they work?',
        status,
        consentVersion: 'test',
        receivedAt: monthsAgo(30),
        ...(lastChange ? { events: { create: { kind: 'note', actorName: 'Bola', at: lastChange } } } : {}),
      },
    })

  it('are erased with their thread and emails if they are answered and nothing has happened since', async () => {
    const waiting = await add('new')
    const discussed = await add('resolved', monthsAgo(3))
    const due = await add('resolved', monthsAgo(26))
    const reply = { template: 'contact-reply', props: {}, status: 'sent' } as const
    await db.mailMessage.create({ data: { ...reply, toEmail: due.email, subjectId: due.id } })
    await jobs['contact.erase-answered']?.({})
    expect(await getThread(due.id)).toBeNull()
    expect(await db.contactEvent.count({ where: { messageId: due.id } })).toBe(0)
    expect(await db.mailMessage.count({ where: { subjectId: due.id } })).toBe(0)
    for (const { id, reference } of [waiting, discussed])
      expect(await getThread(id)).toMatchObject({ reference })
    expect((await lastErasure('contact'))?.summary).toMatch(/, 24 months after the last change$/)
  })
})

describe('emails', () => {
  const add = (status: 'sent' | 'failed' | 'queued', createdAt: Date, campaignId?: string) =>
    db.mailMessage.create({
      data: {
        template: 'waitlist-welcome',
        props: { name: 'Ada' },
        toEmail: `${randomUUID()}@example.com`,
        toName: 'Ada',
        status,
        createdAt,
        ...(status === 'sent' ? { sentAt: createdAt } : { lastError: 'No mailbox of ada@example.com' }),
        ...(status === 'failed' ? { failedAt: createdAt } : {}),
        ...(campaignId ? { campaignId, subjectId: randomUUID() } : {}),
      },
    })

  it('lose their address and content but are still counted, and the erasure is recorded', async () => {
    const { id: campaignId } = await db.campaign.create({
      data: {
        subject: 'Soon',
        body: 'Hello',
        audience: { kind: 'waitlist', q: '', status: null },
        recipientCount: 1,
      },
    })
    const recent = await add('sent', monthsAgo(11))
    const waiting = await add('queued', monthsAgo(14))
    const sent = await add('sent', monthsAgo(14), campaignId)
    const failed = await add('failed', monthsAgo(14), campaignId)
    const numbers = async () => (await getCampaign(campaignId))?.progress
    expect(await numbers()).toMatchObject({ sent: 1, failed: 1, cancelled: 0 })
    await jobs['outbox.erase-contents']?.({})

    const erased = { toEmail: '', toName: '', props: {}, lastError: null }
    const row = (id: string) => db.mailMessage.findUnique({ where: { id } })
    expect(await row(sent.id)).toMatchObject({ ...erased, status: 'sent', sentAt: sent.sentAt, campaignId })
    expect(await row(failed.id)).toMatchObject({ ...erased, status: 'cancelled' })
    expect(await numbers()).toMatchObject({ sent: 1, failed: 1, cancelled: 0 })
    for (const { id, toEmail } of [recent, waiting])
      expect(await row(id)).toMatchObject({ toEmail, toName: 'Ada' })

    expect((await lastErasure('mail'))?.summary).toMatch(/^erased .* emails, 12 months after creation$/)

    expect(await getMail(sent.id)).toMatchObject({ subject: '', toEmail: '', html: null })
    expect((await listEmails(parseListParams(mailList, { q: recent.toEmail }))).rows).toHaveLength(1)
    expect(await retryEmail({ id: failed.id })).toMatchObject({ ok: false })
  })

  it('are erased in batches, so that one night can erase any number', async () => {
    const word = randomUUID()
    const left = () => db.mailMessage.count({ where: { toName: word } })
    const fill = (count: number, at: Date) => db.$executeRaw`
      INSERT INTO mail_message (id, template, props, to_email, to_name, status, created_at)
      SELECT gen_random_uuid(), 'waitlist-welcome', '{}', number || '@example.com', ${word}, 'failed', ${at}
      FROM generate_series(1, ${count}::int) AS number`
    await fill(5000, monthsAgo(14))
    await fill(1, monthsAgo(13))
    await withClient(env.DATABASE_URL, async (client) => {
      await client.query('BEGIN')
      await client.query(
        'SELECT 1 FROM mail_message WHERE to_name = $1 ORDER BY created_at DESC LIMIT 1 FOR UPDATE',
        [word],
      )
      const erasing = jobs['outbox.erase-contents']?.({})
      await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: 20_000 })
      await client.query('ROLLBACK')
      await erasing
    })
    expect(await left()).toBe(0)
  })
})
