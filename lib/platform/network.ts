import { isIPv6 } from 'node:net'

// The longest spelling of an IPv6 address, with a port and a zone to spare.
const ADDRESS_MAX = 64

/**
 * Returns the address a request came from. The server appends the socket's address to X-Forwarded-For, so the last entry is true; each
 * trusted proxy in front moves one entry to the left. What is further left is the client's claim.
 */
export function addressFrom(forwardedFor: string | null | undefined, trustedProxyHops: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return (hops.at(-1 - trustedProxyHops) || hops[0] || 'unknown').slice(0, ADDRESS_MAX)
}

/** Returns what limits count as one visitor: for an IPv6 address its network, because a single line owns a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
