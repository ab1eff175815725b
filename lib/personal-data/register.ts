/**
 * What every column that can hold text is, table by table: the one place where it is decided what becomes of it when a person is
 * erased. A test compares it with the database, so that a column without a decision fails it.
 *
 * - erased: its row belongs to a person (holdings.ts says to whom) and goes.
 * - redacted: free text that may name a person's address; the address is cut out of it.
 * - dropped: a row that names the address goes as a whole.
 * - kept: why nobody is named there.
 */
export type Treatment = 'erased' | 'redacted' | 'dropped' | `kept: ${string}`

const EDITORIAL = 'kept: published by the team, written by staff'
const TEAM = "kept: the team's own"
const RANDOM = 'kept: random or hashed, and gone with its day'

const all = (treatment: Treatment, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, treatment]))

export const register: Record<string, Record<string, Treatment>> = {
  waitlist: all('erased', 'name', 'email', 'source', 'consent_version', 'plan', 'search_text'),
  newsletter_subscriber: all('erased', 'email', 'source', 'consent_version', 'token_hash', 'topics'),
  contact_message: {
    ...all('erased', 'reference', 'name', 'email', 'category', 'consent_version', 'search_text'),
    ...all('redacted', 'subject', 'message'),
  },
  contact_event: { ...all('erased', 'actor_name'), ...all('redacted', 'text') },
  job_application: {
    ...all('erased', 'position_title', 'applicant_name', 'email', 'phone', 'location', 'experience'),
    ...all('erased', 'consent_version', 'search_text'),
    ...all('redacted', 'cover_letter', 'portfolio_url', 'linkedin_url', 'salary_expectation'),
  },
  job_application_event: { ...all('erased', 'actor_name'), ...all('redacted', 'text') },
  resume: all('erased', 'key', 'file_name', 'content_type', 'sha256'),
  mail_message: {
    ...all('erased', 'template', 'to_email', 'to_name'),
    ...all('redacted', 'props', 'last_error'),
  },
  mail_suppression: all('erased', 'email'),
  privacy_request: {
    ...all('erased', 'email', 'email_hash', 'token_hash', 'closed_by', 'counts'),
    ...all('redacted', 'reason'),
  },
  privacy_copy: all('erased', 'email', 'token_hash'),
  privacy_suppression: all('kept: a keyed hash, so that a wish outlives the address', 'email_hash'),

  audit_event: {
    ...all('redacted', 'summary', 'search_text', 'details', 'record_id'),
    ...all(TEAM, 'actor_name', 'noun', 'action'),
    ...all('kept: drawn by chance', 'request_id'),
  },
  campaigns: all('redacted', 'subject', 'body', 'preview', 'audience'),
  saved_reply: all('redacted', 'title', 'body'),

  admin_user: all(TEAM, 'username', 'name', 'email', 'password_hash', 'totp_secret'),
  admin_recovery_code: all(TEAM, 'code_hash'),
  admin_invitation: all(TEAM, 'email', 'token_hash'),
  admin_session: all(TEAM, 'user_agent', 'ip'),
  rate_limit: all('kept: networks and hashes, gone within the hour', 'key'),
  hiring_settings: all(TEAM, 'contact_email'),
  press_contact: all(TEAM, 'press_email', 'press_phone', 'general_email', 'address'),
  contact_info: all(TEAM, 'email', 'phone', 'address', 'business_hours', 'support_hours'),
  storage_connection: all(
    TEAM,
    'provider',
    'endpoint',
    'region',
    'access_key_id',
    'bucket_prefix',
    'secret',
    'updated_by',
  ),

  post: all(
    EDITORIAL,
    'title',
    'slug',
    'excerpt',
    'content',
    'author',
    'category',
    'read_time',
    'search_text',
    'content_text',
  ),
  post_slug: all(EDITORIAL, 'slug'),
  post_revision: all(
    EDITORIAL,
    'actor_name',
    'title',
    'slug',
    'excerpt',
    'content',
    'author',
    'category',
    'read_time',
  ),
  job_position: all(
    EDITORIAL,
    'title',
    'slug',
    'department',
    'location',
    'type',
    'salary',
    'description',
    'requirements',
  ),
  faq: {
    ...all(EDITORIAL, 'category', 'question', 'answer', 'slug'),
    ...all(EDITORIAL, 'search_text', 'search_vector'),
  },
  help_article: all(EDITORIAL, 'slug', 'title', 'summary', 'content', 'search_vector'),
  help_word: all(EDITORIAL, 'word'),
  daily_visitor: all(RANDOM, 'hash'),
  daily_visitor_key: all(RANDOM, 'key'),
  // Nobody is told apart there, but what is searched for may be an address.
  missed_search: all('dropped', 'text'),
  testimonial: all(EDITORIAL, 'name', 'role', 'title', 'content'),
  feature: all(EDITORIAL, 'title', 'description'),
  about_page: all(EDITORIAL, 'mission_text', 'story_text'),
  core_value: all(EDITORIAL, 'title', 'description'),
  team_member: all(EDITORIAL, 'name', 'role', 'bio'),
  milestone: all(EDITORIAL, 'year', 'title', 'description'),
  press_page: all(EDITORIAL, 'boilerplate'),
  press_fact: all(EDITORIAL, 'label', 'value'),
  key_message: all(EDITORIAL, 'title', 'description'),
  press_leader: all(EDITORIAL, 'name', 'role', 'bio'),
  press_file: all(EDITORIAL, 'key', 'name', 'content_type', 'sha256'),
  press_asset: all(EDITORIAL, 'name', 'description'),
  news_item: all(EDITORIAL, 'title', 'outlet', 'link'),
  legal_document: all(EDITORIAL, 'last_updated_text', 'policy_updates_text'),
  legal_section: all(EDITORIAL, 'title', 'content'),
  legal_version: all(
    EDITORIAL,
    'sections',
    'last_updated_text',
    'policy_updates_text',
    'summary',
    'actor_name',
  ),
  claim: all(EDITORIAL, 'key', 'value', 'label', 'source'),
  media_image: all(EDITORIAL, 'bucket', 'key', 'name', 'alt', 'content_type', 'blur', 'sha256'),
  _prisma_migrations: all('kept: which migrations ran', 'id', 'checksum', 'migration_name', 'logs'),
}

/** Redacted columns that hold JSON. */
export const jsonColumns = new Set(['mail_message.props', 'audit_event.details', 'campaigns.audience'])

/** The columns that are treated so, by table. */
export function columnsTreated(treatment: 'erased' | 'redacted' | 'dropped'): [string, string[]][] {
  return Object.entries(register)
    .map(([table, columns]): [string, string[]] => [
      table,
      Object.keys(columns).filter((column) => columns[column] === treatment),
    ])
    .filter(([, columns]) => columns.length > 0)
}
