'use server'
import { headers } from 'next/headers'
import { z } from 'zod'
import { adminAction } from '@/lib/auth/admin-action'
import { requireConfirmed } from '@/lib/auth/confirmed'
import type { Admin } from '@/lib/auth/live-session'
import { alreadyChanged } from '@/lib/content/already-changed'
import { formatCount } from '@/lib/count'
import { lagosDay, MINUTE_MS } from '@/lib/dates'
import { enqueueAgain, writeWithVisitorEmail } from '@/lib/mail/queue'
import { restoreSuppression } from '@/lib/mail/suppression'
import { action } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { isUniqueViolation, Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { submissionId } from '@/lib/platform/submission-id'
import { matching, withIds } from './filter'
import {
  BULK_LIMIT,
  changeStatusesSchema,
  changeStatusSchema,
  deleteEntriesSchema,
  type EntrySelection,
  earlierStatusRow,
  joinSchema,
  restoreEntriesSchema,
  undoChangeStatusesSchema,
  unsubscribeSchema,
} from './schema'
import { signupMessages } from './signup'
import { readSource, sourceInUrl } from './signup-source'
import { readUnsubscribeToken } from './unsubscribe-token'

/**
 * Adds a visitor to the waitlist, or restores a deleted entry. Tells visitors who are already on the list. Anyone who
 * unsubscribed stays unsubscribed, because the form does not prove who owns the address.
 */
export const joinWaitlist = action(
  {
    name: 'waitlist.join',
    schema: joinSchema,
    limit: { name: 'waitlist-join', points: 20, seconds: 600 },
    failure: signupMessages.failure,
    isSingleStatement: true,
  },
  async ({ name, email, source, consent, submission, website, plan }, { tx }) => {
    // A bot filled in the honeypot. Report success so that it does not try anything else.
    if (website) return null
    const from = readSource(source, sourceInUrl((await headers()).get('referer')))
    const newId = submissionId(submission, email)
    const props = plan ? { plan, joinedOn: lagosDay(new Date()) } : {}
    const welcome = {
      template: 'waitlist-welcome',
      props: Prisma.sql`${JSON.stringify(props)}::jsonb || jsonb_build_object('entryId', id)`,
      to: { email, name },
      subjectId: Prisma.sql`id`,
      from: Prisma.sql`FROM joined`,
    }
    const join = async (insert: Prisma.Sql) => {
      const [row] = await queryRows(tx, idRow)`
        WITH joined AS (
          INSERT INTO waitlist (id, name, email, source, consent_version, plan)
          VALUES (${newId}::uuid, ${name}, ${email}, ${from}, ${consent}, ${plan ?? null})
          ON CONFLICT (email) DO UPDATE SET
            name = excluded.name, source = excluded.source, consent_version = excluded.consent_version, plan = excluded.plan,
            created_at = excluded.created_at, status = 'active', deleted_at = NULL
          WHERE waitlist.deleted_at IS NOT NULL
          RETURNING id),
        suppression AS (${restoreSuppression(email)}),
        welcome AS (${insert})
        SELECT id FROM joined`
      return row
    }
    const joined = await writeWithVisitorEmail(welcome, (insert) =>
      join(insert).catch((error: unknown) => {
        // A copy of this submission took its id at the same moment.
        if (isUniqueViolation(error)) return undefined
        throw error
      }),
    )
    if (joined) return null
    // The same submission already created this row, so return the same result.
    const isRepeat = submission && (await tx.waitlistEntry.count({ where: { id: newId, email } })) > 0
    if (!isRepeat) throw new Refusal(signupMessages.duplicate, { email: signupMessages.duplicate })
    return null
  },
)

/** Unsubscribes an entry with one click from an email. Repeating it has no further effect. */
export const unsubscribe = action(
  {
    name: 'waitlist.unsubscribe',
    schema: unsubscribeSchema,
    // A mail provider sends the requests of all its customers.
    limit: { name: 'waitlist.unsubscribe', points: 6_000, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const id = readUnsubscribeToken(token)
    if (!id) throw new Refusal('This link is not valid.')
    await tx.waitlistEntry.updateMany({
      where: { id, unsubscribedAt: null },
      data: { unsubscribedAt: new Date() },
    })
    // Also hold back emails that are already queued, and do not retry failed ones.
    await tx.mailMessage.updateMany({
      where: { subjectId: id, campaignId: { not: null }, status: { in: ['queued', 'failed'] } },
      data: { status: 'suppressed' },
    })
    return null
  },
)

const GONE = 'This entry is no longer in the list. Please refresh.'

export const changeStatus = adminAction(
  {
    name: 'waitlist.change-status',
    schema: changeStatusSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ id, from, status }, { tx, audit }) => {
    const { count } = await tx.waitlistEntry.updateMany({
      where: { id, deletedAt: null, status: from },
      data: { status },
    })
    if (count === 0) {
      const entry = await tx.waitlistEntry.findFirst({
        where: { id, deletedAt: null },
        select: { status: true },
      })
      if (!entry) throw new Refusal(GONE)
      if (entry.status !== status) throw alreadyChanged('status', entry.status)
    }
    const summary = `set a waitlist entry to ${status}`
    await audit(count > 0 ? { action: 'change-status', recordId: id, summary } : null)
    return { isChanged: count > 0 }
  },
)

/** Sets the status of the selected entries. Returns their earlier statuses, for Undo. */
export const changeStatuses = adminAction(
  {
    name: 'waitlist.change-statuses',
    schema: changeStatusesSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ selection, status }, { tx, admin, audit }) => {
    const selected = await lockSelected(tx, selection, admin)
    const changed = await queryRows(tx, earlierStatusRow)`
      WITH earlier AS (
        SELECT id, status FROM waitlist WHERE ${selected} AND status <> ${status}::waitlist_status)
      UPDATE waitlist SET status = ${status}::waitlist_status FROM earlier
      WHERE waitlist.id = earlier.id RETURNING earlier.id, earlier.status::text`
    const count = changed.length
    await audit({
      action: 'change-status',
      summary: `set ${entries(count)} to ${status}`,
      details: { status, count },
    })
    return { count, earlier: changed }
  },
)

/** Undoes a bulk status change. Skips deleted entries, and those that no longer have the status that was set. */
export const undoChangeStatuses = adminAction(
  {
    name: 'waitlist.undo-change-statuses',
    schema: undoChangeStatusesSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ status, earlier }, { tx, admin, audit }) => {
    requireConfirmedForMany(admin, earlier.length)
    await lockEntries(tx, withIds(earlier.map(({ id }) => id)))
    const count = await tx.$executeRaw`
      UPDATE waitlist SET status = earlier.status::waitlist_status
      FROM json_to_recordset(${JSON.stringify(earlier)}::json) AS earlier (id uuid, status text)
      WHERE waitlist.id = earlier.id AND waitlist.status = ${status}::waitlist_status AND deleted_at IS NULL`
    if (count === 0)
      throw new Refusal(
        'The status change could not be undone because these entries have since been changed or deleted.',
      )
    await audit({
      action: 'change-status',
      summary: `restored the previous status of ${entries(count)} that had been set to ${status}`,
      details: { status, count },
    })
    return { count }
  },
)

/** Moves entries to the Trash. A job erases them after 30 days. `deletedAt` identifies the entries of one call, for Undo. */
export const deleteEntries = adminAction(
  {
    name: 'waitlist.delete',
    schema: deleteEntriesSchema,
    failure: 'Failed to delete entry. Please try again.',
  },
  async ({ selection }, { tx, admin, audit }) => {
    const selected = await lockSelected(tx, selection, admin)
    const deletedAt = new Date()
    const count = await tx.$executeRaw`UPDATE waitlist SET deleted_at = ${deletedAt} WHERE ${selected}`
    if (count === 0) throw new Refusal(GONE)
    await cancelEmails(tx, deletedAt)
    await audit({
      action: 'delete',
      ...('ids' in selection && selection.ids.length === 1 ? { recordId: selection.ids[0] ?? '' } : {}),
      summary: `moved ${entries(count)} to Trash`,
      details: { count },
    })
    return { count, deletedAt: deletedAt.toISOString() }
  },
)

/**
 * Cancels unsent emails to the entries just deleted, in a statement that also sees those of concurrent batches. Failed
 * ones keep their error.
 */
const cancelEmails = (tx: Transaction, deletedAt: Date) => tx.$executeRaw`
  UPDATE mail_message SET status = 'cancelled', canceled_with = waitlist.deleted_at,
    last_error = CASE WHEN mail_message.status = 'failed' THEN last_error
      ELSE 'Not sent because the recipient was moved to Trash.' END
  FROM waitlist
  WHERE waitlist.deleted_at = ${deletedAt} AND mail_message.subject_id = waitlist.id
    AND mail_message.status IN ('queued', 'failed')`

export const restoreEntry = adminAction(
  {
    name: 'waitlist.restore',
    schema: recordSchema,
    failure: 'Failed to restore entry. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const count = await restore(tx, Prisma.sql`waitlist.id = ${id}::uuid AND deleted_at IS NOT NULL`)
    if (count === 0) throw new Refusal('This entry is no longer in the Trash. Please refresh.')
    await audit({ action: 'restore', recordId: id, summary: 'restored a waitlist entry' })
    return null
  },
)

/** Undoes a deletion: restores the entries that one call moved to the Trash. */
export const restoreEntries = adminAction(
  {
    name: 'waitlist.restore-many',
    schema: restoreEntriesSchema,
    failure: 'Failed to restore entry. Please try again.',
  },
  async ({ deletedAt }, { tx, admin, audit }) => {
    const count = await restore(tx, Prisma.sql`deleted_at = ${deletedAt}`)
    requireConfirmedForMany(admin, count)
    if (count === 0) throw new Refusal('There is nothing left to restore. Please refresh.')
    await audit({ action: 'restore', summary: `restored ${entries(count)}` })
    return { count }
  },
)

/** Restores entries from the Trash together with their unsent emails, and returns how many. */
async function restore(tx: Transaction, chosen: Prisma.Sql): Promise<number> {
  // Anyone who is unsubscribing has done so by the time emails are requeued, or cancels them afterward.
  await lockEntries(tx, chosen)
  await reopenEmails(tx, chosen)
  return tx.$executeRaw`UPDATE waitlist SET deleted_at = NULL WHERE ${chosen}`
}

const reopenedRow = idRow.extend({
  status: z.enum(['queued', 'failed']),
  campaignId: z.string().nullable(),
  isFromVisitor: z.boolean(),
})

/**
 * How long restoring an entry reopens emails of a finished campaign. The toast with Undo shows for ten seconds, or
 * longer under the pointer.
 */
const UNDO_WINDOW_MS = 10 * MINUTE_MS

/**
 * Reverses what a deletion did to emails: requeues them, or marks them as failed again if they had failed. Leaves those
 * to people who have unsubscribed, and those of campaigns that had already ended. If the campaign has ended since,
 * reopens them only shortly after the deletion, because they would be out of date.
 */
async function reopenEmails(tx: Transaction, chosen: Prisma.Sql) {
  const emails = await queryRows(tx, reopenedRow)`
    UPDATE mail_message SET canceled_with = NULL, queued_at = now(),
      status = (CASE WHEN failed_at IS NULL THEN 'queued' ELSE 'failed' END)::mail_status,
      last_error = CASE WHEN failed_at IS NULL THEN NULL ELSE last_error END
    FROM waitlist
    WHERE ${chosen} AND waitlist.unsubscribed_at IS NULL
      AND mail_message.subject_id = waitlist.id
      AND mail_message.status = 'cancelled' AND mail_message.canceled_with = waitlist.deleted_at
      AND (campaign_id IS NULL OR EXISTS (
        SELECT 1 FROM campaigns AS campaign
        WHERE campaign.id = campaign_id
          AND campaign.status <> 'cancelled' AND coalesce(campaign.finished_at, 'infinity') >= waitlist.deleted_at
          AND (campaign.status = 'sending' OR waitlist.deleted_at > ${new Date(Date.now() - UNDO_WINDOW_MS)})))
    RETURNING mail_message.id, mail_message.status, campaign_id AS "campaignId", is_from_visitor AS "isFromVisitor"`
  await enqueueAgain(
    tx,
    emails.filter(({ status }) => status === 'queued'),
  )
}

/** How many entries a session that was not confirmed recently can change at once. It may be stolen or unattended. */
const UNCONFIRMED_LIMIT = 20

/** Locks the selected entries and returns their condition. */
async function lockSelected(tx: Transaction, selection: EntrySelection, admin: Admin): Promise<Prisma.Sql> {
  const ids = 'ids' in selection ? selection.ids : await findMatching(tx, selection)
  if (ids.length > BULK_LIMIT)
    throw new Refusal(
      `At most ${formatCount(BULK_LIMIT)} entries can be changed at once. Please narrow the list first.`,
    )
  requireConfirmedForMany(admin, ids.length)
  const selected = withIds(ids)
  await lockEntries(tx, selected)
  return selected
}

function requireConfirmedForMany(admin: Admin, count: number) {
  if (count > UNCONFIRMED_LIMIT) requireConfirmed(admin)
}

/** Locks entries until the commit, in the order in which campaigns lock them, so that no two wait for each other. */
function lockEntries(tx: Transaction, selected: Prisma.Sql) {
  return tx.$executeRaw`SELECT 1 FROM waitlist WHERE ${selected} ORDER BY id FOR UPDATE`
}

async function findMatching(tx: Transaction, filter: Parameters<typeof matching>[0]): Promise<string[]> {
  const found = await queryRows(tx, idRow)`
    SELECT id FROM waitlist WHERE ${matching(filter)} LIMIT ${BULK_LIMIT + 1}`
  return found.map(({ id }) => id)
}

function entries(count: number) {
  return count === 1 ? 'a waitlist entry' : `${formatCount(count)} waitlist entries`
}
