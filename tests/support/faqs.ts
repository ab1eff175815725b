import { randomUUID } from 'node:crypto'
import type { HelpCategory } from '@/lib/help/categories'
import { listHelpGroups } from '@/lib/help/queries'

export const TECHNICAL = 'Technical Support'
export const newFaq = (fields: object = {}) => ({
  id: randomUUID(),
  version: 0,
  category: TECHNICAL as HelpCategory,
  question: `Which phones work? ${randomUUID().slice(0, 8)}`,
  answer: 'Android and iOS.',
  order: '99',
  orderBefore: '',
  ...fields,
})

export const inCategory = async (category: string) =>
  (await listHelpGroups()).find((group) => group.category === category)?.faqs ?? []
