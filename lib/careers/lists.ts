import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'
import { positionLimits } from './schema'

/** The list of positions, which staff reorder. A requirement counts as 100 characters more. */
export const positionsInOrder: OrderedList = {
  table: 'job_position',
  text: {
    length: Prisma.sql`length(description) + length(array_to_string(requirements, '')) + 100 * cardinality(requirements)`,
    max: positionLimits.total,
  },
}

export const careersLists = { position: positionsInOrder }
