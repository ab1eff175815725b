import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { linkParts } from './linked-text'

const links = (text: string) => linkParts(text).filter(({ href }) => href)

test.each([
  ['Ask at /privacy/request.', '/privacy/request', '/privacy/request'],
  ['(see /terms#fees)', '/terms#fees', '/terms#fees'],
  ['“https://ndpc.gov.ng/”,', 'https://ndpc.gov.ng/', 'https://ndpc.gov.ng/'],
  ['Write to ada.obi+x@example.com!', 'ada.obi+x@example.com', 'mailto:ada.obi+x@example.com'],
])('finds the link in "%s"', (line, text, href) => {
  expect(links(line)).toEqual([{ text, href }])
})

test.each([
  'he/she',
  'and /she',
  '/admin',
  '/privacyx',
  '//evil.example',
  'javascript:alert(1)',
  'https://',
  'a@b',
  '@',
  '/privacy/../admin',
  'data:text/html,x',
  'https:///x.y',
])('finds no link in "%s"', (line) => expect(links(line)).toEqual([]))

test('loses no characters', () => {
  const pieces = fc.constantFrom('/terms', '. ', '(', 'a@b.c', 'https://x.y', ' ', '\n', 'word', '”', '…')
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const line = parts.join('')
      expect(
        linkParts(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    }),
  )
})

test.each(['a.', 'a@', '(', '.,', 'a.a-', '/a', 'https://'])(
  'reads a very long run of %j quickly',
  async (unit) => {
    const time = await cpuTime(() => {
      linkParts(unit.repeat(200_000))
      linkParts(`${unit.repeat(60)} `.repeat(2_000))
    })
    expect(time).toBeLessThan(5_000)
  },
)
