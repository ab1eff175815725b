import 'server-only'
import type { Transaction } from '@/lib/platform/db'

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
  const events = await tx.auditEvent.findMany({
    where: { noun, recordId: { in: recordIds } },
    distinct: ['recordId'],
    orderBy: { at: 'desc' },
    select: { recordId: true, actorName: true, at: true },
  })
  return new Map(events.map(({ recordId, actorName, at }) => [recordId ?? '', { by: actorName, at }]))
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
