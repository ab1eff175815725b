import { describe, expect, it } from 'vitest'
import { summarizeOrder, summarizeSection, summarizeTexts } from './version-summary'

const change = { before: 'Fees', title: 'Fees', isTextChanged: false, isMoved: false }

describe('the summary of a save', () => {
  it('describes a changed section', () => {
    expect(summarizeSection({ ...change, before: null })).toBe('added “Fees”')
    expect(summarizeSection({ ...change, isTextChanged: true })).toBe('changed “Fees”')
    expect(summarizeSection({ ...change, title: 'Prices' })).toBe('renamed “Fees”, now “Prices”')
    expect(summarizeSection({ ...change, title: 'Prices', isTextChanged: true, isMoved: true })).toBe(
      'changed and renamed and moved “Fees”, now “Prices”',
    )
    expect(summarizeSection({ ...change, isMoved: true })).toBe('moved “Fees”')
  })

  it('describes changed texts', () => {
    expect(summarizeTexts({ isDateChanged: true, isNoteChanged: false })).toBe(
      'changed the text after “Last updated”',
    )
    expect(summarizeTexts({ isDateChanged: true, isNoteChanged: true })).toBe(
      'changed the text after “Last updated” and the paragraph on policy updates',
    )
  })

  it('describes a new order', () => {
    const sections = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase() }))
    expect(summarizeOrder(sections, ['b', 'c', 'd', 'a'])).toBe('moved “A”')
    expect(summarizeOrder(sections, ['d', 'a', 'b', 'c'])).toBe('moved “D”')
    expect(summarizeOrder(sections, ['a', 'c', 'b', 'd'])).toBe('swapped “B” and “C”')
    expect(summarizeOrder(sections, ['d', 'c', 'b', 'a'])).toBe('changed the order of the sections')
  })
})
