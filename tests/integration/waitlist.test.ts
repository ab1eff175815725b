import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as getExport } from '@/app/api/admin/waitlist/export/route'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { DAY_MS, formatDate, lagosDay } from '@/lib/dates'
import { mailJobs } from '@/lib/mail/jobs'
import { queueEmails } from '@/lib/mail/queue'
import { isSuppressed } from '@/lib/mail/suppression'
import { retryEmail } from '@/lib/outbox/actions'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ruleMessages } from '@/lib/platform/form-rules'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { submissionId } from '@/lib/platform/submission-id'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { startWorker } from '@/lib/platform/worker'
import {
  changeStatus,
  changeStatuses,
  deleteEntries,
  joinWaitlist,
  restoreEntries,
  restoreEntry,
  undoChangeStatuses,
} from '@/lib/waitlist/actions'
import {
  countEntries,
  countMatching,
  countTrash,
  listBulkDeletions,
  listEntries,
} from '@/lib/waitlist/admin-queries'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { waitlistJobs } from '@/lib/waitlist/jobs'
import { waitlistTemplates } from '@/lib/waitlist/mail'
import {
  parseWaitlistParams,
  type WaitlistStatus,
  waitlistList,
  waitlistStatuses,
} from '@/lib/waitlist/schema'
import { signupMessages } from '@/lib/waitlist/signup'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { query, withClient } from '../support/database'
import { headerOf, listEmails, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'

const findEntry = (email: string) => db.waitlistEntry.findUnique({ where: { email } })

async function addEntries(entries: Partial<Prisma.WaitlistEntryCreateManyInput>[]) {
  return db.waitlistEntry.createManyAndReturn({
    data: entries.map((entry) => ({
      name: 'Ada Obi',
      email: newEmail(),
      source: 'hero',
      consentVersion: CONSENT_VERSION,
      ...entry,
    })),
  })
}

async function addEntry(entry: Partial<Prisma.WaitlistEntryCreateManyInput> = {}) {
  const [added] = await addEntries([entry])
  if (!added) throw new Error('No entry was added')
  return added
}

beforeEach(becomeNewVisitor)

describe('joining', () => {
  it('succeeds for a copy of a submission that arrives while the other is being stored', async () => {
    const submission = { name: 'Ada Obi', email: newEmail(), submission: randomUUID() }
    await withClient(env.DATABASE_URL, async (other) => {
      await other.query('BEGIN')
      const id = submissionId(submission.submission, submission.email)
      // The copy waits for the id, before the address is taken.
      await other.query(
        `INSERT INTO waitlist (id, name, email, source, consent_version) VALUES ($1, 'Ada Obi', $2, 'hero', '2026-11')`,
        [id, newEmail()],
      )
      const copy = joinWaitlist(submission)
      await waitForBlockedStatements(1)
      await other.query('UPDATE waitlist SET email = $2 WHERE id = $1', [id, submission.email])
      await other.query('COMMIT')
      expect(await copy).toEqual({ ok: true, data: null })
    })
  })

  it('stores one of 50 simultaneous identical signups, and refuses the others as duplicates', async () => {
    const email = newEmail()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => {
        becomeNewVisitor()
        return joinWaitlist({ name: 'Ada', email })
      }),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    const refused = results.filter((result) => !result.ok && result.message === signupMessages.duplicate)
    expect(refused).toHaveLength(49)
    expect(await db.waitlistEntry.count({ where: { email } })).toBe(1)
    expect(await db.mailMessage.count({ where: { toEmail: email } })).toBe(1)
  })

  it('returns the same result when the same form is submitted again', async () => {
    const form = { name: 'Ada', email: newEmail(), submission: randomUUID() }
    expect(await joinWaitlist(form)).toEqual({ ok: true, data: null })
    expect(await joinWaitlist(form)).toEqual({ ok: true, data: null })
    expect(await db.mailMessage.count({ where: { toEmail: form.email } })).toBe(1)
  })

  it('normalizes the input, and stores the source and the consent', async () => {
    const email = newEmail()
    await joinWaitlist({ name: '  Ọláolúwa Bello ', email: ` ${email.toUpperCase()} `, source: 'closing' })
    expect(await findEntry(email)).toMatchObject({
      name: 'Ọláolúwa Bello',
      status: 'active',
      source: 'closing',
      consentVersion: CONSENT_VERSION,
    })
  })

  it.each([
    [
      { name: '', email: '' },
      { name: signupMessages.missing, email: signupMessages.missing },
    ],
    [{ name: 'Ada', email: 'ada' }, { email: ruleMessages.email }],
    [{ name: 'Ada', email: 'a@example.com,b@example.com' }, { email: ruleMessages.email }],
    [{ name: 'Ada', email: 'ada@example.com\r\nBcc: b@example.com' }, { email: ruleMessages.email }],
    [
      { name: 'Ada\r\nBcc: b@example.com', email: 'ada@example.com' },
      { name: signupMessages.nameCharacters },
    ],
    [{ name: 'Ada\u0000', email: 'ada@example.com' }, { name: signupMessages.nameCharacters }],
    [{ name: 'A'.repeat(101), email: 'ada@example.com' }, { name: signupMessages.nameTooLong }],
  ])('refuses %j with an error for each invalid field', async (input, fieldErrors) => {
    const before = await db.waitlistEntry.count()
    expect(await joinWaitlist(input)).toEqual({ ok: false, fieldErrors })
    expect(await db.waitlistEntry.count()).toBe(before)
  })

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const email = newEmail()
    expect(await joinWaitlist({ name: 'Ada', email, website: 'https://x.example' })).toEqual({
      ok: true,
      data: null,
    })
    expect(await findEntry(email)).toBeNull()
  })

  it('ignores unknown fields', async () => {
    const email = newEmail()
    const input = { name: 'Ada', email, status: 'converted', id: randomUUID(), unsubscribedAt: '2020-01-01' }
    expect(await joinWaitlist(input)).toMatchObject({ ok: true })
    const entry = await findEntry(email)
    expect(entry).toMatchObject({ status: 'active', unsubscribedAt: null })
    expect(entry?.id).not.toBe(input.id)
  })

  it('refuses the 21st signup from an IP address within ten minutes, but not from another one', async () => {
    for (let i = 0; i < 20; i += 1)
      expect(await joinWaitlist({ name: 'Ada', email: newEmail() })).toMatchObject({ ok: true })
    const email = newEmail()
    expect(await joinWaitlist({ name: 'Ada', email })).toEqual({
      ok: false,
      message: expect.stringMatching(/wait a few minutes/),
    })
    expect(await findEntry(email)).toBeNull()
    becomeNewVisitor()
    expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
  })

  it('restores a deleted entry', async () => {
    const { id, email } = await addEntry({ deletedAt: new Date(), status: 'notified' })
    expect(await joinWaitlist({ name: 'Ada Bello', email })).toMatchObject({ ok: true })
    expect(await findEntry(email)).toMatchObject({ id, name: 'Ada Bello', status: 'active', deletedAt: null })
    expect(await db.mailMessage.findFirst({ where: { toEmail: email } })).toMatchObject({
      subjectId: id,
      props: { entryId: id },
    })
  })

  it('stores no entry if its email cannot be queued', async () => {
    const email = newEmail()
    await query(`ALTER TABLE mail_message ADD CONSTRAINT refused CHECK (to_email <> '${email}')`)
    try {
      expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ message: signupMessages.failure })
      expect(await findEntry(email)).toBeNull()
    } finally {
      await query('ALTER TABLE mail_message DROP CONSTRAINT refused')
    }
    expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
  })

  it('sends one email with one-click unsubscribe', async () => {
    const email = newEmail()
    await joinWaitlist({ name: 'Ada', email })
    const stop = startWorker(mailJobs(waitlistTemplates), [])
    try {
      const mail = await waitForEmail(email)
      expect(mail.text).toContain('Your place is saved')
      expect(headerOf(mail, 'List-Unsubscribe')).toMatch(/^<http.*\/api\/unsubscribe\/.+>$/)
      expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      await joinWaitlist({ name: 'Ada', email })
    } finally {
      await stop()
    }
    expect(await listEmails(email)).toHaveLength(1)
  })
})

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

describe('counts', () => {
  async function countDirectly() {
    const groups = await db.waitlistEntry.groupBy({
      by: ['status'],
      where: { deletedAt: null },
      _count: { _all: true },
    })
    const countOf = (status: WaitlistStatus) =>
      groups.find((group) => group.status === status)?._count._all ?? 0
    const [active, notified, converted] = [countOf('active'), countOf('notified'), countOf('converted')]
    return { total: active + notified + converted, active, notified, converted }
  }

  it('are exact after all kinds of writes, before and after they are folded', async () => {
    const added = await addEntries(
      Array.from({ length: 90 }, (_, i) => ({ status: waitlistStatuses[i % 3] ?? 'active' })),
    )
    const ids = added.map(({ id }) => id)
    await becomeAdmin()
    await Promise.all([
      ...added.slice(0, 20).map(({ id, status }) => changeStatus({ id, from: status, status: 'converted' })),
      deleteEntries({ selection: { ids: ids.slice(15, 40) } }),
      waitlistJobs['waitlist.fold-counts']?.({}),
      joinWaitlist({ name: 'Ada', email: newEmail() }),
    ])
    await restoreEntry({ id: ids[30] ?? '' })
    await db.waitlistEntry.deleteMany({ where: { id: { in: ids.slice(60, 70) } } })
    const expected = await countDirectly()
    expect(await countEntries()).toEqual(expected)
    await waitlistJobs['waitlist.fold-counts']?.({})
    expect(await countEntries()).toEqual(expected)
    expect(await db.waitlistCount.count()).toBeLessThanOrEqual(3)
  })
})

describe('the list', () => {
  const list = (query: Record<string, string>) => listEntries(parseWaitlistParams(query))

  async function walk(query: Record<string, string>, start: Record<string, string> = {}) {
    const pages: string[][] = []
    let cursor = start
    for (;;) {
      const { entries, hasNext, hasPrevious } = await list({ ...query, ...cursor })
      const ids = entries.map(({ id }) => id)
      const isBackward = 'before' in cursor
      if (isBackward) pages.unshift(ids)
      else pages.push(ids)
      if (isBackward ? !hasPrevious : !hasNext) return pages
      cursor = isBackward ? { before: ids[0] ?? '' } : { after: ids.at(-1) ?? '' }
    }
  }

  it('contains every entry once in every order, paged forward or backward, even with ties', async () => {
    const mark = randomUUID().slice(0, 8)
    const joined = new Date('2026-03-01T10:00:00Z').getTime()
    await addEntries(
      Array.from({ length: 137 }, (_, i) => ({
        name: `${mark} ${['Ọlá', 'olá', 'Zed', 'ada'][i % 4]}`,
        status: waitlistStatuses[i % 3] ?? 'active',
        createdAt: new Date(joined + (i % 5) * 1000),
      })),
    )
    await becomeAdmin()
    for (const sort of waitlistList.sorts)
      for (const dir of ['asc', 'desc'])
        for (const status of ['', 'notified']) {
          const query = { q: mark, sort, dir, status }
          const forward = (await walk(query)).flat()
          const expected = await db.waitlistEntry.count({
            where: { name: { startsWith: mark }, ...(status ? { status: 'notified' } : {}) },
          })
          expect(new Set(forward).size, `${sort} ${dir} ${status}`).toBe(expected)
          expect(forward).toHaveLength(expected)
          const backward = (await walk(query, { before: 'end' })).flat()
          // The first page is always full, so it may overlap with the second.
          expect([...new Set(backward)]).toEqual(forward)
          const reversed = (await walk({ ...query, dir: dir === 'asc' ? 'desc' : 'asc' })).flat()
          expect(reversed.reverse()).toEqual(forward)
        }
  })

  it('contains every entry once without a search, when indexes provide the order', async () => {
    await becomeAdmin()
    const expected = await db.waitlistEntry.count({ where: { deletedAt: null } })
    for (const sort of waitlistList.sorts)
      for (const dir of ['asc', 'desc'])
        expect(new Set((await walk({ sort, dir })).flat()).size).toBe(expected)
  })

  it.each([
    ['100%', '100% Ada', '1000 Ada'],
    ['a_b', 'a_b', 'axb'],
    ['c\\d', 'c\\d', 'cd'],
    ["o'ne", "Ngozi O'Neill", 'Ngozi ONeill'],
    ["d'a", 'Chidi D’Amico', 'Chidi Diallo'],
    ['"quo', 'A "quoted" one', 'A quoted one'],
    ['李', '李 小龙', '王'],
    ['％', '50% Ada', '500 Ada'],
  ])('finds %j as literal text', async (q, name, otherName) => {
    const [wanted, other] = await addEntries([{ name }, { name: otherName }])
    await becomeAdmin()
    const ids = (await walk({ q })).flat()
    expect(ids).toContain(wanted?.id)
    expect(ids).not.toContain(other?.id)
    expect(await countMatching(parseWaitlistParams({ q }))).toBe(ids.length)
  })

  it.each([
    ['Ada Ọbí', ['ada obi', 'ADA OBI', 'Ọbí', 'ỌBÍ', 'o\u0323bi\u0301', 'da ob', 'bí']],
    ['Ṣọlá Fúnmiláyọ̀', ['sola', 'SOLA', 'Ṣọlá', 'sọla', 'ola fun', 'milayo']],
    ['Ola Sade', ['Ọlá Ṣadé']],
    ['Ɗanladi Ƙofa', ['danladi kofa', 'ƊANLADI']],
    ['𝓐𝓭𝓪 Ｏｂｉ', ['ada obi']],
    ['İpek', ['ipek', 'İPEK']],
    ["Sa’adatu Mu'azu", ["sa'adatu", 'sa’adatu mu’azu', 'SAʼADATU MU`AZU']],
  ])('finds %j with and without accents and with any apostrophe, ignoring case', async (name, searches) => {
    const { id } = await addEntry({ name })
    await becomeAdmin()
    for (const q of searches) expect((await walk({ q })).flat(), q).toContain(id)
  })

  it('finds a changed name, but not the old one', async () => {
    const mark = randomUUID().slice(0, 8)
    const { id } = await addEntry({ name: `${mark} Àìná` })
    await db.waitlistEntry.update({ where: { id }, data: { name: `${mark} Bọ́lá` } })
    await becomeAdmin()
    expect((await list({ q: `${mark} bola` })).entries).toHaveLength(1)
    expect((await list({ q: `${mark} aina` })).entries).toEqual([])
  })

  it('does not match an accent on its own', async () => {
    await addEntry({ name: 'Ada Ọbí' })
    await becomeAdmin()
    expect((await list({ q: '\u0323' })).entries).toEqual([])
    expect(await countMatching(parseWaitlistParams({ q: '\u0323' }))).toBe(0)
  })

  it('finds part of an email address, ignoring case, and treats SQL as text', async () => {
    const { id, email } = await addEntry()
    await becomeAdmin()
    expect((await list({ q: email.slice(2, 14).toUpperCase() })).entries.map((entry) => entry.id)).toEqual([
      id,
    ])
    expect((await list({ q: "' OR 1=1--" })).entries).toEqual([])
    expect(
      (await list({ sort: 'name;select pg_sleep(5)', after: 'x', page: '-1' })).entries.length,
    ).toBeGreaterThan(0)
  })

  it("shows the first page if the cursor's row no longer exists", async () => {
    await becomeAdmin()
    const first = await list({})
    expect(await list({ after: randomUUID() })).toEqual(first)
    expect(await list({ before: randomUUID() })).toEqual(first)
  })

  it('shows who unsubscribed and which addresses bounced', async () => {
    const mark = randomUUID().slice(0, 8)
    const [bounced, unsubscribed] = await addEntries([
      { name: `${mark} b`, email: newEmail() },
      { name: `${mark} u`, unsubscribedAt: new Date() },
    ])
    await db.mailSuppression.create({ data: { email: bounced?.email ?? '', reason: 'bounced' } })
    await becomeAdmin()
    const { entries } = await list({ q: mark, sort: 'name' })
    expect(entries).toMatchObject([
      { id: bounced?.id, suppression: 'bounced', unsubscribedAt: null },
      { id: unsubscribed?.id, suppression: null, unsubscribedAt: expect.any(Date) },
    ])
  })

  it('redirects visitors to the sign-in page', async () => {
    for (const read of [
      () => list({}),
      countEntries,
      countTrash,
      () => countMatching(parseWaitlistParams({})),
    ])
      await expect(read()).rejects.toThrow('NEXT_REDIRECT')
  })
})

describe('the Trash', () => {
  it('contains deleted entries, newest first, until a job erases them after 30 days', async () => {
    const mark = randomUUID().slice(0, 8)
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    const [kept, recent, due] = await addEntries([
      { name: mark },
      { name: mark, deletedAt: ago(TRASH_DAYS - 1) },
      { name: mark, deletedAt: ago(TRASH_DAYS + 1), unsubscribedAt: ago(TRASH_DAYS + 2) },
    ])
    await becomeAdmin()
    const inTrash = async () =>
      (await listEntries(parseWaitlistParams({ view: 'trash', q: mark }))).entries.map(({ id }) => id)
    expect(await inTrash()).toEqual([recent?.id, due?.id])
    const before = await countTrash()
    await waitlistJobs['waitlist.empty-trash']?.({})
    expect(await inTrash()).toEqual([recent?.id])
    expect(await countTrash()).toBeLessThan(before)
    expect(await findEntry(due?.email ?? '')).toBeNull()
    expect(await findEntry(kept?.email ?? '')).not.toBeNull()
    // All that is kept is that this person unsubscribed, and not in plain text.
    const suppressed = [kept, recent, due].map((entry) => isSuppressed(entry?.email ?? ''))
    expect(await Promise.all(suppressed)).toEqual([false, false, true])
    expect(await db.mailSuppression.count({ where: { email: due?.email ?? '' } })).toBe(0)
  })

  it('lists bulk deletions, and restores all entries of one at once', async () => {
    const mark = randomUUID().slice(0, 8)
    const [alone, ...together] = await addEntries([{ name: mark }, { name: mark }, { name: 'Ada' }])
    await becomeAdmin()
    await deleteEntries({ selection: { ids: [alone?.id ?? ''] } })
    const deleted = await deleteEntries({ selection: { ids: together.map(({ id }) => id) } })
    if (!deleted.ok) throw new Error('The entries were not deleted')
    const list = async () =>
      listBulkDeletions((await listEntries(parseWaitlistParams({ view: 'trash', q: mark }))).entries)
    const [deletion, ...more] = await list()
    expect(deletion).toEqual({ deletedAt: new Date(deleted.data.deletedAt), count: 2 })
    expect(more).toEqual([])
    expect(await restoreEntries({ deletedAt: deleted.data.deletedAt })).toMatchObject({ data: { count: 2 } })
    expect(await list()).toEqual([])
  })

  it('erases entries together with their welcome and campaign emails, which the campaign still counts', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    const { id: campaignId } = await db.campaign.create({
      data: {
        subject: 'Soon',
        body: 'Hello',
        audience: { kind: 'waitlist', q: '', status: null },
        recipientCount: 3,
      },
    })
    const signUp = async (deletedAt: Date | null) => {
      const email = newEmail()
      becomeNewVisitor()
      expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
      const { id: subjectId } = await db.waitlistEntry.update({ where: { email }, data: { deletedAt } })
      await db.mailMessage.create({
        data: {
          template: 'waitlist-message',
          props: {},
          toEmail: email,
          subjectId,
          campaignId,
          status: 'sent',
        },
      })
      return email
    }
    const kept = await signUp(null)
    const recent = await signUp(ago(TRASH_DAYS - 1))
    const due = await signUp(ago(TRASH_DAYS + 1))
    const templatesOf = async (toEmail: string) =>
      (await db.mailMessage.findMany({ where: { toEmail } })).map(({ template }) => template).sort()
    const both = ['waitlist-message', 'waitlist-welcome']
    expect(await templatesOf(due)).toEqual(both)
    await becomeAdmin()
    const numbers = async () => (await getCampaign(campaignId))?.progress
    const before = await numbers()
    await waitlistJobs['waitlist.empty-trash']?.({})
    expect(await templatesOf(due)).toEqual([])
    expect(await numbers()).toEqual(before)
    expect(await templatesOf(recent)).toEqual(both)
    expect(await templatesOf(kept)).toEqual(both)
  })

  it('erases an email that a campaign queues for the entry at the same time', async () => {
    const deletedAt = new Date(Date.now() - (TRASH_DAYS + 1) * DAY_MS)
    const [due] = await addEntries([{ name: randomUUID(), deletedAt }])
    await withClient(env.DATABASE_URL, async (campaign) => {
      await campaign.query('BEGIN')
      await campaign.query('SELECT 1 FROM waitlist WHERE id = $1 FOR SHARE', [due?.id])
      await campaign.query(
        `INSERT INTO mail_message (id, template, props, to_email, to_name, subject_id)
         VALUES (gen_random_uuid(), 'waitlist-message', '{}', 'ada@example.com', 'Ada', $1)`,
        [due?.id],
      )
      const erasure = waitlistJobs['waitlist.empty-trash']?.({})
      await waitForBlockedStatements(1)
      await campaign.query('COMMIT')
      await erasure
    })
    expect(await db.waitlistEntry.count({ where: { id: due?.id } })).toBe(0)
    expect(await db.mailMessage.count({ where: { subjectId: due?.id } })).toBe(0)
  })
})

describe('the export', () => {
  async function download(query = '', headers: Record<string, string> = {}) {
    const response = await getExport(
      new Request(`http://localhost:3000/api/admin/waitlist/export?${query}`, { headers }),
    )
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    }
  }
  const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' })

  it('is a CSV file of the filtered list, with formulas neutralized', async () => {
    const mark = randomUUID().slice(0, 8)
    const dangerous = ['=1+1', '+cmd|x', '-2', '@SUM(A1)', '＝1', 'Obi, "Ada"', '+2348012345678', 'Ọlá']
    const createdAt = new Date('2026-01-31T23:30:00Z')
    const added = await addEntries(
      dangerous.map((name, i) => ({
        name: `${name} ${mark}`,
        email: `${i}${mark}@example.com`,
        createdAt,
      })),
    )
    await addEntry({ name: mark, status: 'converted' })
    const { id: actorId } = await becomeAdmin()
    const { response, text } = await download(`q=${mark}&status=active&sort=email`)
    expect(text.startsWith('\uFEFFName,Email,Status,Joined Date,Plan\r\n')).toBe(true)
    const [, ...records] = read(text)
    expect(records).toEqual(
      added.map(({ name, email }) => [
        /^[=+\-@＝]/.test(name) ? `'${name}` : name,
        email,
        'active',
        formatDate(createdAt),
        '',
      ]),
    )
    expect(formatDate(createdAt)).toBe('Feb 1, 2026')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="waitlist-${lagosDay(new Date())}.csv"`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const events = await db.auditEvent.findMany({ where: { actorId, action: 'export' } })
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain(mark)
  })

  it('keeps a plain phone number readable', async () => {
    const phone = `+234${Date.now()}`
    await addEntry({ name: phone })
    await becomeAdmin()
    expect(read((await download(`q=${encodeURIComponent(phone)}`)).text)[1]?.[0]).toBe(phone)
  })

  it('contains every entry once across batches', async () => {
    await query(`
      INSERT INTO waitlist (id, name, email, source, consent_version, created_at)
      SELECT gen_random_uuid(), 'Tie ' || n % 3, 'batch' || n || '@example.com', 'hero', '2026-11', '2026-02-01'
      FROM generate_series(1, 10001) AS n`)
    await becomeAdmin()
    for (const list of ['q=batch', 'q=batch&sort=name&dir=desc', 'status=active&sort=status']) {
      const records = read((await download(list)).text).slice(1)
      const emails = records.map(([, email]) => email ?? '').filter((email) => email.startsWith('batch'))
      expect(emails).toHaveLength(10_001)
      expect(new Set(emails).size).toBe(10_001)
    }
    await db.waitlistEntry.deleteMany({ where: { email: { startsWith: 'batch' } } })
  })

  it('is announced to the owners, at most once a day for each member of staff', async () => {
    const { id } = await becomeAdmin()
    const owner = `${randomUUID()}@example.com`
    await db.adminUser.update({ where: { id }, data: { email: owner } })
    await download()
    await download()
    const announced = await db.mailMessage.findMany({ where: { toEmail: owner } })
    expect(announced.map(({ props }) => props)).toEqual([
      expect.objectContaining({ change: 'list-exported' }),
    ])
  })

  it('is available only to staff, and only from pages of this site', async () => {
    expect((await download()).response.status).toBe(401)
    await becomeAdmin()
    expect((await download('', { 'sec-fetch-site': 'cross-site' })).response.status).toBe(403)
    expect((await download()).response.status).toBe(200)
  })
})
