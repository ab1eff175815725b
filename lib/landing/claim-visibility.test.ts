import { describe, expect, it } from 'vitest'
import { findHiddenReason } from './claim-visibility'

describe('a claim', () => {
  it.each([
    [true, null, false, null],
    [true, null, true, 'no source'],
    [true, 'Payout records', true, null],
    [false, 'Payout records', false, 'switched off'],
    [false, null, true, 'switched off'],
  ])('is hidden, with isShown %j, publicSource %j and onlySourced %j, for the reason %j', (...row) => {
    const [isShown, publicSource, onlySourced, reason] = row
    expect(findHiddenReason({ isShown, publicSource }, onlySourced)).toBe(reason)
  })
})
