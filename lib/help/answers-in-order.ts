import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'

/** Returns the ordered list of the answers in one category. Each category has its own order. */
export const faqsOf = (category: string): OrderedList => ({
  table: 'faq',
  where: Prisma.sql`placement = 'help' AND category = ${category}`,
})
