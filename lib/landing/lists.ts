import 'server-only'
import { contentList } from '@/lib/content/list'
import { landing } from './noun'
import { featureSchema, landingFaqSchema, testimonialSchema } from './schema'

const testimonial = contentList(landing, 'testimonial', {
  model: 'Testimonial',
  schema: testimonialSchema,
  titleOf: ({ name }) => name,
  inLog: ({ name }) => `${name}’s testimonial`,
})

/** Shares a table with the answers of the Help Center. */
const faq = contentList(landing, 'faq', {
  model: 'Faq',
  only: { placement: 'landing' },
  schema: landingFaqSchema,
  titleOf: ({ question }) => question,
  inLog: ({ question }) => `the question “${question}” on the landing page`,
})

const feature = contentList(landing, 'feature', {
  model: 'Feature',
  schema: featureSchema,
  titleOf: ({ title }) => title,
  inLog: ({ title }) => `the feature “${title}”`,
})

export const landingLists = { testimonial, faq, feature }
