import { expect, it } from 'vitest'
import { countRendering, refundRendering } from './render-limit.ts'

/** Counts pages rendered for these addresses, one each. Returns how many were refused. */
async function countRefused(addresses: string[]) {
  const refusals: unknown[] = []
  for (const address of addresses) refusals.push(await countRendering(address))
  return refusals.filter(Boolean).length
}

const networks = (site: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${site}:${number.toString(16)}::1`)

it('lets one network have 120 pages rendered a minute', async () => {
  expect(await countRefused(Array(120).fill('203.0.113.1'))).toBe(0)
  expect((await countRendering('203.0.113.1'))?.status).toBe(429)
  expect(await countRendering('203.0.113.2')).toBeUndefined()
})

it('limits all networks in a /48 to twice as many pages in total', async () => {
  expect(await countRefused(networks('2001:db8:1', 240))).toBe(0)
  expect(await countRefused(networks('2001:db8:1', 250).slice(240))).toBe(10)
  expect(await countRendering('2001:db8:2::1')).toBeUndefined()
})

it('does not count a page that visitors can share', async () => {
  for (let i = 0; i < 300; i += 1) {
    expect(await countRendering('2001:db8:3::1')).toBeUndefined()
    await refundRendering('2001:db8:3::1')
  }
})
