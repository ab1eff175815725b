import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from './move-item'

test('moves an item up, down, and to either end', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a'], 5, 0)).toEqual(['a'])
})

test('neither loses nor duplicates items, and keeps the order of the others', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(lists, fc.nat(25), fc.integer({ min: -5, max: 25 }), (items, from, to) => {
      const moved = moveItem(items, from, to)
      const others = (list: number[]) => list.filter((item) => item !== items[from])
      expect(others(moved)).toEqual(others(items))
      expect(moved).toHaveLength(items.length)
    }),
  )
})
