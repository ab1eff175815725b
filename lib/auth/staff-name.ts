import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { lockName } from '@/lib/platform/lock-name'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** The names under which the site itself appears, or appeared in the past, in the activity log. */
const ownNames = ['a scheduled job', 'the schedule', 'the site', 'system', 'setup', 'a visitor']

const account = columnsOf('AdminUser')
const event = columnsOf('AuditEvent')

/** Returns a name without accents, spaces and punctuation, and with the same character for those that look alike. */
const lookOf = (name: Prisma.Sql) =>
  Prisma.sql`replace(regexp_replace(translate(search_fold(${name}), 'l1|ıɩ0ɑɡ', 'iiiiioag'), '[^[:alnum:]]', '', 'g'), 'rn', 'm')`

/**
 * Rejects a name that looks like that of a colleague, or one that the activity log shows for somebody else, because
 * anyone with that name could pass as them. `ownId` is omitted for a new account.
 */
export async function refuseTakenName(tx: Transaction, name: string, ownId: string | null) {
  // Serialize name changes, so that two people cannot take the same name at once.
  await lockName(tx, 'staff-name')
  // Skip from name to name in the index, because the log is long.
  const [matches] = await queryRows(tx, countRow)`
    WITH RECURSIVE logged(name) AS (
      SELECT min(${event.actorName}) FROM ${tableOf('AuditEvent')}
      UNION ALL SELECT (SELECT min(${event.actorName}) FROM ${tableOf('AuditEvent')} WHERE ${event.actorName} > logged.name)
      FROM logged WHERE logged.name IS NOT NULL
    )
    SELECT count(*)::int AS count FROM (
      SELECT ${account.name} FROM ${tableOf('AdminUser')} WHERE ${account.id} IS DISTINCT FROM ${ownId}::uuid
      UNION ALL SELECT name FROM logged WHERE EXISTS (SELECT FROM ${tableOf('AuditEvent')}
        WHERE ${event.actorName} = logged.name AND ${event.actorId} IS DISTINCT FROM ${ownId}::uuid)
      UNION ALL SELECT unnest(${ownNames}::text[])) AS others (name)
    WHERE ${lookOf(Prisma.sql`others.name`)} = ${lookOf(Prisma.sql`${name}::text`)}`
  if ((matches?.count ?? 0) > 0)
    throw new Refusal('', {
      name: 'A colleague already uses this name or one that looks like it. Please add something to yours.',
    })
}
