import { expect, it } from 'vitest'
import { shorten } from './shorten'

it('leaves text alone that is short enough', () => {
  expect(shorten('Rent is due.', 12)).toBe('Rent is due.')
})

it('shortens at a word boundary, to at most the length asked for', () => {
  expect(shorten('Rent is due on Monday', 13)).toBe('Rent is due…')
  expect(shorten('Rent is due on Monday', 12)).toBe('Rent is due…')
  expect(shorten('Rent is due on Monday', 11)).toBe('Rent is…')
})

it('leaves out a punctuation mark before the ellipsis', () => {
  expect(shorten('Rent is due. Pay on Monday', 14)).toBe('Rent is due…')
})

it('cuts a single word that is too long', () => {
  expect(shorten('Subscriptions', 8)).toBe('Subscri…')
  expect(shorten('Hurray🎉🎉', 8)).toBe('Hurray…')
})
