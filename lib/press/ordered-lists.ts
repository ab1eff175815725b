import type { OrderedList } from '@/lib/platform/ordered-list'
import type { PressList } from './schema'

/** Where the lists of the press kit lie. */
export const orderedLists: Record<PressList, OrderedList> = {
  fact: { table: 'press_fact' },
  message: { table: 'key_message' },
  leader: { table: 'press_leader' },
  asset: { table: 'press_asset' },
  news: { table: 'news_item' },
}
