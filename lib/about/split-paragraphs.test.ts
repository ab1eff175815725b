import { describe, expect, it } from 'vitest'
import { splitParagraphs } from './split-paragraphs'

describe('the paragraphs of a text', () => {
  it('are parted by blank lines, however many and whatever spaces are on them', () => {
    expect(splitParagraphs('One.\n\nTwo.\n \t\n\n\nThree.')).toEqual(['One.', 'Two.', 'Three.'])
    expect(splitParagraphs('One.\r\n\r\nTwo.')).toEqual(['One.', 'Two.'])
  })

  it('keep the line breaks within them', () => {
    expect(splitParagraphs('Rent\nFood\n\nData')).toEqual(['Rent\nFood', 'Data'])
  })

  it('are none of a text without a word', () => {
    expect(splitParagraphs(' \n\n \n')).toEqual([])
  })

  it('of a hostile text are found at once', () => {
    const started = performance.now()
    splitParagraphs(`${'\n \t'.repeat(50_000)}x`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
