import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'

/** All answers: they share their table with the landing page's questions. */
export const faqsInOrder: OrderedList = { table: 'faq', where: Prisma.sql`placement = 'help'` }

/** Those of one category, which staff put in order by themselves. */
export const faqsOf = (category: string): OrderedList => ({
  table: 'faq',
  where: Prisma.sql`placement = 'help' AND category = ${category}`,
})

export const articlesInOrder: OrderedList = { table: 'help_article' }
