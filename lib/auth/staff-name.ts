import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** The names under which the site itself appears, or appeared in the past, in the activity log. */
const ownNames = ['a scheduled job', 'the schedule', 'the site', 'system', 'a visitor']

const account = columnsOf('AdminUser')
const event = columnsOf('AuditEvent')

/**
 * Refuses a name that a colleague has, or that the activity log shows for somebody else, because anyone with that name
 * could pass as them. `ownId` is omitted for a new account.
 */
export async function refuseTakenName(tx: Transaction, name: string, ownId: string | null) {
  // Serialize name changes, so that two people cannot take the same name at once.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('staff-name', 0))`
  const [matches] = await queryRows(tx, countRow)`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${tableOf('AdminUser')}
      WHERE lower(${account.name}) = lower(${name}) AND ${account.id} IS DISTINCT FROM ${ownId}::uuid
      UNION ALL (SELECT 1 FROM ${tableOf('AuditEvent')}
      WHERE ${event.actorName} = ${name} AND ${event.actorId} IS DISTINCT FROM ${ownId}::uuid LIMIT 1)) AS others`
  if (ownNames.includes(name.toLowerCase()) || (matches?.count ?? 0) > 0)
    throw new Refusal('', { name: 'A colleague already uses this name. Please add something to yours' })
}
