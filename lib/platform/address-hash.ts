import 'server-only'
import { sign } from './signed-id'

/**
 * Returns a hash to store where the address itself must not be kept. Without this server's secret nobody can reverse or guess
 * it.
 */
export function hashAddress(email: string): string {
  return sign('address', email)
}
