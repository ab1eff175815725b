import 'server-only'
import { timingSafeEqual } from 'node:crypto'

/** Returns whether an authorization header carries this token. Compares in constant time. */
export function hasBearerToken(authorization: string | null, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const received = Buffer.from(authorization ?? '')
  return expected.length === received.length && timingSafeEqual(expected, received)
}
