import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Faq } from './faq'
import { FeatureTabs } from './feature-tabs'
import { Testimonials } from './testimonials'

vi.mock('@/lib/landing/queries', () => ({
  listFeatures: async () => [],
  listLandingFaqs: async () => [],
  listTestimonials: async () => [],
}))

it.each([
  ['Testimonials', Testimonials],
  ['FeatureTabs', FeatureTabs],
  ['Faq', Faq],
])('%s renders nothing without content', async (_name, Section) => {
  expect(renderToStaticMarkup(await Section())).toBe('')
})
