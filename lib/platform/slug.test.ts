import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { isSlug, SLUG_MAX, slugify } from './slug'

describe('slugify', () => {
  it.each([
    ['Why We Spend Before We Save', 'why-we-spend-before-we-save'],
    ['  ₦100,000: your first goal!  ', '100000-your-first-goal'],
    ['Save -- then   spend', 'save-then-spend'],
    ['- already-a-slug -', 'already-a-slug'],
    ['Ọ̀nà Ṣíṣe Owó', 'ona-sise-owo'],
    ['Ƙungiyar Ɗalibai', 'kungiyar-dalibai'],
    ['ＷＩＤＥ and ﬁne', 'wide-and-fine'],
    ['line\nbreak\tand tab', 'line-break-and-tab'],
    ['../../etc/passwd', 'etcpasswd'],
    ['💸💸', ''],
    ['日本語', ''],
  ])('turns %j into %j', (title, slug) => expect(slugify(title)).toBe(slug))

  it('leaves a slug unchanged', () => {
    const slug = slugify(`A ${'long '.repeat(60)}title`)
    expect(slugify(slug)).toBe(slug)
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX)
    expect(slug).toMatch(/-long$/)
  })

  it('truncates an endless word', () => expect(slugify('a'.repeat(500))).toHaveLength(SLUG_MAX))

  it('handles any text quickly', async () => {
    expect(await cpuTime(() => slugify('- '.repeat(100_000)))).toBeLessThan(1_000)
  })
})

it.each([
  ['fees-2', true],
  ['a'.repeat(SLUG_MAX), true],
  ['a'.repeat(SLUG_MAX + 1), false],
  ['', false],
  ['Fees', false],
  ['../fees', false],
  ['fees\n', false],
])('checks whether %j can be a slug: %j', (text, expected) => expect(isSlug(text)).toBe(expected))
