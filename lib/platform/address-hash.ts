import 'server-only'
import { sign } from './signed-id'

/** What stands for an address where the address itself must not be kept. Without this server's secret nobody can tell or guess it. */
export function hashAddress(email: string): string {
  return sign('address', email)
}
