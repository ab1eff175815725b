/** Where a record of the audit log is opened, and the rows for which that page is there. */
export interface RecordPages {
  noun: string
  table: string
  /** Its id follows, behind a slash if the path does not end with "=". */
  path: string
  /** A condition in SQL: most pages open nothing that lies in the Trash. */
  where: string
}

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const KEPT = 'deleted_at IS NULL'

const legalSections = (kind: string, path: string): RecordPages[] => [
  { noun: 'legal', table: 'legal_section', path: `${path}?edit=`, where: `kind = '${kind}' AND ${KEPT}` },
]

/** A screen with pages for its records joins this in the change that brings the screen. */
export const recordPages: readonly RecordPages[] = [
  { noun: 'blog', table: 'post', path: '/admin/blog', where: KEPT },
  { noun: 'careers', table: 'job_position', path: '/admin/careers', where: KEPT },
  { noun: 'applications', table: 'job_application', path: '/admin/applications', where: KEPT },
  { noun: 'contact', table: 'contact_message', path: '/admin/contact', where: KEPT },
  { noun: 'saved-reply', table: 'saved_reply', path: '/admin/contact/replies', where: 'TRUE' },
  { noun: 'help', table: 'faq', path: '/admin/help-center', where: `placement = 'help' AND ${KEPT}` },
  { noun: 'help', table: 'help_article', path: '/admin/help-center/articles', where: KEPT },
  { noun: 'landing', table: 'testimonial', path: '/admin/landing/testimonials', where: KEPT },
  { noun: 'landing', table: 'feature', path: '/admin/landing/features', where: KEPT },
  { noun: 'landing', table: 'faq', path: '/admin/landing/faq', where: `placement = 'landing' AND ${KEPT}` },
  { noun: 'about', table: 'core_value', path: '/admin/about/values', where: KEPT },
  { noun: 'about', table: 'team_member', path: '/admin/about/team', where: KEPT },
  { noun: 'about', table: 'milestone', path: '/admin/about/milestones', where: KEPT },
  { noun: 'press', table: 'press_fact', path: '/admin/press-kit?fact=', where: KEPT },
  { noun: 'press', table: 'key_message', path: '/admin/press-kit/key-messages?edit=', where: KEPT },
  { noun: 'press', table: 'press_leader', path: '/admin/press-kit/leadership?edit=', where: KEPT },
  { noun: 'press', table: 'press_asset', path: '/admin/press-kit/assets?edit=', where: KEPT },
  { noun: 'press', table: 'news_item', path: '/admin/press-kit/coverage?edit=', where: KEPT },
  { noun: 'campaigns', table: 'campaigns', path: '/admin/campaigns', where: 'TRUE' },
  ...legalSections('privacy', '/admin/privacy-policy'),
  ...legalSections('terms', '/admin/terms'),
  { noun: 'mail', table: 'mail_message', path: '/admin/mail', where: 'TRUE' },
  { noun: 'privacy', table: 'privacy_request', path: '/admin/privacy', where: `status <> 'unconfirmed'` },
]

/** Records that are always there: settings, and what has a key instead of an id. */
export function standingPage(noun: string, recordId: string): string | null {
  if (noun === 'contact' && recordId === 'info') return '/admin/contact/info'
  if (noun === 'landing' && !isRowId(recordId)) return `/admin/landing/claims/${recordId}`
  if (noun === 'about' && recordId === 'texts') return '/admin/about'
  if (noun === 'press' && recordId === 'contact') return '/admin/press-kit/contact'
  if (noun === 'press' && recordId === 'page') return '/admin/press-kit'
  if (noun === 'careers' && recordId === 'settings') return '/admin/settings'
  if (noun === 'legal' && recordId === 'privacy') return '/admin/privacy-policy'
  if (noun === 'legal' && recordId === 'terms') return '/admin/terms'
  if (noun === 'account' || noun === 'invitation') return '/admin/staff'
  return null
}

/** Whether a record is named by a row's id. */
export function isRowId(recordId: string | null): recordId is string {
  return recordId !== null && RECORD_ID.test(recordId)
}
