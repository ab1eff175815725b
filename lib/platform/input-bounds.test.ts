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
  ['a string at the limit', { name: 'a'.repeat(10) }, undefined],
  ['a string over the limit', { name: 'a'.repeat(11) }, 'name'],
  ['a string that is not in an object', 'a'.repeat(11), 'form'],
  ['a string in a list', { edits: [{ text: '' }, { text: 'a'.repeat(11) }] }, 'edits.1.text'],
  ['a list at the limit', { ids: [1, 2, 3] }, undefined],
  ['a list over the limit', { ids: [1, 2, 3, 4] }, 'ids'],
  ['a very long property name', { ['a'.repeat(201)]: '' }, 'form'],
  ['a file', { file: new File(['a'.repeat(11)], 'a.txt') }, undefined],
  ['an object that contains itself', loop, undefined],
  ['an object that many paths lead to', nestTwice(60), undefined],
])('returns the path of the first value that is too long, if any: %s', (_what, value, path) =>
  expect(findOversized(value, bounds)).toBe(path),
)

it.each([
  ['[', ']'],
  ['{"a":', '}'],
])('reports values that are nested too deeply to check: %s', (start, end) => {
  const nested: unknown = JSON.parse(`${start.repeat(10_000)}1${end.repeat(10_000)}`)
  expect(findOversized(nested, bounds)).toBeDefined()
})
