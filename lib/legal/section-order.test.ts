import { describe, expect, it } from 'vitest'
import { readOrder } from './section-order'

describe('the order of a section', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    [3, 3],
  ])('%j is place %j', (given, place) => expect(readOrder(given)).toBe(place))

  it.each(['', '0', '-1', '1.5', '1e3', 'two', '٣', '12345678901', Number.NaN, null, undefined, ['1'], {}])(
    '%j is the end',
    (given) => expect(readOrder(given)).toBeNull(),
  )
})
