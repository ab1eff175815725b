import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noChoice, type PlanChoice } from './payout-plan'
import { foldLine, writeCalendar } from './plan-calendar'

const options = { start: '2027-01-31', productName: 'Plan, "A"; B', siteUrl: 'https://site.example:3000' }
const write = (choice: Partial<PlanChoice>) => writeCalendar({ ...noChoice, ...choice }, options) ?? ''
const unfold = (file: string) => file.replaceAll('\r\n ', '')
const valuesOf = (file: string, name: string) =>
  unfold(file)
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1))

describe('writeCalendar', () => {
  const file = write({ naira: 1_000_000, months: 3 })

  it('has an all-day event for every payout', () => {
    expect(valuesOf(file, 'DTSTART')).toEqual(['20270228', '20270331', '20270430'])
    expect(valuesOf(file, 'DTEND')).toEqual(['20270301', '20270401', '20270501'])
    expect(valuesOf(file, 'SUMMARY')).toEqual([
      'Payout 1 of 3: ₦333\\,333.33',
      'Payout 2 of 3: ₦333\\,333.33',
      'Payout 3 of 3: ₦333\\,333.34',
    ])
  })

  it('writes the same file for the same plan, with ids unique to each event and plan', () => {
    expect(write({ naira: 1_000_000, months: 3 })).toBe(file)
    const ids = [...valuesOf(file, 'UID'), ...valuesOf(write({ naira: 1_000_001, months: 3 }), 'UID')]
    expect(new Set(ids).size).toBe(6)
    expect(ids.every((id) => id.endsWith('@site.example'))).toBe(true)
  })

  it('escapes special characters', () => {
    expect(valuesOf(file, 'PRODID')).toEqual(['-//Plan\\, "A"\\; B//Payout calculator//EN'])
    expect(valuesOf(file, 'DESCRIPTION')[0]).toContain(
      'payouts.\\nhttps://site.example:3000/?amount=1000000&months=3',
    )
  })

  it('ends every line with CRLF and keeps it within 75 octets', () => {
    const long = write({ naira: 999_999_999, frequency: 'weekly' })
    expect(long.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('returns null for an empty plan', () => expect(writeCalendar(noChoice, options)).toBeNull())
})

it('folds any text into lines within the limit, which unfolding joins again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (choice) => {
      const text = choice.replace(/[\r\n]/g, '')
      const folded = foldLine(text)
      expect(unfold(folded)).toBe(text)
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
    { numRuns: 1_000 },
  )
})
