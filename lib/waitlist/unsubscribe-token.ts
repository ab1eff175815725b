import 'server-only'
import { env } from '@/lib/platform/env'
import { readSignedId, signId } from '@/lib/platform/signed-id'

const PURPOSE = 'waitlist-unsubscribe'

/**
 * Returns the URL of the page for people and of the endpoint that email clients post to (RFC 8058). Links in old
 * emails must keep working.
 */
export function unsubscribeUrl(entryId: string): string {
  return `${env.APP_URL}/api/unsubscribe/${signId(PURPOSE, entryId)}`
}

/** Returns the entry id in a token, or null if the token is not ours. */
export function readUnsubscribeToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}
