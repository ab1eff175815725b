import 'server-only'
import { consumePoint } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import type { Admin } from './live-session'

/**
 * How many replies one member of staff can send before confirming who they are: more than anyone writes by hand, but
 * too few for a stolen session to spam everyone who ever wrote to us.
 */
const limits = [
  { name: 'staff-texts-hour', points: 60, seconds: 60 * 60 },
  { name: 'staff-texts-day', points: 300, seconds: 24 * 60 * 60 },
]

/** Counts a text that is about to be sent. Returns whether the limit is exceeded. */
export async function hasSentMany(admin: Admin): Promise<boolean> {
  let isOver = false
  for (const limit of limits) {
    if ((await consumePoint(limit, admin.id)) === 0) continue
    isOver = true
    await logRefusal('limit reached', { limit: limit.name, admin: admin.id })
  }
  return isOver
}
