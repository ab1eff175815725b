// Without the validation library: what public pages load.

/** The groups of the Help Center in their order, each with its anchor on the page. */
export const helpCategories = {
  'Getting Started': 'getting-started',
  'Payouts & Scheduling': 'payouts',
  'Security & Safety': 'security',
  'Fees & Pricing': 'fees',
  'Account Management': 'account',
  'Technical Support': 'technical-support',
} as const
export type HelpCategory = keyof typeof helpCategories
// Object.keys forgets the key type; the record is ours and has no other keys.
export const helpCategoryNames = Object.keys(helpCategories) as [HelpCategory, ...HelpCategory[]]

/** Returns the anchor of an answer on the page. */
export const faqAnchor = (slug: string) => `faq-${slug}`
export const faqPath = (slug: string) => `/help#${faqAnchor(slug)}`
export const articlePath = (slug: string) => `/help/${slug}`
export const SEARCH_PATH = '/help/search'

/** Addresses below /help that are no article's. */
export const reservedSlugs: readonly string[] = ['search', 'thanks', 'none']

/** Longer searches are cut. */
export const SEARCH_MAX = 100
/** The period that "Most Popular" covers. */
export const POPULAR_DAYS = 30
/** The list of searches that found nothing holds at most so many, each for so long since it was last made. */
export const MISSES_MOST = 500
export const MISSES_DAYS = 90

export const helpMessages = {
  missing: 'Please fill in all required fields',
  allSaved: 'All changes have been saved successfully!',
  noFaqs: 'No FAQs Found',
  loading: 'Loading FAQs...',
  none: 'No FAQs are available at the moment',
  noMatch: (search: string) => `No FAQs match “${search}”`,
  tooMany: 'Too many searches',
  wait: 'Please wait a few minutes and try again.',
  thanks: 'Thank you for telling us.',
} as const

/** A search result: an answer, or a guide. */
export interface HelpHit {
  kind: 'answer' | 'article'
  href: string
  title: string
  /** How its text begins. */
  excerpt: string
  /** null: of a guide. */
  category: string | null
}
