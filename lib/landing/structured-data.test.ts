import { expect, test } from 'vitest'
import { jsonLd } from '@/lib/platform/seo'
import { landingGraph } from './structured-data'

const origin = 'https://example.test'
const testimonial = {
  id: '1',
  name: 'Ada',
  role: 'Nurse',
  title: 'Calm',
  content: 'It lasts.',
  plan: '',
  image: null,
}
const faq = { id: '2', category: 'Pricing', question: 'Free?', answer: 'Yes.\n\nMostly.' }

const find = (type: string, shown: Parameters<typeof landingGraph>[0]) =>
  landingGraph(shown)['@graph'].find((node) => node['@type'] === type)

test('rates every review five out of five', () => {
  expect(find('SoftwareApplication', { origin, testimonials: [testimonial], faqs: [] })).toMatchObject({
    review: [
      {
        name: 'Calm',
        reviewBody: 'It lasts.',
        author: { name: 'Ada' },
        reviewRating: { ratingValue: 5, bestRating: 5 },
      },
    ],
  })
})

test('lists the same questions and answers as the page', () => {
  expect(find('FAQPage', { origin, testimonials: [], faqs: [faq] })).toMatchObject({
    mainEntity: [{ name: 'Free?', acceptedAnswer: { text: 'Yes.\n\nMostly.' } }],
  })
})

test('leaves out missing values', () => {
  expect(find('FAQPage', { origin, testimonials: [], faqs: [] })).toBeUndefined()
  expect(find('SoftwareApplication', { origin, testimonials: [], faqs: [] })).not.toHaveProperty('review')
})

test('escapes text that could close the script', () => {
  const hostile = { ...faq, answer: '</script><script>alert(1)</script>' }
  const text = jsonLd(landingGraph({ origin, testimonials: [], faqs: [hostile] }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'].at(-1).mainEntity[0].acceptedAnswer.text).toBe(hostile.answer)
})
