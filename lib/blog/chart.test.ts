import { describe, expect, it } from 'vitest'
import { exampleChart, readChart } from './chart'

const inside = (block: string) => block.split('\n').slice(1, -1).join('\n')

describe('a chart', () => {
  it('has a caption, and bars relative to the largest amount', () => {
    const text = 'A year\n\nJanuary: ₦70,000\n* December: ₦280,000\nNothing: 0'
    expect(readChart(text)).toEqual({
      caption: 'A year',
      rows: [
        { label: 'January', amount: '₦70,000', share: 0.25, isMarked: false },
        { label: 'December', amount: '₦280,000', share: 1, isMarked: true },
        { label: 'Nothing', amount: '0', share: 0, isMarked: false },
      ],
    })
  })

  it('accepts units and decimals, and colons in labels', () => {
    const { rows } = readChart('Time\n₦2,000 a week: 11.5 months\nFood: lunch: 125 %') ?? { rows: [] }
    expect(rows.map(({ label, amount, share }) => [label, amount, share])).toEqual([
      ['₦2,000 a week', '11.5 months', 0.092],
      ['Food: lunch', '125 %', 1],
    ])
  })

  it('compares amounts in thousands, millions and billions', () => {
    const { rows } = readChart('Saved\nA: ₦500K\nB: ₦1.5M\nC: 2 million\nD: 0.01bn a year') ?? { rows: [] }
    expect(rows.map(({ share }) => share)).toEqual([0.05, 0.15, 0.2, 1])
  })

  it('has zero-length bars if all amounts are zero', () => {
    expect(readChart('Nothing\nA: 0\nB: 0')?.rows.map(({ share }) => share)).toEqual([0, 0])
  })

  it.each([
    ['no rows', 'A caption'],
    ['no caption', 'January: 70\nFebruary: 80'],
    ['a line without an amount', 'A year\nJanuary: 70\nFebruary'],
    ['words instead of an amount', 'A year\nJanuary: a lot'],
    ['two amounts', 'A year\nJanuary: 70 to 80'],
    ['a negative amount', 'A year\nJanuary: -70'],
    ['too many rows', `A year\n${'Day: 1\n'.repeat(25)}`],
    ['no text', ''],
  ])('is not parsed with %s', (_what, text) => {
    expect(readChart(text)).toBeNull()
  })

  it('is inserted by the toolbar', () => {
    expect(readChart(inside(exampleChart))?.rows).toHaveLength(2)
  })
})
