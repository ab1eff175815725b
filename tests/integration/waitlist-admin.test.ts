import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '@/lib/dates'
import { queueEmails } from '@/lib/mail/queue'
import { retryEmail } from '@/lib/outbox/actions'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import {
  changeStatus,
  changeStatuses,
  deleteEntries,
  joinWaitlist,
  restoreEntries,
  restoreEntry,
  undoChangeStatuses,
} from '@/lib/waitlist/actions'
import type { WaitlistStatus } from '@/lib/waitlist/schema'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { query, withClient } from '../support/database'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'
import { addEntries, addEntry, findEntry } from '../support/waitlist-entries'

beforeEach(becomeNewVisitor)

describe('staff', () => {
  const eventsOf = (actorId: string) =>
    db.auditEvent.findMany({ where: { actorId, noun: 'waitlist' }, orderBy: { at: 'asc' } })

  it('can change a status, delete an entry and undo this, and each action is recorded', async () => {
    const entry = await addEntry()
    const { id: actorId } = await becomeAdmin()
    expect(await changeStatus({ id: entry.id, from: 'active', status: 'notified' })).toEqual({
      ok: true,
      data: { isChanged: true },
    })
    const deleted = await deleteEntries({ selection: { ids: [entry.id] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    expect(await findEntry(entry.email)).toMatchObject({ deletedAt: expect.any(Date) })
    expect(await restoreEntries({ deletedAt: deleted.data.deletedAt })).toMatchObject({ data: { count: 1 } })
    expect(await findEntry(entry.email)).toMatchObject({ deletedAt: null, status: 'notified' })

    const events = await eventsOf(actorId)
    expect(events.map(({ action }) => action)).toEqual(['change-status', 'delete', 'restore'])
    for (const { summary } of events) expect(summary).not.toContain(entry.name)
  })

  it('can undo one deletion without undoing an earlier one', async () => {
    const [first, ...rest] = await addEntries([{}, {}, {}])
    await becomeAdmin()
    await deleteEntries({ selection: { ids: [first?.id ?? ''] } })
    const deleted = await deleteEntries({ selection: { ids: rest.map(({ id }) => id) } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    await restoreEntries({ deletedAt: deleted.data.deletedAt })
    expect(await findEntry(first?.email ?? '')).toMatchObject({ deletedAt: expect.any(Date) })
    for (const { email } of rest) expect(await findEntry(email)).toMatchObject({ deletedAt: null })
    expect(await restoreEntry({ id: first?.id ?? '' })).toMatchObject({ ok: true })
    expect(await findEntry(first?.email ?? '')).toMatchObject({ deletedAt: null })
  })

  /** Queues an email of a new campaign, by default one that is being sent. `read` returns the email's status. */
  async function queueCampaignEmail(
    entry: { id: string; email: string },
    ended: { status?: 'done'; finishedAt?: Date } = {},
  ) {
    const data = { subject: 'News', body: 'Hello', audience: {}, recipientCount: 1, ...ended }
    const { id: campaignId } = await db.campaign.create({ data })
    const email = { template: 'campaign', props: {}, to: { email: entry.email }, subjectId: entry.id }
    await db.$transaction((tx) => queueEmails(tx, campaignId, [email]))
    const read = () => db.mailMessage.findFirst({ where: { campaignId }, select: { status: true } })
    return { campaignId, read }
  }

  it('cannot retry a failed welcome email of a deleted entry until the deletion is undone', async () => {
    const email = newEmail()
    becomeNewVisitor()
    await joinWaitlist({ name: 'Ada', email })
    const { id } = await db.mailMessage.findFirstOrThrow({ where: { toEmail: email } })
    const failed = { status: 'failed', lastError: '550 No such user' } as const
    await db.mailMessage.update({ where: { id }, data: { ...failed, failedAt: new Date() } })
    const read = () => db.mailMessage.findUnique({ where: { id }, select: { status: true, lastError: true } })
    await becomeAdmin()
    const entryId = (await findEntry(email))?.id ?? ''
    const deleted = await deleteEntries({ selection: { ids: [entryId] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    expect(await retryEmail({ id })).toMatchObject({ ok: false })
    expect(await read()).toEqual({ ...failed, status: 'cancelled' })
    await restoreEntries({ deletedAt: deleted.data.deletedAt })
    expect(await read()).toEqual(failed)
    expect(await retryEmail({ id })).toMatchObject({ ok: true })
  })

  it('can restore an entry from the Trash, and its welcome email is sent, not after campaigns', async () => {
    const email = newEmail()
    becomeNewVisitor()
    await joinWaitlist({ name: 'Ada', email })
    const { id } = await db.mailMessage.findFirstOrThrow({ where: { toEmail: email } })
    const readPriority = () =>
      query('select priority from graphile_worker.jobs where key = $1', [`mail:${id}`])
    const before = await readPriority()
    const entryId = (await findEntry(email))?.id ?? ''
    await becomeAdmin()
    await deleteEntries({ selection: { ids: [entryId] } })
    const read = () => db.mailMessage.findUnique({ where: { id }, select: { status: true, lastError: true } })
    expect(await read()).toEqual({
      status: 'cancelled',
      lastError: 'Not sent because the recipient was moved to Trash.',
    })
    expect(await restoreEntry({ id: entryId })).toMatchObject({ ok: true })
    expect(await read()).toEqual({ status: 'queued', lastError: null })
    expect(await readPriority()).toEqual(before)
  })

  it('can undo a deletion without sending what an earlier deletion canceled', async () => {
    const email = newEmail()
    becomeNewVisitor()
    await joinWaitlist({ name: 'Ada', email })
    const { id } = await findEntry(email).then((entry) => entry ?? { id: '' })
    await becomeAdmin()
    await deleteEntries({ selection: { ids: [id] } })
    becomeNewVisitor()
    await joinWaitlist({ name: 'Ada', email })
    await db.mailMessage.updateMany({
      where: { toEmail: email, status: 'queued' },
      data: { status: 'sent', sentAt: new Date() },
    })
    await becomeAdmin()
    const deleted = await deleteEntries({ selection: { ids: [id] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    await restoreEntries({ deletedAt: deleted.data.deletedAt })
    const emails = await db.mailMessage.findMany({ where: { toEmail: email }, orderBy: { createdAt: 'asc' } })
    expect(emails.map(({ status }) => status)).toEqual(['cancelled', 'sent'])
  })

  it('can undo a deletion during a campaign, and its emails are sent after all', async () => {
    const entry = await addEntry()
    const current = await queueCampaignEmail(entry)
    const earlier = await queueCampaignEmail(entry, {
      status: 'done',
      finishedAt: new Date(Date.now() - DAY_MS),
    })
    await becomeAdmin()
    const deleted = await deleteEntries({ selection: { ids: [entry.id] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    expect([await current.read(), await earlier.read()]).toEqual([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ])
    await restoreEntries({ deletedAt: deleted.data.deletedAt })
    expect([await current.read(), await earlier.read()]).toEqual([
      { status: 'queued' },
      { status: 'cancelled' },
    ])
  })

  it('can restore people without requeuing emails of a campaign that ended long ago', async () => {
    const entry = await addEntry()
    const email = await queueCampaignEmail(entry)
    const finishedAt = new Date(Date.now() - DAY_MS / 2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - DAY_MS })
    await becomeAdmin()
    const deleted = await deleteEntries({ selection: { ids: [entry.id] } })
    vi.useRealTimers()
    if (!deleted.ok) throw new Error('The entry was not deleted')
    await db.campaign.update({ where: { id: email.campaignId }, data: { status: 'done', finishedAt } })
    await becomeAdmin()
    expect(await restoreEntries({ deletedAt: deleted.data.deletedAt })).toMatchObject({ data: { count: 1 } })
    expect(await email.read()).toEqual({ status: 'cancelled' })
  })

  it('can undo a deletion during a campaign, but people who have unsubscribed since are not emailed', async () => {
    const entry = await addEntry()
    const email = await queueCampaignEmail(entry)
    await becomeAdmin()
    const deleted = await deleteEntries({ selection: { ids: [entry.id] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    await db.waitlistEntry.update({ where: { id: entry.id }, data: { unsubscribedAt: new Date() } })
    await restoreEntries({ deletedAt: deleted.data.deletedAt })
    expect(await email.read()).toEqual({ status: 'cancelled' })
  })

  it('can undo a deletion without emailing people who are unsubscribing at the same moment', async () => {
    const entry = await addEntry()
    const email = await queueCampaignEmail(entry)
    await becomeAdmin()
    const deleted = await deleteEntries({ selection: { ids: [entry.id] } })
    if (!deleted.ok) throw new Error('The entry was not deleted')
    await withClient(env.DATABASE_URL, async (person) => {
      await person.query('BEGIN')
      await person.query('UPDATE waitlist SET unsubscribed_at = now() WHERE id = $1', [entry.id])
      const undone = restoreEntries({ deletedAt: deleted.data.deletedAt })
      await waitForBlockedStatements(1)
      await person.query('COMMIT')
      expect(await undone).toMatchObject({ ok: true })
    })
    expect(await email.read()).toEqual({ status: 'cancelled' })
  })

  it('can change all entries that match a filter, and no others', async () => {
    const mark = randomUUID().slice(0, 8)
    const chosen = await addEntries(Array.from({ length: 60 }, (_, i) => ({ name: `${mark} ${i}` })))
    const other = await addEntry({ name: `${mark} converted`, status: 'converted' })
    await becomeAdmin()
    const selection = { q: mark.toUpperCase(), status: 'active' as const }
    expect(await changeStatuses({ selection, status: 'notified' })).toMatchObject({ data: { count: 60 } })
    expect(await findEntry(other.email)).toMatchObject({ status: 'converted' })
    const ids = chosen.map(({ id }) => id)
    expect(await db.waitlistEntry.count({ where: { id: { in: ids }, status: 'notified' } })).toBe(60)
  })

  it.each<[string, (ids: string[]) => Promise<unknown>]>([
    ['change a status', (ids) => changeStatuses({ selection: { ids }, status: 'converted' })],
    [
      'undo a change of statuses',
      (ids) => {
        const earlier = ids.map((id) => ({ id, status: 'notified' as const }))
        return undoChangeStatuses({ status: 'active', earlier })
      },
    ],
    ['delete entries', (ids) => deleteEntries({ selection: { ids } })],
  ])('can %s while a campaign reaches the same people, and neither blocks the other', async (_name, run) => {
    const [low = '', high = ''] = [randomUUID(), randomUUID()].sort()
    for (const id of [high, low]) await addEntry({ id })
    await becomeAdmin()
    await withClient(env.DATABASE_URL, async (campaign) => {
      await campaign.query('BEGIN')
      await campaign.query('SELECT 1 FROM waitlist WHERE id = $1 FOR SHARE', [low])
      const change = run([high, low])
      await waitForBlockedStatements(1)
      await campaign.query('SELECT 1 FROM waitlist WHERE id = $1 FOR SHARE NOWAIT', [high])
      await campaign.query('COMMIT')
      expect(await change).toMatchObject({ ok: true, data: { count: 2 } })
    })
  })

  it('can undo a bulk change of statuses, except for entries that have changed again', async () => {
    const status = 'converted'
    const active = await addEntry({ status: 'active' })
    const notified = await addEntry({ status: 'notified' })
    const changedAgain = await addEntry({ status: 'active' })
    const untouched = await addEntry({ status })
    const entries = [active, notified, changedAgain, untouched]
    await becomeAdmin()
    const changed = await changeStatuses({ selection: { ids: entries.map(({ id }) => id) }, status })
    if (!changed.ok) throw new Error(changed.message)
    expect(changed.data.count).toBe(3)
    await changeStatus({ id: changedAgain.id, from: status, status: 'notified' })
    const { earlier } = changed.data
    expect(await undoChangeStatuses({ status, earlier })).toEqual({ ok: true, data: { count: 2 } })
    const now = await Promise.all(entries.map(({ email }) => findEntry(email)))
    expect(now.map((entry) => entry?.status)).toEqual(['active', 'notified', 'notified', 'converted'])
    expect(await undoChangeStatuses({ status, earlier })).toMatchObject({
      ok: false,
      message:
        'The status change could not be undone because these entries have since been changed or deleted.',
    })
  })

  it('see a message if an entry is no longer in the list', async () => {
    const { id } = await addEntry({ deletedAt: new Date() })
    await becomeAdmin()
    const gone = { ok: false, message: expect.stringMatching(/no longer in the list/) }
    expect(await changeStatus({ id, from: 'active', status: 'notified' })).toEqual(gone)
    expect(await deleteEntries({ selection: { ids: [id] } })).toEqual(gone)
  })

  it('cannot overwrite a status that a colleague has set since', async () => {
    const { id, email } = await addEntry()
    const { id: actorId } = await becomeAdmin()
    const set = (status: WaitlistStatus) => changeStatus({ id, from: 'active', status })
    for (const _try of [1, 2]) expect(await set('converted')).toMatchObject({ ok: true })
    expect(await set('notified')).toEqual({
      ok: false,
      message: 'The status was not changed because someone has since set it to Converted.',
      isOutdated: true,
    })
    expect(await findEntry(email)).toMatchObject({ status: 'converted' })
    expect(await eventsOf(actorId)).toHaveLength(1)
  })

  it.each([
    { id: 'x', from: 'active', status: 'notified' },
    { id: randomUUID(), from: 'active', status: 'hired' },
    { id: randomUUID(), status: 'notified' },
    { from: 'active', status: 'notified' },
  ])('cannot change a status with %j', async (input) => {
    await becomeAdmin()
    // @ts-expect-error What a browser sends may not match the types.
    expect(await changeStatus(input)).toMatchObject({ ok: false, fieldErrors: expect.anything() })
  })
})
