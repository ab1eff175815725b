import dns, { type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Thrown if an address is not on the public internet. */
export class AddressRefusal extends Error {
  override name = 'AddressRefusal'
}

/** IANA's special-purpose registries, and public addresses that clouds use for their own machines. */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT; one cloud's metadata is at 100.100.100.200
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's host
  ['169.254.0.0', 16], // link-local, including most clouds' metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 carries an IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

/**
 * The only IPv6 range in public use. It excludes loopback, link-local, private, multicast and all mapped IPv4
 * addresses.
 */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Returns whether anyone on the internet could reach this address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // A zone (%eth0) names an interface of this machine.
  if (family === 6)
    return !address.includes('%') && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return false
}

const INTERNAL_TOP_LEVELS =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|example|invalid|onion)$/

/**
 * Parses an address typed by a person, to which this server will connect: https, a public host, no credentials, no
 * unusual port. Returns the URL without a trailing slash, or the problem.
 */
export function readPublicUrl(text: string): { url: string } | { problem: string } {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed?.hostname) return { problem: 'This is not a web address.' }
  if (parsed.protocol !== 'https:') return { problem: 'The address must start with https://.' }
  if (parsed.username || parsed.password)
    return { problem: 'Remove the username and password from the address.' }
  if (parsed.search || parsed.hash) return { problem: 'Remove everything from “?” or “#” onwards.' }
  const port = Number(parsed.port || 443)
  if (port !== 443 && port < 1024) return { problem: 'This port is not allowed.' }
  // The URL parser has normalized all IPv4 notations (hexadecimal, octal, one number).
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.') || INTERNAL_TOP_LEVELS.test(host))
    return { problem: NOT_PUBLIC }
  return { url: `${parsed.origin}${parsed.pathname.replace(/\/+$/, '')}` }
}

export const NOT_PUBLIC = 'This address is not on the public internet, so it can’t be used.'

type Resolve = (
  host: string,
  options: { all: true; family?: number | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Returns a lookup for sockets. It rejects a host unless all its addresses are public, and the socket connects to one
 * of the addresses it checked. It resolves the name only once, so the result cannot change between check and
 * connection.
 */
export function createPublicLookup(resolve: Resolve = dns.lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true, family: readFamily(options.family) }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new AddressRefusal(NOT_PUBLIC), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function readFamily(family: number | 'IPv4' | 'IPv6' | undefined) {
  if (family === 'IPv4') return 4
  return family === 'IPv6' ? 6 : family
}
