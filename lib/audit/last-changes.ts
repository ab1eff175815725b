import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export interface LastChange {
  by: string
  at: Date
}

/** Returns who changed each of these records last. Missing: nobody since the seed. Only for what staff read. */
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

/** The rows, each with who changed it last; null: nobody since it was set up. */
export async function withLastChanges<Row extends { id: string }>(
  tx: Transaction,
  noun: string,
  rows: readonly Row[],
): Promise<(Row & { lastChange: LastChange | null })[]> {
  const ids = rows.map(({ id }) => id)
  const changes = await findLastChanges(tx, noun, ids)
  return rows.map((row) => ({ ...row, lastChange: changes.get(row.id) ?? null }))
}
