import 'server-only'
import { headers } from 'next/headers'
import { env } from './env'

/**
 * The address a request came from. The server appends the socket's address to X-Forwarded-For, so the last entry
 * is true; each trusted proxy in front moves one entry to the left. What stands further left is the client's claim.
 */
export function addressFrom(forwardedFor: string | null): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-1 - env.TRUSTED_PROXY_HOPS) || hops[0] || 'unknown'
}

/** Who asks: for limits, the audit log and log lines. */
export async function requestInfo() {
  const given = await headers()
  return {
    requestId: given.get('x-request-id') ?? crypto.randomUUID(),
    address: addressFrom(given.get('x-forwarded-for')),
    userAgent: given.get('user-agent')?.slice(0, 300) ?? '',
  }
}
