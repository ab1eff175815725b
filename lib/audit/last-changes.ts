import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

const event = columnsOf('AuditEvent')
const changeRow = z.object({ id: z.string(), by: z.string(), at: z.date() })

export interface LastChange {
  by: string
  at: Date
}

/** Returns who last changed each of these records. Records unchanged since the seed are missing. For staff only. */
export async function findLastChanges(
  tx: Transaction,
  noun: string,
  recordIds: string[],
): Promise<Map<string, LastChange>> {
  // Prisma's `distinct` would read every change of these records.
  const events = await queryRows(tx, changeRow)`
    SELECT DISTINCT ON (${event.recordId}) ${event.recordId} AS id, ${event.actorName} AS by, ${event.at} AS at
    FROM ${tableOf('AuditEvent')}
    WHERE ${event.noun} = ${noun} AND ${event.recordId} = ANY(${recordIds})
    ORDER BY ${event.recordId}, ${event.at} DESC`
  return new Map(events.map(({ id, ...change }) => [id, change]))
}

/** Adds to each row who last changed it; null if nobody has since the seed. */
export async function withLastChanges<Row extends { id: string }>(
  tx: Transaction,
  noun: string,
  rows: readonly Row[],
): Promise<(Row & { lastChange: LastChange | null })[]> {
  const ids = rows.map(({ id }) => id)
  const changes = await findLastChanges(tx, noun, ids)
  return rows.map((row) => ({ ...row, lastChange: changes.get(row.id) ?? null }))
}
