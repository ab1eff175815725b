import 'server-only'
import { env } from '@/lib/platform/env'
import { readSignedId, sign, signId } from '@/lib/platform/signed-id'

const UNSUBSCRIBE = 'newsletter-unsubscribe'

/**
 * Returns the token that confirms a subscription, derived from random text stored with the email. Only this server
 * can derive it, so neither the outbox nor the subscriber's row, which has its hash, is enough to confirm for someone
 * else.
 */
export function confirmToken(seed: string): string {
  return sign('newsletter-confirm', seed)
}

/** Returns the URL of the confirmation page. Opening it confirms nothing; only its button does. */
export function confirmUrl(seed: string): string {
  return `${env.APP_URL}/newsletter/confirm/${confirmToken(seed)}`
}

/**
 * Returns the URL of the page for people and of the endpoint that email clients post to (RFC 8058). Links in old
 * emails must keep working.
 */
export function unsubscribeUrl(subscriberId: string): string {
  return `${env.APP_URL}/api/unsubscribe/${signId(UNSUBSCRIBE, subscriberId)}`
}

/** Returns the URL of the page where subscribers choose topics. It accepts the unsubscribe token. */
export function preferencesUrl(subscriberId: string): string {
  return `${env.APP_URL}/newsletter/preferences/${preferencesToken(subscriberId)}`
}

export function preferencesToken(subscriberId: string): string {
  return signId(UNSUBSCRIBE, subscriberId)
}

/** Returns the subscriber id in an unsubscribe token, or null if the token is not ours. */
export function readUnsubscribeToken(token: string): string | null {
  return readSignedId(UNSUBSCRIBE, token)
}
