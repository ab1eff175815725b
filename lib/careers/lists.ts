import type { OrderedList } from '@/lib/platform/ordered-list'

/** Where the positions lie that staff put in order. */
export const positionsInOrder: OrderedList = { table: 'job_position' }

export const careersLists = { position: positionsInOrder }
