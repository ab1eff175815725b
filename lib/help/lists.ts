import 'server-only'
import { contentList, textLimit } from '@/lib/content/list'
import { help } from './noun'
import { articleSchema, faqSchema } from './schema'

/** The answers of all categories, each reordered within its category. They share a table with the landing page's questions. */
const faq = contentList(help, 'faq', {
  model: 'Faq',
  only: { placement: 'help' },
  schema: faqSchema.omit({ order: true, orderBefore: true }),
  titleOf: ({ question }) => question,
  inLog: ({ question }) => `the question “${question}” in the Help Center`,
})

const article = {
  ...contentList(help, 'article', {
    model: 'HelpArticle',
    schema: articleSchema,
    titleOf: ({ title }) => title,
    inLog: ({ title }) => `the guide “${title}”`,
  }),
  // The content, which has its own limit, is on a page of its own.
  text: textLimit(['title', 'summary']),
}

export const helpLists = { faq, article }
