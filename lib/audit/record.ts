import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

export interface AuditActor {
  /** Absent for the system itself. */
  id?: string
  name: string
  requestId?: string
}

export interface AuditEntry {
  /** The noun that changed: "waitlist". */
  noun: string
  /** A verb of the field: "delete", "change-status". */
  action: string
  recordId?: string
  /** One plain sentence without personal data of visitors; the list of activity shows it after the actor's name. */
  summary: string
  details?: Prisma.InputJsonObject
}

/** Writes who did what, in the transaction of the thing itself: both happen or neither does. */
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
