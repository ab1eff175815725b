import { isIPv6 } from 'node:net'

// The longest form of an IPv6 address, plus room for a port and a zone.
const ADDRESS_MAX = 64

/**
 * Returns the address that a request came from. The server appends the socket's address to X-Forwarded-For, so the
 * last entry is always correct. Each trusted proxy adds one; anything further left is only claimed by the client.
 */
export function addressFrom(forwardedFor: string | null | undefined, trustedProxyHops: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return withoutPort((hops.at(-1 - trustedProxyHops) || hops[0] || 'unknown').slice(0, ADDRESS_MAX))
}

/** Removes the port that some proxies add to the address. Otherwise each connection would count as a new visitor. */
const withoutPort = (address: string) =>
  address.replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * Returns the address or network that rate limits count as one visitor. For IPv6 this is the network, because one
 * connection usually has a whole /64.
 */
export function networkOf(address: string): string {
  return networkOfSize(4, address) ?? withoutPrefix(address)
}

/**
 * Returns the /48 of an IPv6 address, or null for IPv4. One customer may have all of its 65,536 networks, so a
 * second, higher limit applies to the /48.
 */
export function siteNetworkOf(address: string): string | null {
  return networkOfSize(3, address)
}

/**
 * Returns the network that shares slots for concurrent work. For IPv6 this is the /48, because its /64s could otherwise
 * take all slots.
 */
export function slotNetworkOf(address: string): string {
  return siteNetworkOf(address) ?? networkOf(address)
}

const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Returns the network of an IPv6 address, with a prefix of `size` 16-bit groups. Returns null for IPv4. */
function networkOfSize(size: number, address: string): string | null {
  const plain = withoutPrefix(address)
  if (!isIPv6(plain)) return null
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest)
  }
  return `${groups
    .slice(0, size)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${16 * size}`
}
