import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

export interface AuditActor {
  /** Absent if the system did it. */
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
  /** A short sentence without visitors' personal data. The activity list shows it after the actor's name. */
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
