import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'

/** The answers of one category, which staff put in order by themselves. */
export const faqsOf = (category: string): OrderedList => ({
  table: 'faq',
  where: Prisma.sql`placement = 'help' AND category = ${category}`,
})
