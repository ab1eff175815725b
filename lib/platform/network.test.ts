import { expect, it } from 'vitest'
import { addressFrom, networkOf, siteNetworkOf, slotNetworkOf } from './network'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each([
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
  ['2001:db8:1:fff0::6', '2001:db8:1::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
])('returns the /48 of %s, or null for IPv4: %s', (address, network) =>
  expect(siteNetworkOf(address)).toBe(network),
)

it.each([
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
])('lets %s share slots with %s', (address, network) => expect(slotNetworkOf(address)).toBe(network))

// The server appends the connection's address to X-Forwarded-For: see server/incoming.ts.
it.each([
  [0, '203.0.113.7', '203.0.113.7'],
  [0, '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  [1, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [1, '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [2, '1.2.3.4, 203.0.113.7, 10.0.0.3, 10.0.0.2', '203.0.113.7'],
  // Some proxies add the port.
  [1, '203.0.113.7:4711, 10.0.0.2', '203.0.113.7'],
  [1, '[2001:db8::1]:4711, 10.0.0.2', '2001:db8::1'],
  [0, '2001:db8::1', '2001:db8::1'],
  // If the expected proxy is missing, use the connection's address.
  [2, '203.0.113.7', '203.0.113.7'],
  [0, '', 'unknown'],
  [0, null, 'unknown'],
  [1, `${'x'.repeat(10_000)}, 10.0.0.2`, 'x'.repeat(64)],
])('with %i proxies and "%.50s", the address is %s', (hops, header, address) => {
  expect(addressFrom(header, hops)).toBe(address)
})
