import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')

type Tokens = Map<string, string>

function declarations(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

function block(start: string) {
  const from = css.indexOf(start)
  if (from < 0) throw new Error(`theme.css has no block "${start}"`)
  return declarations(css.slice(from, css.indexOf('\n}', from)))
}

const palette = block('@theme static {')
const themes = {
  light: new Map([...palette, ...block(':root,\n')]),
  dark: new Map([...palette, ...block('\n[data-theme="dark"] {')]),
}

/** Returns a token's relative luminance, using OKLab and linear sRGB (Björn Ottosson's matrices; WCAG 2.2). */
function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? tokens.get(`color-${name}`)
  const alias = value?.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (alias) return luminance(tokens, alias)
  const [lightness = Number.NaN, chroma = 0, hue = 0] = value?.match(/[\d.]+/g)?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

function contrast(tokens: Tokens, one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(tokens, one), luminance(tokens, other)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const text = [
  ...['canvas', 'surface', 'sunken'].flatMap((ground) => [
    ['fg', ground],
    ['fg-soft', ground],
    ['accent', ground],
    ['danger', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger-soft', 'danger-soft'],
  ['on-warn-soft', 'warn-soft'],
]
const boundaries = ['canvas', 'surface', 'sunken'].flatMap((ground) => [
  ['line-strong', ground],
  ['ring', ground],
])
const site = [
  ['ink', 'paper'],
  ['ink', 'mint'],
  ['ink', 'marigold'],
  ['neutral-700', 'paper'],
  ['neutral-700', 'mint'],
  ['neutral-600', 'paper'],
  ['neutral-600', 'mint'],
  ['brand', 'paper'],
  ['white', 'brand'],
  ['mint', 'brand'],
  ['mint', 'brand-deep'],
  ['brand-deep', 'mint-deep'],
  ['marigold-deep', 'marigold-soft'],
  ['marigold', 'ink'],
  ['neutral-300', 'ink'],
]

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  it.each(text)('%s on %s is readable', (one = '', other = '') => {
    expect(contrast(tokens, one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(boundaries)('%s stands out from %s', (one = '', other = '') => {
    expect(contrast(tokens, one, other)).toBeGreaterThanOrEqual(3)
  })
})

describe('public pages', () => {
  it.each(site)('%s on %s is readable', (one = '', other = '') => {
    expect(contrast(palette, one, other)).toBeGreaterThanOrEqual(4.5)
  })
})
