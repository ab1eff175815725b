import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { DAY_MS } from '@/lib/dates'
import { isSuppressed } from '@/lib/mail/suppression'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { parseListParams } from '@/lib/platform/list-params'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { deleteEntries, joinWaitlist, restoreEntries } from '@/lib/waitlist/actions'
import { countTrash, listBulkDeletions, listEntries } from '@/lib/waitlist/admin-queries'
import { waitlistJobs } from '@/lib/waitlist/jobs'
import { waitlistList } from '@/lib/waitlist/schema'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { withClient } from '../support/database'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'
import { addEntries, findEntry } from '../support/waitlist-entries'

beforeEach(becomeNewVisitor)

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
      (await listEntries(parseListParams(waitlistList, { view: 'trash', q: mark }))).entries.map(
        ({ id }) => id,
      )
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
      listBulkDeletions(
        (await listEntries(parseListParams(waitlistList, { view: 'trash', q: mark }))).entries,
      )
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
