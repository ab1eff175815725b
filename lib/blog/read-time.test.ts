import { expect, it } from 'vitest'
import { readMinutes, readTimeText, WORDS_PER_MINUTE } from './read-time'

const words = (count: number) => 'word '.repeat(count)

it.each([
  [0, 1],
  [1, 1],
  [WORDS_PER_MINUTE * 5, 5],
  [WORDS_PER_MINUTE * 5.4, 5],
  [WORDS_PER_MINUTE * 5.6, 6],
])('%d words take %d minutes', (count, minutes) => expect(readMinutes(words(count))).toBe(minutes))

it('marks and addresses are not read', () => {
  const marks = `${words(200)}\n\n---\n\n- - -\n${'![](/media/blog-images/a.jpg) '.repeat(400)}`
  expect(readMinutes(marks)).toBe(1)
})

it('links that are not closed are read in time', () => {
  const start = performance.now()
  readMinutes(']('.repeat(50_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})

it('what was typed wins', () => {
  expect(readTimeText({ readTime: '', readMinutes: 5 })).toBe('5 min read')
  expect(readTimeText({ readTime: 'A quick one', readMinutes: 5 })).toBe('A quick one')
})
