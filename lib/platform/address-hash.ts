import 'server-only'
import { sign, validSignatures } from './signed-id'

const PURPOSE = 'address'

/**
 * Returns a hash to store instead of an email address. Nobody can reverse or guess it without this server's secret.
 */
export function hashAddress(email: string): string {
  return sign(PURPOSE, email)
}

/**
 * Returns the hashes under which an email address may be stored, including those from before the secret was changed.
 */
export function hashesOfAddress(email: string): string[] {
  return validSignatures(PURPOSE, email)
}
