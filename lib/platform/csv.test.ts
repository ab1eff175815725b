import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv'

const parseCsv = (text: string): string[][] =>
  parse(text, { record_delimiter: '\r\n', relax_column_count: false })

const withoutPrefixes = (value: string) => value.replaceAll("'", '')

describe('csvLine', () => {
  it('quotes values only if necessary', () =>
    expect(csvLine(['Ada', 'O"Neill, Ngozi', 'two\nlines', ''])).toBe(
      'Ada,"O""Neill, Ngozi","two\nlines",\r\n',
    ))

  it.each(['=1+1', '+1-1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x")', '+cmd|x'])(
    'neutralizes %j',
    (value) => {
      const [[cell = ''] = []] = parseCsv(csvLine([value]))
      expect(cell).toMatch(/^'/)
      expect(withoutPrefixes(cell)).toBe(value)
    },
  )

  it.each(['+2348012345678', '+234 801 234 5678'])('keeps the phone number %s readable', (phone) =>
    expect(csvLine([phone])).toBe(`${phone}\r\n`),
  )

  it.each(['x;1+1', 'x\t1+1'])('quotes %j, which some spreadsheets would split', (value) =>
    expect(csvLine([value])).toBe(`"${value}"\r\n`),
  )

  it.each(['x;=1+1', 'x\t=1+1', 'Hello\n=1+1', 'Hello\r\n-1', 'x;y;@SUM(A1)', 'x;"=1+1;y'])(
    'neutralizes the formula in %j, even in a later column',
    (value) => {
      for (const cell of csvLine(['Ada', value]).split(/[,;\t\r\n"]/)) expect(cell).not.toMatch(/^[=+\-@]/)
    },
  )

  it('round-trips all values, apart from the prefix that keeps them from starting a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (values) => {
        const [record = []] = parseCsv(csvLine(values))
        expect(record.map(withoutPrefixes)).toEqual(values.map(withoutPrefixes))
        for (const value of record) expect(value).not.toMatch(/^[=\-@\t\r＝＋－＠]|^\+(?!\d)/)
      }),
    )
  })
})
