import 'server-only'
import { sign, validSignatures } from './signed-id'

const PURPOSE = 'address'

/** Returns a hash to store instead of an address. Without this server's secret, nobody can reverse or guess it. */
export function hashAddress(email: string): string {
  return sign(PURPOSE, email)
}

/** Returns the hashes under which an address may be stored, also from before the secret was changed. */
export function hashesOfAddress(email: string): string[] {
  return validSignatures(PURPOSE, email)
}
