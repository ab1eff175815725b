import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { type DiffPart, diffTexts, withContext } from './text-diff'

const textWithout = (parts: DiffPart[], left: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

describe('the difference between two texts', () => {
  test('is shown word by word', () => {
    expect(diffTexts('We keep records for 5 years.', 'We keep records for 7 years.')).toEqual([
      { kind: 'same', text: 'We keep records for ' },
      { kind: 'removed', text: '5' },
      { kind: 'added', text: '7' },
      { kind: 'same', text: ' years.' },
    ])
  })

  test('joins adjacent changed words', () => {
    expect(
      diffTexts('Please send two letters to our office today', 'Please send one mail to our office today'),
    ).toEqual([
      { kind: 'same', text: 'Please send ' },
      { kind: 'removed', text: 'two letters' },
      { kind: 'added', text: 'one mail' },
      { kind: 'same', text: ' to our office today' },
    ])
  })

  test('is shown line by line if little is unchanged', () => {
    const parts = diffTexts('alpha beta gamma\nkept line', 'one two three four five\nkept line')
    expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'alpha beta gamma\n' },
      { kind: 'added', text: 'one two three four five\n' },
    ])
  })

  test('ignores line endings', () => {
    expect(diffTexts('a\r\nb', 'a\nb')).toEqual([{ kind: 'same', text: 'a\nb' }])
    expect(diffTexts('', '')).toEqual([])
  })

  const word = fc.constantFrom('fee', 'year', 'we', 'keep', 'ọjọ́', '\n', '\n\n', ' ', '  ', '• ', '.', '₦')
  const texts = fc
    .array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 40 })
    .map((all) => all.join(' '))
  const plain = (text: string) => text.replace(/\r\n?/g, '\n')

  test('contains both texts in full', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = diffTexts(before, after)
        expect(textWithout(parts, 'added')).toBe(plain(before))
        expect(textWithout(parts, 'removed')).toBe(plain(after))
      }),
      { numRuns: 500 },
    )
  })

  test('is found quickly for the largest texts', async () => {
    const [before, after] = ['a ', 'b '].map((unit) => unit.repeat(10_000)) as [string, string]
    const noise = (seed: number) =>
      Array.from({ length: 4_000 }, (_, index) => ((index * seed) % 9_973).toString(36)).join(' ')
    const time = await cpuTime(() => {
      diffTexts(before, after)
      diffTexts(noise(7_919), noise(104_729))
    })
    expect(time).toBeLessThan(5_000)
  })
})

describe('unchanged text around a change', () => {
  const long = 'word '.repeat(400)

  test('is shortened between words, and changes stay complete', () => {
    const parts: DiffPart[] = [
      { kind: 'same', text: long },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: long },
      { kind: 'removed', text: long },
    ]
    const shown = withContext(parts)
    expect(shown.map(({ kind }) => kind)).toEqual(['gap', 'same', 'added', 'same', 'gap', 'same', 'removed'])
    expect(shown[1]?.text).toMatch(/^ (word )+$/)
    expect(shown[3]?.text).toMatch(/^(word ?)+$/)
    expect(shown.at(-1)?.text).toBe(long)
    expect(shown.map(({ text }) => text).join('').length).toBeLessThan(long.length + 1_000)
  })

  test('is kept if it is short', () => {
    const parts: DiffPart[] = [
      { kind: 'same', text: 'word '.repeat(20) },
      { kind: 'added', text: 'new' },
    ]
    expect(withContext(parts)).toEqual(parts)
  })
})
