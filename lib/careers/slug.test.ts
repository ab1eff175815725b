import { expect, it } from 'vitest'
import { SLUG_MAX } from '@/lib/platform/slug'
import { freeSlug } from './slug'

const id = '01990000-0000-7000-8000-0000deadbeef'
const free = (title: string, ...taken: string[]) => freeSlug({ title, id }, new Set(taken))

it.each([
  ['Senior Frontend Engineer', [], 'senior-frontend-engineer'],
  ['Senior Frontend Engineer', ['senior-frontend-engineer'], 'senior-frontend-engineer-2'],
  ['QA', ['qa', 'qa-2', 'qa-3'], 'qa-4'],
  ['Apply', [], 'apply-2'],
  ['🚀', [], 'position-deadbeef'],
])('turns %j into a free slug, given %j: %j', (title, taken, slug) => {
  expect(free(title, ...taken)).toBe(slug)
})

it('stays within the maximum length, including the number', () => {
  const long = 'a'.repeat(150)
  const first = free(long)
  expect(first).toHaveLength(SLUG_MAX)
  expect(free(long, first)).toBe(`${'a'.repeat(SLUG_MAX - 2)}-2`)
})
