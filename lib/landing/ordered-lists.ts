import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'
import type { LandingList } from './schema'

/** Where the lists of the landing page lie. The questions share their table with the Help Center. */
export const orderedLists: Record<LandingList, OrderedList> = {
  testimonial: { table: 'testimonial' },
  faq: { table: 'faq', where: Prisma.sql`placement = 'landing'` },
  feature: { table: 'feature' },
}
