import { z } from 'zod'
import { recordId, required, requiredText, version } from '@/lib/platform/fields'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { isSlug, SLUG_MAX } from '@/lib/platform/slug'
import { helpCategories, helpCategoryNames, SEARCH_MAX } from './categories'

const MAX_PLACES = 9_999
/** Parses a whole number of at least 1. Anything else becomes 1. */
export function readPlace(input: unknown): number {
  const place = /^\s*\d{1,15}\s*$/.test(String(input)) ? Number(input) : 1
  return Math.min(Math.max(place, 1), MAX_PLACES)
}
const place = z.unknown().transform(readPlace)

const question = required(160, 'Please write the question')
const answer = requiredText(2_000, 'Please write the answer')

export const faqSchema = z.strictObject({
  id: recordId,
  version,
  category: z.enum(helpCategoryNames, 'Please choose a category'),
  question,
  answer,
  /** The position within the category. Values beyond the end mean the end. */
  order: place,
  /**
   * The position that the form started from, or empty for a new answer. Within its category, the answer only moves if
   * the two differ.
   */
  orderBefore: z.unknown().transform((input) => (input === '' ? null : readPlace(input))),
})
export type FaqInput = z.input<typeof faqSchema>

const ids = z.array(recordId).max(MAX_PLACES)
export const saveAllSchema = z.strictObject({
  /** The edited answers. */
  edits: z.array(z.strictObject({ id: recordId, version: z.int32().positive(), question, answer })).max(300),
  /** The reordered categories, each with all its ids in the new and in the previous order. */
  orders: z.array(z.strictObject({ category: z.enum(helpCategoryNames), ids, previousIds: ids })).max(6),
})
export type SaveAllInput = z.input<typeof saveAllSchema>

export const articleSchema = z.strictObject({
  id: recordId,
  version,
  title: required(120, 'Please enter a title'),
  summary: requiredText(300, 'Please write a summary'),
  /** Markdown. */
  content: requiredText(60_000, 'Please write the guide'),
})
export type ArticleInput = z.input<typeof articleSchema>

export const missSchema = z.strictObject({ text: z.string().max(SEARCH_MAX) })

/** Returns whether text can be a slug of the Help Center. The number that makes it unique may exceed the maximum length. */
export const isHelpSlug = (text: string) => isSlug(text.replace(/-\d{1,3}$/, ''))
const slug = z
  .string()
  .max(SLUG_MAX + 4)
  .refine(isHelpSlug)
/** Sent by a visitor's browser after opening an answer. */
export const openSchema = z.strictObject({ slug })
/** The form below an answer. */
export const voteSchema = z.strictObject({ slug, helpful: z.enum(['yes', 'no']) })

/** Limits per network. Many readers can share an address. */
export const openLimit = { name: 'help-opens', points: 240, seconds: 600 } as const
export const voteLimit = { name: 'help-votes', points: 60, seconds: 600 } as const
export const missLimit = { name: 'help-misses', points: 30, seconds: 600 } as const
export const searchLimit = { name: 'help-search', points: 300, seconds: 300 } as const

/** Describes the admin list for parsing its URL. Categories are named by their anchors. */
export const faqList = {
  path: '/admin/help-center',
  sorts: ['order'],
  order: { sort: 'order', direction: 'asc' },
  filters: { category: Object.values(helpCategories) },
} as const satisfies ListSpec
export type FaqListParams = ParamsOf<typeof faqList>
