import 'server-only'
import { z } from 'zod'
import { auditNamesFor } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { timeZone } from '@/lib/dates'
import { countUpTo } from '@/lib/platform/count-up-to'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, type KeysetPage, keysetOf, readKeysetPage } from '@/lib/platform/keyset'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import type { ActivityChoices, ActivityParams } from './schema'

const valueRow = z.object({ value: z.string() })
const currentNameRow = z.object({ former: z.string(), current: z.string() })

const event = columnsOf('AuditEvent')
const account = columnsOf('AdminUser')

/** Must match the columns of an index (prisma/schema/audit.prisma). */
const keyset: Keyset<'at'> = keysetOf('AuditEvent', { at: ['at', 'id'] })

const activity = z.object({
  id: z.string(),
  at: z.date(),
  actorName: z.string(),
  noun: z.string(),
  action: z.string(),
  recordId: z.string().nullable(),
  summary: z.string(),
})
export type Activity = z.infer<typeof activity>

const columns = {
  id: true,
  at: true,
  actorName: true,
  noun: true,
  action: true,
  recordId: true,
  summary: true,
} as const

/**
 * Lists the newest changes by staff that this person may see. Leaves out sign-ins and sign-outs, which the log also
 * records.
 */
export async function listNewestActivity(limit: number): Promise<Activity[]> {
  const { role } = await requireAdmin('dashboard')
  return db.auditEvent.findMany({
    where: { noun: role === 'owner' ? { not: 'session' } : { in: auditNamesFor(role) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: columns,
  })
}

/** Lists the people, nouns and actions that occur in the log, each alphabetically. */
export async function getActivityChoices(): Promise<ActivityChoices> {
  await requireAdmin('activity')
  const [people, nouns, actions] = await Promise.all([
    distinct('actor_name'),
    distinct('noun'),
    distinct('action'),
  ])
  return { people, nouns, actions }
}

/** Returns the current names of renamed people, keyed by their former names in the log. */
export async function findCurrentNames(people: readonly string[]): Promise<Map<string, string>> {
  await requireAdmin('activity')
  const rows = await queryRows(db, currentNameRow)`
    SELECT person.former, ${account.name} AS current
    FROM unnest(${[...people]}::text[]) AS person(former)
    CROSS JOIN LATERAL (
      SELECT ${event.actorId} FROM audit_event WHERE ${event.actorName} = person.former
      ORDER BY ${event.at} DESC, ${event.id} DESC LIMIT 1) AS newest
    JOIN admin_user ON ${account.id} = newest.actor_id
    WHERE ${account.name} <> person.former`
  return new Map(rows.map(({ former, current }) => [former, current]))
}

/**
 * Lists a column's values. Skips from value to value in the index, because DISTINCT would read every row of the log.
 */
async function distinct(column: 'actor_name' | 'noun' | 'action'): Promise<string[]> {
  const name = Prisma.raw(column)
  const rows = await queryRows(db, valueRow)`
    WITH RECURSIVE found(value) AS (
      SELECT min(${name}) FROM audit_event
      UNION ALL
      SELECT (SELECT min(${name}) FROM audit_event WHERE ${name} > found.value) FROM found WHERE found.value IS NOT NULL
    ) SELECT value FROM found WHERE value IS NOT NULL`
  return rows.map(({ value }) => value)
}

/** Returns one page of the log. */
export async function listActivity(params: ActivityParams): Promise<KeysetPage<Activity>> {
  await requireAdmin('activity')
  const where = matching(params)
  return readKeysetPage(
    { keyset, cursor: params.cursor, order: params },
    (page) => queryRows(db, activity)`
      SELECT id::text, at, actor_name AS "actorName", noun, action, record_id AS "recordId", summary
      FROM audit_event WHERE ${where} AND ${page}`,
  )
}

/** Returns how many entries match, up to COUNT_LIMIT. */
export async function countActivity(params: ActivityParams): Promise<number> {
  await requireAdmin('activity')
  return countUpTo('AuditEvent', matching(params))
}

/** Returns the condition for a filter. `from` and `to` are days in Lagos, both inclusive. */
function matching({ q, filters: { person, noun, action, from, to } }: ActivityParams): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  if (person) conditions.push(Prisma.sql`${event.actorName} = ${person}`)
  if (noun) conditions.push(Prisma.sql`${event.noun} = ${noun}`)
  if (action) conditions.push(Prisma.sql`${event.action} = ${action}`)
  if (from) conditions.push(Prisma.sql`${event.at} >= ${midnight(from, 0)}`)
  if (to) conditions.push(Prisma.sql`${event.at} < ${midnight(to, 1)}`)
  if (q) conditions.push(contains(event.searchText, q))
  return Prisma.join(conditions, ' AND ')
}

/** Returns the start of the day `daysLater` days after `day`, in Lagos time. */
function midnight(day: string, daysLater: number): Prisma.Sql {
  return Prisma.sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${timeZone})`
}
