import { expect, it } from 'vitest'
import { findOversized } from './input-bounds'

const bounds = { text: 10, list: 3 }

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
])('names what is too long: %s', (_what, value, path) => expect(findOversized(value, bounds)).toBe(path))
