import { MINUTE_MS } from '@/lib/dates'
import { type IdentityProof, IdentityRefusal } from '@/lib/platform/errors'
import type { Admin } from './live-session'

const CONFIRMED_MS = 5 * MINUTE_MS

export const NOT_CONFIRMED = 'Nothing was changed. Please confirm that it’s you, then try again.'

/**
 * Returns how people must confirm who they are before a sensitive action; null if they did so in the last five
 * minutes.
 */
export function neededProof(
  admin: Pick<Admin, 'confirmedAt' | 'hasSecondFactor' | 'mustUsePasskey'>,
): IdentityProof | null {
  if (Date.now() - admin.confirmedAt.getTime() < CONFIRMED_MS) return null
  if (admin.mustUsePasskey) return 'passkey'
  return admin.hasSecondFactor ? 'code' : 'password'
}

/** Refuses a sensitive action unless the person has just confirmed who they are: the session may be stolen. */
export function requireConfirmed(admin: Admin) {
  const proof = neededProof(admin)
  if (proof) throw new IdentityRefusal(NOT_CONFIRMED, proof)
}
