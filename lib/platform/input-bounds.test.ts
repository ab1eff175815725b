import { expect, it } from 'vitest'
import { findOversized } from './input-bounds'

const bounds = { text: 10, list: 3 }

const loop: Record<string, unknown> = { name: 'a' }
loop.self = loop

/** Nests objects so that each contains the next one twice, and 2^(`levels` + 1) paths lead to the last. */
function nestTwice(levels: number): object {
  const inner = levels > 0 ? nestTwice(levels - 1) : {}
  return { a: inner, b: inner }
}

it.each<[string, unknown, string | undefined]>([
  ['nothing', undefined, undefined],
  ['a text at its limit', { name: 'a'.repeat(10) }, undefined],
  ['a text over its limit', { name: 'a'.repeat(11) }, 'name'],
  ['a text on its own', 'a'.repeat(11), 'form'],
  ['a text in a list', { edits: [{ text: '' }, { text: 'a'.repeat(11) }] }, 'edits.1.text'],
  ['a list at its limit', { ids: [1, 2, 3] }, undefined],
  ['a list over its limit', { ids: [1, 2, 3, 4] }, 'ids'],
  ['a name of many characters', { ['a'.repeat(201)]: '' }, 'form'],
  ['a file', { file: new File(['a'.repeat(11)], 'a.txt') }, undefined],
  ['an object within itself', loop, undefined],
  ['an object in very many places', nestTwice(60), undefined],
])('returns the path of any value that is too long: %s', (_what, value, path) =>
  expect(findOversized(value, bounds)).toBe(path),
)

it.each([
  ['[', ']'],
  ['{"a":', '}'],
])('refuses values that are nested too deeply to be checked: %s', (start, end) => {
  const nested: unknown = JSON.parse(`${start.repeat(10_000)}1${end.repeat(10_000)}`)
  expect(findOversized(nested, bounds)).toBeDefined()
})
