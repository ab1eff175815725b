import 'server-only'
import { DAY_MS } from '@/lib/dates'
import { env } from '@/lib/platform/env'
import { createSecretBox } from '@/lib/platform/secret-box'
import { sign } from '@/lib/platform/signed-id'

/**
 * Return the tokens of emailed links, derived from random text stored with the email. Only this server can derive
 * them, so neither the outbox nor the row that has their hash is enough to act for someone else.
 */
export const confirmToken = (seed: string) => sign('privacy-confirm', seed)
export const copyToken = (seed: string) => sign('privacy-copy', seed)

/** Return the URLs of these links' pages. Opening a page does nothing; only its button does. */
export const confirmUrl = (seed: string) => `${env.APP_URL}/privacy/confirm/${confirmToken(seed)}`
export const copyUrl = (seed: string) => `${env.APP_URL}/privacy/copy/${copyToken(seed)}`

const box = createSecretBox(env.AUTH_SECRET, env.AUTH_SECRET_PREVIOUS)

/** An address sealed for a lookup also allows viewing the data; one sealed for a request only allows answering it. */
export type SealedFor = 'lookup' | 'request'

const today = () => Math.floor(Date.now() / DAY_MS)
const contextOf = (purpose: SealedFor, day: number) => ['privacy-person', purpose, String(day)]

/** Seals an address for staff's links and forms, which work until the end of the next day (UTC). */
export function sealPerson(email: string, purpose: SealedFor): string {
  return box.seal(email, contextOf(purpose, today()))
}

/** Returns the sealed address; null if it was sealed for another purpose, too long ago, or not by this server. */
export function openPerson(sealed: string, ...purposes: readonly SealedFor[]): string | null {
  for (const purpose of purposes)
    for (const day of [today(), today() - 1]) {
      const email = open(sealed, contextOf(purpose, day))
      if (email !== null) return email
    }
  return null
}

function open(sealed: string, context: string[]): string | null {
  try {
    return box.open(sealed, context)
  } catch {
    return null
  }
}
