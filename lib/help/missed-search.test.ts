import { expect, it } from 'vitest'
import { keptSearch, readSearch } from './missed-search'

it.each(['can I pay with bitcoin', 'save ₦500,000', 'loan', 'ọjà'])('keeps “%s”', (text) => {
  expect(keptSearch(text)).toBe(text)
})

it.each([
  'ada@example.com',
  'ada at example dot com',
  'my number is 0803 123 4567',
  '+234-803-123-4567',
  'account 0123456789',
  'https://example.com/reset?token=1',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  'ab',
  '12 34',
  '   ',
])('discards “%s”', (text) => expect(keptSearch(text)).toBeNull())

it('keeps a single line of at most 100 characters', () => {
  expect(readSearch('  a\n b\u0000 ')).toBe('a  b')
  expect(readSearch('x'.repeat(5_000))).toHaveLength(100)
  expect(keptSearch('two   words')).toBe('two words')
})
