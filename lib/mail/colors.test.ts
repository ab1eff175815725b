import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { light, schemes } from './colors'

/** Returns the relative luminance of "#rrggbb", as WCAG 2.2 defines it. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(Object.entries(schemes))('all text in %s emails has enough contrast', (_name, colors) => {
  for (const background of [colors.page, colors.card])
    for (const text of [colors.text, colors.muted, colors.brand])
      expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThan(4.5)
  expect(contrast(colors.onBrand, colors.brand)).toBeGreaterThan(4.5)
})

it('emails have the colors of the site', () => {
  const theme = readFileSync('app/theme.css', 'utf8')
  const colorOf = (name: string) => theme.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1]
  expect(light).toMatchObject({
    page: colorOf('paper'),
    line: colorOf('neutral-200'),
    text: colorOf('ink'),
    muted: colorOf('neutral-600'),
    brand: colorOf('brand'),
    drop: colorOf('marigold'),
  })
})
