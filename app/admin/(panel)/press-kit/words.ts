import type { PressList } from '@/lib/press/schema'

/** As messages call them: "Key message deleted successfully!". */
export const nounOf: Record<PressList, string> = {
  fact: 'Company fact',
  message: 'Key message',
  leader: 'Leadership member',
  asset: 'Media asset',
  news: 'News item',
}

/** Where the lists lie that have a form for each of their items. */
export const pathOf = {
  message: '/admin/press-kit/key-messages',
  leader: '/admin/press-kit/leadership',
  asset: '/admin/press-kit/assets',
  news: '/admin/press-kit/coverage',
} as const

/** What every save of the press kit answers (specification of the back office, section 8). */
export const SAVED = 'Changes saved successfully!'
