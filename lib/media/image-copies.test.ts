import { describe, expect, it } from 'vitest'
import { COPY_KEY, copyFormats, copyKey, copyWidthsOf, originalKeys, srcSetOf } from './image-copies'
import { OBJECT_KEY } from './schema'

const id = '0190a0b0-0000-7000-8000-000000000000'

describe("the widths of an image's copies", () => {
  it.each([
    [64, [64]],
    [128, [128]],
    [640, [128, 256, 416, 640]],
    [2400, [128, 256, 416, 704, 1040, 1600, 2400]],
    [2560, [128, 256, 416, 704, 1040, 1600, 2400]],
  ])('never exceed the image: %i', (width, widths) => expect(copyWidthsOf(width)).toEqual(widths))

  it.each([
    ["a team member's portrait on a phone", 96 * 3, 416],
    ['a card on a phone', 0.92 * 360 * 2, 704],
    ['an article on a phone', 0.92 * 360 * 3, 1040],
    ['an article on a desktop', 688, 704],
    ['a cover on a desktop', 1200, 1600],
    ['a cover on a high-density desktop screen', 2400, 2400],
  ])('include one for %s, at most twice as wide as needed', (_name, needed, chosen) => {
    const width = copyWidthsOf(2560).find((each) => each >= needed)
    expect(width).toBe(chosen)
    expect(width).toBeLessThan(needed * 2)
  })
})

it("returns a key next to the original's that identifies the copy", () => {
  for (const key of [`${id}.png`, `team/${id}.jpg`])
    for (const format of copyFormats) {
      const copy = copyKey(key, 704, format)
      expect(copy).toMatch(COPY_KEY)
      expect(copy).not.toMatch(OBJECT_KEY)
      expect(originalKeys(copy)).toContain(key)
    }
  expect(copyKey(`team/${id}.jpg`, 704, 'avif')).toBe(`team/${id}-704.avif`)
})

it.each([
  `${id}.png`,
  `${id}-0.avif`,
  `${id}-704.png`,
  `${id}-70400.avif`,
  `a/b/${id}-704.avif`,
  'a-704.avif',
])('does not mistake other keys for copies: %s', (key) => expect(originalKeys(key)).toEqual([]))

it('lists the copies with their widths', () => {
  const image = { bucket: 'blog-images', key: `${id}.png`, copyWidths: [128, 200] }
  expect(srcSetOf(image, 'webp')).toBe(
    `/media/blog-images/${id}-128.webp 128w, /media/blog-images/${id}-200.webp 200w`,
  )
  expect(srcSetOf({ ...image, copyWidths: [] }, 'avif')).toBe('')
})
