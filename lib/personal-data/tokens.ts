import 'server-only'
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
const CONTEXT = ['privacy-person']

/** Seals an address for staff's links and forms. */
export function sealPerson(email: string): string {
  return box.seal(email, CONTEXT)
}

/** Returns the address in a sealed address; null if this server did not seal it. */
export function openPerson(sealed: string): string | null {
  try {
    return box.open(sealed, CONTEXT)
  } catch {
    return null
  }
}
