import 'server-only'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'

/** Actions in the audit log that change what visitors see. */
const CONTENT_ACTIONS = ['create', 'update', 'update-texts', 'delete', 'restore', 'order', 'change-status']

/** Returns when a noun's content last changed, including deletions; null if it has not changed since the seed. */
export async function findLastContentChange(noun: CacheTag): Promise<Date | null> {
  const event = await db.auditEvent.findFirst({
    where: { noun, action: { in: CONTENT_ACTIONS } },
    orderBy: { at: 'desc' },
    select: { at: true },
  })
  return event?.at ?? null
}
