// Public pages load this file, so it does not import the validation library.

/** The groups of the Help Center in order, each with its anchor on the page. */
export const helpCategories = {
  'Getting Started': 'getting-started',
  'Payouts & Scheduling': 'payouts',
  'Security & Safety': 'security',
  'Fees & Pricing': 'fees',
  'Account Management': 'account',
  'Technical Support': 'technical-support',
} as const
export type HelpCategory = keyof typeof helpCategories
// Object.keys loses the key type; this record has exactly these keys.
export const helpCategoryNames = Object.keys(helpCategories) as [HelpCategory, ...HelpCategory[]]

/** Returns the anchor of an answer on the Help Center page. */
export const faqAnchor = (slug: string) => `faq-${slug}`
export const faqPath = (slug: string) => `/help#${faqAnchor(slug)}`
export const articlePath = (slug: string) => `/help/${slug}`
export const SEARCH_PATH = '/help/search'
/** Returns the URL of the contact form, with the search text, if any, as its subject. */
export const askPath = (search = '') =>
  search ? `/contact/ask?${new URLSearchParams({ q: search })}` : '/contact'

/** Paths below /help that are not guides. */
export const reservedSlugs: readonly string[] = ['search', 'thanks', 'none']

/** Longer searches are truncated to this length. */
export const SEARCH_MAX = 100
/** The period for "Most Popular". */
export const POPULAR_DAYS = 30
/**
 * Limits the list of searches that found nothing: the maximum number, and the days each is kept after it was last
 * made.
 */
export const MAX_MISSED_SEARCHES = 500
export const MISSED_SEARCH_DAYS = 90

export const helpMessages = {
  allSaved: 'All changes have been saved successfully!',
  noFaqs: 'No FAQs Found',
  loading: 'Loading FAQs...',
  none: 'No FAQs are available at the moment',
  noMatch: (search: string) => `No FAQs match “${search}”`,
  tooMany: 'Too many searches',
  wait: 'Please wait a few minutes and try again.',
  unavailable: 'Search is not available right now. Please try again in a minute.',
  thanks: 'Thank you for telling us.',
} as const

/** A search result: an answer, or a guide. */
export interface HelpHit {
  kind: 'answer' | 'article'
  href: string
  title: string
  /** The beginning of the text. */
  excerpt: string
  /** Null for a guide. */
  category: string | null
}
