import type { OrderedList } from '@/lib/platform/ordered-list'
import type { AboutList } from './schema'

/** Where the lists of the About page lie. */
export const orderedLists: Record<AboutList, OrderedList> = {
  value: { table: 'core_value' },
  member: { table: 'team_member' },
  milestone: { table: 'milestone' },
}
