import 'server-only'
import { env } from '@/lib/platform/env'
import { readSignedId, sign, signId } from '@/lib/platform/signed-id'

const UNSUBSCRIBE = 'newsletter-unsubscribe'

/**
 * The token that confirms a subscription, made of a random text that the email's row keeps. Only this server can make it of
 * that, so neither the outbox nor the subscriber's row, which has its hash, is enough to confirm for someone else.
 */
export function confirmToken(seed: string): string {
  return sign('newsletter-confirm', seed)
}

/** Opening it asks; only the button on that page confirms. */
export function confirmUrl(seed: string): string {
  return `${env.APP_URL}/newsletter/confirm/${confirmToken(seed)}`
}

/** The page a person opens, and the address a mail program posts to (RFC 8058). Old emails must stop emails too. */
export function unsubscribeUrl(subscriberId: string): string {
  return `${env.APP_URL}/api/unsubscribe/${signId(UNSUBSCRIBE, subscriberId)}`
}

/** Returns the page where a subscriber chooses topics. The same token: its holder may also unsubscribe. */
export function preferencesUrl(subscriberId: string): string {
  return `${env.APP_URL}/newsletter/preferences/${preferencesToken(subscriberId)}`
}

export function preferencesToken(subscriberId: string): string {
  return signId(UNSUBSCRIBE, subscriberId)
}

/** The subscriber a token of an unsubscribe link stands for, or null when it was not made here. */
export function readUnsubscribeToken(token: string): string | null {
  return readSignedId(UNSUBSCRIBE, token)
}
