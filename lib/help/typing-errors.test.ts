import { expect, it } from 'vitest'
import { meantWords, typingErrors } from './typing-errors'

it.each([
  ['', '', 0],
  ['payout', 'payout', 0],
  ['payot', 'payout', 1],
  ['payuot', 'payout', 1],
  ['paayout', 'payout', 1],
  ['pabout', 'payout', 1],
  ['withdrawl', 'withdrawal', 1],
  ['emergncy', 'emergency', 1],
  ['abc', '', 3],
  ['vault', 'waitlist', 5],
])('between “%s” and “%s” there are %i typing errors', (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors)
  expect(typingErrors(other, one)).toBe(errors)
})

it('takes the nearest words only, and no more than three', () => {
  expect(meantWords('acount', ['amount', 'account', 'accounts'])).toEqual(['amount', 'account'])
  expect(meantWords('recieve', ['receive', 'relieve', 'received'])).toEqual(['receive', 'relieve'])
  expect(meantWords('bake', ['cake', 'lake', 'make', 'take'])).toHaveLength(3)
})

it('guesses nothing for short words and for strange ones', () => {
  expect(meantWords('fee', ['see'])).toEqual([])
  expect(meantWords('bitcoin', ['begin', 'bit', 'coin'])).toEqual([])
})
