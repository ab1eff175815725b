import 'server-only'
import { sign } from './signed-id'

/** Returns a hash to store instead of an address. Without this server's secret, nobody can reverse or guess it. */
export function hashAddress(email: string): string {
  return sign('address', email)
}
