import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import type { LegalText } from './legal-version'
import { legalLimits } from './schema'
import { diffVersions } from './version-diff'

const text = (ids: string, change: Partial<LegalText> = {}): LegalText => ({
  sections: [...ids].map((id) => ({
    id,
    title: `Title ${id}`,
    content: `The content of ${id} as it was.`,
  })),
  lastUpdatedText: '',
  policyUpdatesText: '',
  ...change,
})
const kindsOf = (before: LegalText, after: LegalText) =>
  diffVersions(before, after).changes.map(({ id, kinds }) => `${id}: ${kinds.join(' ')}`)

describe('the difference between two versions', () => {
  test('is empty if nothing changed', () => {
    expect(diffVersions(text('abc'), text('abc'))).toEqual({
      changes: [],
      unchanged: 3,
      policyUpdates: [],
      lastUpdated: null,
    })
  })

  test('lists additions, and removals in their old position', () => {
    expect(kindsOf(text('abc'), text('acd'))).toEqual(['b: removed', 'd: added'])
    expect(kindsOf(text('abc'), text(''))).toEqual(['a: removed', 'b: removed', 'c: removed'])
    expect(kindsOf(text(''), text('ab'))).toEqual(['a: added', 'b: added'])
  })

  test('lists only sections that moved, not those that were displaced', () => {
    expect(kindsOf(text('abcde'), text('bcdea'))).toEqual(['a: moved'])
    expect(kindsOf(text('abcde'), text('eabcd'))).toEqual(['e: moved'])
    expect(kindsOf(text('abc'), text('ac'))).toEqual(['b: removed'])
    const [moved] = diffVersions(text('abcde'), text('bcdea')).changes
    expect(moved).toMatchObject({ from: 1, to: 5, previousTitle: null, parts: [] })
  })

  test('lists both of two swapped neighbors, because either may have been moved', () => {
    expect(kindsOf(text('abcde'), text('acbde'))).toEqual(['c: moved', 'b: moved'])
    expect(kindsOf(text('axb'), text('ba'))).toEqual(['b: moved', 'a: moved', 'x: removed'])
  })

  test('distinguishes a new title from new text', () => {
    const after = text('ab')
    const renamed = {
      ...after,
      sections: after.sections.map((each) => ({ ...each, title: `New ${each.id}` })),
    }
    const [first] = diffVersions(text('ab'), renamed).changes
    expect(first).toMatchObject({ kinds: ['renamed'], previousTitle: 'Title a', title: 'New a', parts: [] })
    const rewritten = after.sections.map((each) => ({ ...each, content: 'The content of it as it is.' }))
    expect(kindsOf(text('ab'), { ...after, sections: rewritten })).toEqual(['a: changed', 'b: changed'])
  })

  test('lists changes of the date and of “Policy Updates”', () => {
    const diff = diffVersions(
      text('a'),
      text('a', { lastUpdatedText: 'May 1, 2027', policyUpdatesText: 'We mail.' }),
    )
    expect(diff.lastUpdated).toEqual({ from: '', to: 'May 1, 2027' })
    expect(diff.policyUpdates).toEqual([{ kind: 'added', text: 'We mail.' }])
    expect(diff.unchanged).toBe(1)
  })
})

const orders = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 }).map((ids) => ids.join(''))

test('lists every section once, and keeps the order of all that are not marked as moved', () => {
  fc.assert(
    fc.property(orders, orders, (before, after) => {
      const { changes, unchanged } = diffVersions(text(before), text(after))
      expect(changes.length + unchanged).toBe(new Set(before + after).size)
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
      const still = [...before].filter(
        (id) =>
          after.includes(id) && !changes.some((change) => change.id === id && change.kinds.includes('moved')),
      )
      expect([...after].filter((id) => still.includes(id))).toEqual(still)
    }),
    { numRuns: 500 },
  )
})

test('compares an entirely rewritten document quickly', async () => {
  const rewritten = (word: string) => ({
    lastUpdatedText: '',
    policyUpdatesText: '',
    sections: Array.from({ length: legalLimits.sections }, (_, index) => ({
      id: String(index),
      title: 'Title',
      content: Array.from({ length: 4_000 }, (_, place) => `${word}${(place * 7) % (11 + index)}`).join(' '),
    })),
  })
  const [before, after] = [rewritten('a'), rewritten('b')]
  const time = await cpuTime(() =>
    expect(diffVersions(before, after).changes).toHaveLength(legalLimits.sections),
  )
  expect(time).toBeLessThan(5_000)
})
