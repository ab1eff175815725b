import 'server-only'
import { formatCount } from '@/lib/count'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

export interface AuditActor {
  /** Omitted if the system made the change. */
  id?: string
  name: string
  requestId?: string
}

export interface AuditEntry {
  /** The noun of the changed record, such as "waitlist". */
  noun: string
  /** A verb, such as "delete" or "change-status". */
  action: string
  recordId?: string
  /** A short sentence without visitors' personal data. The activity log shows it after the actor's name. */
  summary: string
  details?: Prisma.InputJsonObject
}

/** Records who did what, in the same transaction as the change. */
export async function recordAudit(tx: Transaction, actor: AuditActor, entry: AuditEntry) {
  await tx.auditEvent.create({
    data: {
      actorId: actor.id ?? null,
      actorName: actor.name,
      requestId: actor.requestId ?? null,
      noun: entry.noun,
      action: entry.action,
      recordId: entry.recordId ?? null,
      summary: entry.summary,
      ...(entry.details ? { details: entry.details } : {}),
    },
    select: { id: true },
  })
}

interface ErasedRows {
  noun: string
  /** Singular and plural for the summary: ["a signup", "signups"]. */
  labels: readonly [string, string]
  count: number
  /** When they became due, such as "30 days after deletion". */
  when: string
}

/** Records how many rows a nightly job has erased, and nothing about their content. */
export async function recordErasure(
  tx: Transaction,
  { noun, labels: [singular, plural], count, when }: ErasedRows,
) {
  const what = count === 1 ? singular : `${formatCount(count)} ${plural}`
  await recordAudit(
    tx,
    { name: 'A scheduled job' },
    { noun, action: 'erase', summary: `erased ${what}, ${when}`, details: { count } },
  )
}
