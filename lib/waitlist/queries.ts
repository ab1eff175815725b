import 'server-only'
import { db } from '@/lib/platform/db'
import { maskEmail } from '@/lib/platform/email-address'
import { readUnsubscribeToken } from './unsubscribe-token'

/** Returns what to show the holder of an unsubscribe link; null if the link is invalid or the entry no longer exists. */
export async function getMailChoice(token: string) {
  const id = readUnsubscribeToken(token)
  if (!id) return null
  const entry = await db.waitlistEntry.findUnique({
    where: { id },
    select: { email: true, unsubscribedAt: true },
  })
  return entry && { maskedEmail: maskEmail(entry.email), isUnsubscribed: entry.unsubscribedAt !== null }
}
