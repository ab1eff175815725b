import { expect, it } from 'vitest'
import { articleGraph, helpGraph } from './structured-data'

const origin = 'https://money.example'
const faq = {
  id: '1',
  slug: 'cost',
  category: 'Fees & Pricing' as const,
  question: 'What does MoneyPlan cost?',
  answer: 'Little.',
}

it('lists the answers on the page with their URLs', () => {
  const [page, trail] = helpGraph(origin, [{ category: faq.category, anchor: 'fees', faqs: [faq] }])['@graph']
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: faq.question, acceptedAnswer: { text: faq.answer } }],
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: origin },
      { position: 2, name: 'Help Center', item: `${origin}/help` },
    ],
  })
})

it('leaves out the FAQ page if there are no questions', () => {
  expect(helpGraph(origin, [])['@graph'].map((entry) => entry['@type'])).toEqual(['BreadcrumbList'])
})

it('states when a guide last changed', () => {
  const updatedAt = new Date('2026-11-21T08:00:00Z')
  const article = {
    slug: 'user-guide',
    title: 'User Guide',
    summary: 'All of it',
    content: 'Text',
    updatedAt,
  }
  const [entry, trail] = articleGraph(origin, article)['@graph']
  expect(entry).toMatchObject({ headline: 'User Guide', dateModified: '2026-11-21T08:00:00.000Z' })
  expect(trail).toMatchObject({ itemListElement: [{}, {}, { item: `${origin}/help/user-guide` }] })
})
