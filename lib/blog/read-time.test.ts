import { expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { countWords, readMinutes, readTimeText, WORDS_PER_MINUTE } from './read-time'

const words = (count: number) => 'word '.repeat(count)

it.each([
  [0, 1],
  [1, 1],
  [WORDS_PER_MINUTE * 5, 5],
  [WORDS_PER_MINUTE * 5.4, 5],
  [WORDS_PER_MINUTE * 5.6, 6],
])('estimates %d words at %d minutes', (count, minutes) => expect(readMinutes(words(count))).toBe(minutes))

it('counts neither Markdown syntax nor link targets', () => {
  const marks = `${words(200)}\n\n---\n\n- - -\n${'![](/media/blog-images/a.jpg) '.repeat(400)}`
  expect(countWords(marks)).toBe(200)
})

it('handles unclosed links quickly', async () => {
  expect(await cpuTime(() => readMinutes(']('.repeat(50_000)))).toBeLessThan(1_000)
})

it('prefers the text that staff typed', () => {
  expect(readTimeText({ readTime: '', readMinutes: 5 })).toBe('5 min read')
  expect(readTimeText({ readTime: 'A quick one', readMinutes: 5 })).toBe('A quick one')
})
