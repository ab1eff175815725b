import type { OrderedList } from '@/lib/platform/ordered-list'

/** The list of positions, which staff reorder. */
export const positionsInOrder: OrderedList = { table: 'job_position' }

export const careersLists = { position: positionsInOrder }
