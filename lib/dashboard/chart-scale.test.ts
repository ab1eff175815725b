import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisTicks } from './chart-scale'

it.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [37, [0, 10, 20, 30, 40]],
  [1_000_000, [0, 500_000, 1_000_000]],
])('labels an axis up to %i', (max, ticks) => expect(axisTicks(max)).toEqual(ticks))

it('starts at zero, has equal whole steps, and ends at or above the largest figure', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), (max) => {
      const ticks = axisTicks(max)
      const step = ticks[1] ?? 0
      expect(ticks).toEqual(ticks.map((_, index) => index * step))
      expect(Number.isInteger(step)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.at(-2)).toBeLessThan(Math.max(max, 4))
    }),
  )
})
