import { expect, test } from 'vitest'
import { anchorsOf, readVersionNumber, sentenceOf, showLastUpdated } from './legal-version'

const sections = (...titles: string[]) => titles.map((title, index) => ({ id: String(index), title }))

test('makes anchors from titles', () => {
  expect(anchorsOf('privacy', sections('Your rights', 'Ẹ̀tọ́ rẹ', '🎉', 'Your rights', '…'))).toEqual([
    'your-rights',
    'eto-re',
    'section',
    'your-rights-2',
    'section-2',
  ])
})

test('keeps the anchor of the first title after a section is renamed', () => {
  expect(
    anchorsOf('privacy', sections('What you may ask for', 'Fees'), new Map([['0', 'Your rights']])),
  ).toEqual(['your-rights', 'fees'])
})

test('reserves the anchors of the built-in sections in the privacy policy', () => {
  expect(anchorsOf('privacy', sections('Retention periods', 'Policy Updates'))).toEqual([
    'retention-periods-2',
    'policy-updates-2',
  ])
  expect(anchorsOf('terms', sections('Retention periods', 'Policy Updates'))).toEqual([
    'retention-periods',
    'policy-updates',
  ])
})

test('never uses an anchor twice', () => {
  const anchors = anchorsOf('privacy', sections('a', 'a 2', 'a', 'a', 'a-2'))
  expect(new Set(anchors).size).toBe(5)
})

test("prefers the typed date to the version's date in Lagos", () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect(showLastUpdated('January 15, 2025', late)).toBe('January 15, 2025')
  expect(showLastUpdated('  ', late)).toBe('22 November 2026')
})

test('turns a summary into a sentence', () => {
  expect(sentenceOf('changed “Fees”')).toBe('Changed “Fees”.')
})

test.each([
  ...([['1', 1] as const, ['120', 120] as const] as const),
  ...['', '0', '01', '1e3', '-1', '1.0', ' 1', '9999999999', 'one'].map((text) => [text, 0] as const),
])('reads %j in a URL as version %i', (text, number) => expect(readVersionNumber(text)).toBe(number))
