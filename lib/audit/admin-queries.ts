import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'

export interface Activity {
  id: string
  at: Date
  actorName: string
  summary: string
}

/** What staff changed last, newest first. That they came and went is recorded, but is no news. */
export async function listActivity(limit: number): Promise<Activity[]> {
  await requireAdmin()
  return db.auditEvent.findMany({
    where: { noun: { not: 'session' } },
    orderBy: { at: 'desc' },
    take: limit,
    select: { id: true, at: true, actorName: true, summary: true },
  })
}
