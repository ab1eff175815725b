import { expect, it } from 'vitest'
import { SLUG_MAX } from '@/lib/platform/slug'
import { unusedSlug } from './slug'

const id = '01990000-0000-7000-8000-0000deadbeef'
const slugOf = (title: string, ...usedSlugs: string[]) => unusedSlug({ title, id }, new Set(usedSlugs))

it.each([
  ['Senior Frontend Engineer', [], 'senior-frontend-engineer'],
  ['Senior Frontend Engineer', ['senior-frontend-engineer'], 'senior-frontend-engineer-2'],
  ['QA', ['qa', 'qa-2', 'qa-3'], 'qa-4'],
  ['Apply', [], 'apply-2'],
  ['🚀', [], 'position-deadbeef'],
])('turns %j into an unused slug, given %j: %j', (title, usedSlugs, slug) => {
  expect(slugOf(title, ...usedSlugs)).toBe(slug)
})

it('stays within the maximum length, including the number', () => {
  const long = 'a'.repeat(150)
  const first = slugOf(long)
  expect(first).toHaveLength(SLUG_MAX)
  expect(slugOf(long, first)).toBe(`${'a'.repeat(SLUG_MAX - 2)}-2`)
})
