import 'server-only'
import { env } from '@/lib/platform/env'
import { createSecretBox } from '@/lib/platform/secret-box'
import { sign } from '@/lib/platform/signed-id'

/**
 * The tokens of emails are made of a random text that the email's row keeps. Only this server can make them of that, so neither
 * the outbox nor the row that has their hash is enough to act for someone else.
 */
export const confirmToken = (seed: string) => sign('privacy-confirm', seed)
export const copyToken = (seed: string) => sign('privacy-copy', seed)

/** Opening them asks; only the buttons on those pages do something. */
export const confirmUrl = (seed: string) => `${env.APP_URL}/privacy/confirm/${confirmToken(seed)}`
export const copyUrl = (seed: string) => `${env.APP_URL}/privacy/copy/${copyToken(seed)}`

const box = createSecretBox(env.AUTH_SECRET)
const CONTEXT = ['privacy-person']

/** An address as staff's links and forms name it. */
export function sealPerson(email: string): string {
  return box.seal(email, CONTEXT)
}

/** The address; null for what was not made here. */
export function openPerson(sealed: string): string | null {
  try {
    return box.open(sealed, CONTEXT)
  } catch {
    return null
  }
}
