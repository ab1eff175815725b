import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { splitParagraphs } from './split-paragraphs'

describe('splitParagraphs', () => {
  it('splits at blank lines, even several in a row or with spaces in them', () => {
    expect(splitParagraphs('One.\n\nTwo.\n \t\n\n\nThree.')).toEqual(['One.', 'Two.', 'Three.'])
    expect(splitParagraphs('One.\r\n\r\nTwo.')).toEqual(['One.', 'Two.'])
  })

  it('keeps line breaks within a paragraph', () => {
    expect(splitParagraphs('Rent\nFood\n\nData')).toEqual(['Rent\nFood', 'Data'])
  })

  it('returns nothing for blank text', () => {
    expect(splitParagraphs(' \n\n \n')).toEqual([])
  })

  it('handles hostile text quickly', async () => {
    expect(await cpuTime(() => splitParagraphs(`${'\n \t'.repeat(50_000)}x`))).toBeLessThan(500)
  })
})
