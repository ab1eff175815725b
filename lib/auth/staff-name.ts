import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { lockName } from '@/lib/platform/lock-name'
import { normalize } from '@/lib/platform/normalize'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** The names under which the site itself appears, or appeared in the past, in the activity log. */
const ownNames = ['a scheduled job', 'the schedule', 'the site', 'system', 'setup', 'a visitor']

const account = columnsOf('AdminUser')
const event = columnsOf('AuditEvent')

/** Characters that look like others, in lower or upper case. `ORIGINALS` has the other one at the same index. */
const LOOKALIKES = 'l1|ıɩł0øǝɓđðɖɗƙƴ'
const ORIGINALS = 'iiiiiiooəbddddky'

/**
 * Returns a name without accents, spaces and punctuation, and with the same character for those that look alike. Keeps
 * marks of a single script, such as Devanagari vowel signs. Returns a name without letters or digits unchanged.
 */
function lookOf(name: string) {
  const plain = normalize(name, 'NFKD')
    .toLowerCase()
    .replace(/./gu, (character) => ORIGINALS[LOOKALIKES.indexOf(character)] ?? character)
    .replace(/[^\p{L}\p{N}\p{M}]|\p{Script=Inherited}|[\u02b0-\u02ff]/gu, '')
    .replaceAll('rn', 'm')
  return plain || name
}

const nameRow = z.object({ name: z.string() })

/**
 * Rejects a name that looks like that of a colleague, or one that the activity log shows for somebody else, because
 * anyone with that name could pass as them. `ownId` is omitted for a new account.
 */
export async function refuseTakenName(tx: Transaction, name: string, ownId: string | null) {
  // Serialize name changes, so that two people cannot take the same name at once.
  await lockName(tx, 'staff-name')
  // Skip from name to name in the index, because the log is long.
  const others = await queryRows(tx, nameRow)`
    WITH RECURSIVE logged(name) AS (
      SELECT min(${event.actorName}) FROM ${tableOf('AuditEvent')}
      UNION ALL SELECT (SELECT min(${event.actorName}) FROM ${tableOf('AuditEvent')} WHERE ${event.actorName} > logged.name)
      FROM logged WHERE logged.name IS NOT NULL
    )
    SELECT ${account.name} AS name FROM ${tableOf('AdminUser')} WHERE ${account.id} IS DISTINCT FROM ${ownId}::uuid
    UNION ALL SELECT name FROM logged WHERE EXISTS (SELECT FROM ${tableOf('AuditEvent')}
      WHERE ${event.actorName} = logged.name AND ${event.actorId} IS DISTINCT FROM ${ownId}::uuid)`
  const taken = [...ownNames, ...others.map((other) => other.name)].map(lookOf)
  if (taken.includes(lookOf(name)))
    throw new Refusal('', {
      name: 'A colleague already uses this name or one that looks like it. Please add something to yours.',
    })
}
