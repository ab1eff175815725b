import 'server-only'
import { env } from '@/lib/platform/env'
import { readSignedId, signId } from '@/lib/platform/signed-id'

const PURPOSE = 'waitlist-unsubscribe'

/** The page a person opens, and the address a mail program posts to (RFC 8058). Old emails must stop emails too. */
export function unsubscribeUrl(entryId: string): string {
  return `${env.APP_URL}/api/unsubscribe/${signId(PURPOSE, entryId)}`
}

/** The entry a token stands for, or null when it was not made here. */
export function readUnsubscribeToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}
