/** Shorter than this nothing is asked of the database. */
export const MIN_QUERY = 2
export const MAX_QUERY = 100
/** Records of one kind that are shown; of more there is a link to the list. */
export const ROWS_SHOWN = 4

/** What can be found, in the order in which it is shown, and how its group is called. */
export const recordKinds = {
  posts: 'Blog posts',
  positions: 'Positions',
  applications: 'Applications',
  messages: 'Contact messages',
  waitlist: 'Waitlist',
  subscribers: 'Subscribers',
  faqs: 'Help Center FAQs',
  guides: 'Guides',
  replies: 'Saved replies',
  testimonials: 'Testimonials',
  features: 'Features',
  landingFaqs: 'Landing FAQs',
  claims: 'Claims',
  values: 'Core values',
  team: 'Team members',
  milestones: 'Milestones',
  pressFacts: 'Company facts',
  keyMessages: 'Key messages',
  leaders: 'Leadership',
  assets: 'Press assets',
  news: 'Press coverage',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms of Service',
  campaigns: 'Messages',
  images: 'Media',
} as const

export type RecordKind = keyof typeof recordKinds

/** Kinds whose records are persons, or are named by visitors: a browser never remembers which of them was opened. */
export const personalKinds: ReadonlySet<RecordKind> = new Set([
  'applications',
  'messages',
  'waitlist',
  'subscribers',
  'images',
  'team',
  'leaders',
])

export interface FoundRecord {
  id: string
  title: string
  /** What tells it from others of its name; may be empty. */
  detail: string
  href: string
}

export interface FoundGroup {
  kind: RecordKind
  records: FoundRecord[]
  /** The list with all that match, where there are more of them. */
  more: string | null
}

export interface PaletteAnswer {
  /** The groups with the best matches first. */
  groups: FoundGroup[]
}
