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
])('counts the typos between “%s” and “%s”: %i', (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors)
  expect(typingErrors(other, one)).toBe(errors)
})

it('returns only the nearest words, at most three', () => {
  expect(meantWords('acount', ['amount', 'account', 'accounts'])).toEqual(['amount', 'account'])
  expect(meantWords('recieve', ['receive', 'relieve', 'received'])).toEqual(['receive', 'relieve'])
  expect(meantWords('bake', ['cake', 'lake', 'make', 'take'])).toHaveLength(3)
})

it('allows two missing letters in a six-letter word, but only one error of another kind', () => {
  expect(meantWords('widraw', ['withdraw', 'window'])).toEqual(['withdraw'])
  expect(meantWords('cheese', ['choose'])).toEqual([])
})

it('does not guess for short or unknown words', () => {
  expect(meantWords('fee', ['see'])).toEqual([])
  expect(meantWords('bitcoin', ['begin', 'bit', 'coin'])).toEqual([])
})
