import 'server-only'
import { consumePoint } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import type { Admin } from './live-session'

/**
 * How many replies one member of staff can send, and how many resumes they can open, before confirming who they are:
 * more than anyone does by hand, but too few for a stolen session to spam everyone who ever wrote to us, or to download
 * every resume.
 */
const windows = [
  { name: 'hour', points: 60, seconds: 60 * 60 },
  { name: 'day', points: 300, seconds: 24 * 60 * 60 },
]

/** Counts a text about to be sent or a resume about to be opened. Returns whether the limit is exceeded. */
export async function isOverStaffLimit(admin: Admin, what: 'texts' | 'resumes'): Promise<boolean> {
  let isOver = false
  for (const { name, ...window } of windows) {
    const limit = { name: `staff-${what}-${name}`, ...window }
    if ((await consumePoint(limit, admin.id)) === 0) continue
    isOver = true
    await logRefusal('limit reached', { limit: limit.name, admin: admin.id })
  }
  return isOver
}
