import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

const { id, campaignId } = columnsOf('MailMessage')

/** Empties emails in an UPDATE statement. Without its content, an email can't be sent, so an unsent one becomes canceled. */
export const withoutContent = Prisma.sql`
  to_email = '', to_name = '', props = '{}', last_error = NULL,
  status = CASE WHEN status IN ('queued', 'failed') THEN 'cancelled' ELSE status END`

/**
 * Deletes emails, and returns how many. Campaign emails stay as empty rows that no longer identify anyone, because
 * campaigns count them.
 */
export async function eraseEmails(
  tx: Pick<Transaction, '$queryRaw'>,
  condition: Prisma.Sql,
): Promise<number> {
  const [erased] = await queryRows(tx, countRow)`
    WITH due AS (SELECT ${id}, ${campaignId} FROM ${tableOf('MailMessage')} WHERE ${condition} FOR UPDATE),
    emptied AS (
      UPDATE ${tableOf('MailMessage')} SET ${withoutContent}, subject_id = NULL
      FROM due WHERE ${id} = due.id AND due.campaign_id IS NOT NULL),
    deleted AS (DELETE FROM ${tableOf('MailMessage')} USING due WHERE ${id} = due.id AND due.campaign_id IS NULL)
    SELECT count(*)::int AS count FROM due`
  return erased?.count ?? 0
}
