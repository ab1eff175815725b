import type { RecordKind } from './schema'

/** Where the records of a kind are found, in SQL. */
export interface RecordSource {
  table: string
  /** Folded text that has to hold every word: an indexed column, or what is folded on the spot of a table that stays small. */
  text: string
  title: string
  detail: string
  /** What may be seen: nothing out of the Trash. */
  where: string
  /** The address of one record. */
  href: string
  /** A list that takes `?q=` and searches as this does; absent where there is none. */
  list?: string
}

const KEPT = 'deleted_at IS NULL'
const fold = (...columns: string[]) => `search_fold(${columns.join(` || E'\\n' || `)})`
const below = (path: string) => `'${path}/' || id`
/** A form that opens over its list. */
const over = (path: string) => `'${path}?edit=' || id`

const legalSections = (kind: string, desk: string): RecordSource => ({
  ...{ table: 'legal_section', text: fold('title', 'content'), title: 'title', detail: "''" },
  ...{ where: `kind = '${kind}' AND ${KEPT}`, href: over(desk) },
})

/** One for each kind: a new one is found as soon as it stands here. */
export const recordSources: Readonly<Record<RecordKind, RecordSource>> = {
  posts: {
    ...{ table: 'post', text: 'search_text', title: 'title', where: KEPT },
    ...{ detail: "initcap(status::text) || ' · ' || category", href: below('/admin/blog') },
    list: '/admin/blog',
  },
  positions: {
    ...{ table: 'job_position', text: fold('title', 'department', 'location'), title: 'title', where: KEPT },
    ...{ detail: "initcap(status::text) || ' · ' || department", href: below('/admin/careers') },
    list: '/admin/careers',
  },
  applications: {
    ...{ table: 'job_application', text: 'search_text', title: 'applicant_name', where: KEPT },
    ...{ detail: 'position_title', href: below('/admin/applications'), list: '/admin/applications' },
  },
  messages: {
    ...{ table: 'contact_message', text: 'search_text', title: 'subject', where: KEPT },
    ...{ detail: "name || ' · ' || reference", href: below('/admin/contact'), list: '/admin/contact' },
  },
  waitlist: {
    ...{ table: 'waitlist', text: 'search_text', title: 'name', detail: 'email', where: KEPT },
    ...{ href: "'/admin/waitlist?q=' || email", list: '/admin/waitlist' },
  },
  subscribers: {
    ...{ table: 'newsletter_subscriber', text: 'email', title: 'email', detail: 'initcap(status::text)' },
    ...{ where: 'TRUE', href: "'/admin/newsletter?q=' || email", list: '/admin/newsletter' },
  },
  faqs: {
    ...{ table: 'faq', text: 'search_text', title: 'question', detail: 'category' },
    ...{ where: `placement = 'help' AND ${KEPT}`, href: below('/admin/help-center') },
    list: '/admin/help-center',
  },
  guides: {
    ...{ table: 'help_article', text: fold('title', 'summary'), title: 'title', detail: 'summary' },
    ...{ where: KEPT, href: below('/admin/help-center/articles') },
  },
  replies: {
    ...{ table: 'saved_reply', text: fold('title', 'body'), title: 'title', detail: "''", where: 'TRUE' },
    href: below('/admin/contact/replies'),
  },
  testimonials: {
    ...{ table: 'testimonial', text: fold('title', 'name', 'role'), title: 'title', where: KEPT },
    ...{ detail: 'name', href: below('/admin/landing/testimonials') },
  },
  features: {
    ...{ table: 'feature', text: fold('title', 'description'), title: 'title', detail: "''", where: KEPT },
    href: below('/admin/landing/features'),
  },
  landingFaqs: {
    ...{ table: 'faq', text: 'search_text', title: 'question', detail: 'category' },
    ...{ where: `placement = 'landing' AND ${KEPT}`, href: below('/admin/landing/faq') },
  },
  claims: {
    ...{ table: 'claim', text: fold('label', 'value', 'key'), title: "value || ' ' || label", where: 'TRUE' },
    ...{ detail: "''", href: "'/admin/landing/claims/' || key" },
  },
  values: {
    ...{ table: 'core_value', text: fold('title', 'description'), title: 'title', where: KEPT },
    ...{ detail: "''", href: below('/admin/about/values') },
  },
  team: {
    ...{ table: 'team_member', text: fold('name', 'role'), title: 'name', detail: 'role', where: KEPT },
    href: below('/admin/about/team'),
  },
  milestones: {
    ...{ table: 'milestone', text: fold('title', 'year', 'description'), title: 'title', where: KEPT },
    ...{ detail: 'year', href: below('/admin/about/milestones') },
  },
  pressFacts: {
    ...{ table: 'press_fact', text: fold('label', 'value'), title: 'label', detail: 'value', where: KEPT },
    href: "'/admin/press-kit'",
  },
  keyMessages: {
    ...{ table: 'key_message', text: fold('title', 'description'), title: 'title', where: KEPT },
    ...{ detail: "''", href: over('/admin/press-kit/key-messages') },
  },
  leaders: {
    ...{ table: 'press_leader', text: fold('name', 'role'), title: 'name', detail: 'role', where: KEPT },
    href: over('/admin/press-kit/leadership'),
  },
  assets: {
    ...{ table: 'press_asset', text: fold('name', 'description'), title: 'name', where: KEPT },
    ...{ detail: 'initcap(category::text)', href: over('/admin/press-kit/assets') },
  },
  news: {
    ...{ table: 'news_item', text: fold('title', 'outlet'), title: 'title', detail: 'outlet', where: KEPT },
    href: over('/admin/press-kit/coverage'),
  },
  privacyPolicy: legalSections('privacy', '/admin/privacy-policy'),
  terms: legalSections('terms', '/admin/terms'),
  campaigns: {
    ...{ table: 'campaigns', text: fold('subject'), title: 'subject', where: 'TRUE' },
    ...{ detail: 'initcap(status::text)', href: below('/admin/campaigns') },
  },
  images: {
    ...{ table: 'media_image', text: fold('name', 'alt'), title: 'name', detail: 'alt', where: 'TRUE' },
    ...{ href: "'/admin/media?q=' || name" },
  },
}
