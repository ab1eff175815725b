import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = ['theme.css', 'admin/admin.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

type Tokens = Map<string, string>

function declarations(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

function block(start: string) {
  const from = css.indexOf(start)
  if (from < 0) throw new Error(`The style sheets have no block "${start}"`)
  return declarations(css.slice(from, css.indexOf('\n}', from)))
}

const palette = block('@theme static {')
const themes = {
  light: new Map([...palette, ...block(':root,\n')]),
  dark: new Map([...palette, ...block('\n[data-theme="dark"] {')]),
}

/** Returns a token's relative luminance (WCAG 2.2). */
function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? tokens.get(`color-${name}`)
  const alias = value?.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (alias) return luminance(tokens, alias)
  const digits = value?.match(/^#([\da-f]{6}|[\da-f]{3})$/)?.[1]
  if (!digits) throw new Error(`The token ${name} is not a color such as #081d15`)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
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
