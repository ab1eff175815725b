import 'server-only'
import { postCategories } from '@/lib/blog/schema'
import { db } from '@/lib/platform/db'
import { maskEmail } from '@/lib/platform/email-address'
import { hashToken } from '@/lib/platform/signed-id'
import { preferencesToken, readUnsubscribeToken } from './tokens'

export type SubscriptionChoice = NonNullable<Awaited<ReturnType<typeof getSubscriptionChoice>>>

/** Returns what to show the holder of an unsubscribe link; null if the link is invalid or the subscriber no longer exists. */
export async function getSubscriptionChoice(token: string) {
  const id = readUnsubscribeToken(token)
  if (!id) return null
  const subscriber = await db.subscriber.findUnique({
    where: { id },
    select: { email: true, status: true, topics: true },
  })
  if (!subscriber) return null
  const { email, status, topics } = subscriber
  return {
    maskedEmail: maskEmail(email),
    status,
    topics: postCategories.filter((category) => topics.length === 0 || topics.includes(category)),
  }
}

export interface Confirmation {
  maskedEmail: string
  state: 'open' | 'expired' | 'confirmed'
  /**
   * The token for the page to choose topics, the same as in unsubscribe links. Null until the subscription is
   * confirmed.
   */
  topicsToken: string | null
}

/**
 * Returns the subscription that a confirmation link belongs to; null if a newer email replaced it or the person has
 * unsubscribed since.
 */
export async function getConfirmation(token: string): Promise<Confirmation | null> {
  const subscriber = await db.subscriber.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { id: true, email: true, status: true, tokenExpiresAt: true },
  })
  if (!subscriber) return null
  const { id, email, status, tokenExpiresAt } = subscriber
  const isOpen = tokenExpiresAt > new Date()
  if (status === 'unsubscribed' && !isOpen) return null
  const linkState = isOpen ? 'open' : 'expired'
  const isSubscribed = status === 'subscribed'
  return {
    maskedEmail: maskEmail(email),
    state: isSubscribed ? 'confirmed' : linkState,
    topicsToken: isSubscribed ? preferencesToken(id) : null,
  }
}
