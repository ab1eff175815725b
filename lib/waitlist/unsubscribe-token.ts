import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'

// The purpose is part of the key: a signature made for anything else with the same secret does not fit.
const sign = (entryId: string) =>
  createHmac('sha256', `${env.AUTH_SECRET}:waitlist-unsubscribe`).update(entryId).digest('base64url')

/** Names one waitlist entry in a link without telling the address. It does not run out: old mails must stop mails too. */
function unsubscribeToken(entryId: string): string {
  return `${entryId}.${sign(entryId)}`
}

/** The page a person opens, and the address a mail program posts to (RFC 8058). */
export function unsubscribeUrl(entryId: string): string {
  return `${env.APP_URL}/api/unsubscribe/${unsubscribeToken(entryId)}`
}

/** The entry a token stands for, or null when it was not made here. */
export function readUnsubscribeToken(token: string): string | null {
  const [entryId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(entryId))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? entryId : null
}
