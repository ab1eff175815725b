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
  ['testimonials', Testimonials],
  ['features', FeatureTabs],
  ['faq', Faq],
])('links to #%s still lead to its place if the section has no content', async (id, Section) => {
  expect(renderToStaticMarkup(await Section())).toBe(`<div id="${id}"></div>`)
})
