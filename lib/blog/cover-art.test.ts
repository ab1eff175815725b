import { describe, expect, test } from 'vitest'
import { coverArt, coverSize } from './cover-art'
import { postCategories } from './schema'

describe.each([...postCategories, 'An unknown category'])('the drawing of %s', (category) => {
  const titles = ['Rent', 'Your first ₦100,000', '', '💸', 'x'.repeat(120)]

  test('is the same each time for the same title', () => {
    for (const title of titles) expect(coverArt(category, title)).toEqual(coverArt(category, title))
  })

  test('stays within its frame', () => {
    for (const title of titles) {
      const { bars, drops } = coverArt(category, title)
      for (const { x, y, width, height } of bars) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(coverSize.width + 0.01)
        expect(y + height).toBeLessThanOrEqual(coverSize.ground + 0.01)
      }
      for (const { x, y, radius } of drops) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(coverSize.width)
        expect(y - radius).toBeGreaterThan(0)
        expect(y).toBeLessThanOrEqual(coverSize.ground)
      }
    }
  })

  test('has no duplicate bars', () => {
    const { bars } = coverArt(category, 'Rent')
    const places = bars.map(({ x, y, isFaint }) => `${x} ${y} ${isFaint}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

test('differs from title to title', () => {
  const drawn = ['Rent', 'Food', 'Light'].map((title) =>
    JSON.stringify(coverArt('Financial Planning', title)),
  )
  expect(new Set(drawn).size).toBe(3)
})

test('has a different number of steps for most titles of articles on saving', () => {
  const titles = ['Rent', 'Emergency fund', 'Save for school', 'Your first ₦100,000', 'What December costs']
  const counts = titles.map((title) => coverArt('Savings', title).bars.length)
  expect(new Set(counts).size).toBeGreaterThan(3)
})
