import { describe, expect, it } from 'vitest'
import { orderHint, readOrder } from './section-order'

describe('readOrder', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    [3, 3],
  ])('reads %j as position %j', (input, place) => expect(readOrder(input)).toBe(place))

  it.each(['', '0', '-1', '1.5', '1e3', 'two', '٣', '12345678901', Number.NaN, null, undefined, ['1'], {}])(
    'reads %j as the end of the document',
    (input) => expect(readOrder(input)).toBeNull(),
  )
})

describe('orderHint', () => {
  it.each([
    ['13', 'Use a whole number from 1 to 12. Otherwise, the section goes to the end.'],
    ['12', '1 to 12. Leave empty to put the section at the end.'],
    ['0', 'Use a whole number from 1 to 12. Otherwise, the section goes to the end.'],
    ['', 'Without a number, the section goes to the end.'],
  ])('for %j in a document with 12 sections is "%s"', (typed, hint) =>
    expect(orderHint(typed, 12)).toBe(hint),
  )
})
