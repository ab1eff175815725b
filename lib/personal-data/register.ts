import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Field } from '@/lib/platform/noun'
import { columnName, columnsOf, tableName } from '@/lib/platform/record-sql'

/**
 * What every column that can hold text is, model by model: the one place where it is decided what becomes of it when a person is
 * erased. A test compares it with the database, so that a column without a decision fails it.
 */
interface Treatments<Column> {
  /** Its row belongs to a person (holdings.ts says to whom) and goes. */
  erased?: readonly Column[]
  /** Free text that may name a person's address; the address is cut out of it. */
  redacted?: readonly Column[]
  /** A row that names the address goes as a whole. */
  dropped?: readonly Column[]
  /** By the reason why nobody is named there. */
  kept?: Readonly<Record<string, readonly Column[]>>
}

const EDITORIAL = 'published by the team, written by staff'
const TEAM = "the team's own"
const RANDOM = 'random or hashed, and gone with its day'

const register: { readonly [Model in Prisma.ModelName]?: Treatments<Field<Model>> } = {
  WaitlistEntry: { erased: ['name', 'email', 'source', 'consentVersion', 'plan', 'searchText'] },
  Subscriber: { erased: ['email', 'source', 'consentVersion', 'tokenHash', 'topics'] },
  ContactMessage: {
    erased: ['reference', 'name', 'email', 'category', 'consentVersion', 'searchText'],
    redacted: ['subject', 'message'],
  },
  ContactEvent: { erased: ['actorName'], redacted: ['text'] },
  Application: {
    erased: [
      'positionTitle',
      'applicantName',
      'email',
      'phone',
      'location',
      'experience',
      'consentVersion',
      'searchText',
    ],
    redacted: ['coverLetter', 'portfolioUrl', 'linkedinUrl', 'salaryExpectation'],
  },
  ApplicationEvent: { erased: ['actorName'], redacted: ['text'] },
  Resume: { erased: ['key', 'fileName', 'contentType', 'sha256'] },
  MailMessage: { erased: ['template', 'toEmail', 'toName'], redacted: ['props', 'lastError'] },
  MailSuppression: { erased: ['email'] },
  PrivacyRequest: { erased: ['email', 'emailHash', 'tokenHash', 'closedBy', 'counts'], redacted: ['reason'] },
  PrivacyCopy: { erased: ['email', 'tokenHash'] },
  PrivacySuppression: { kept: { 'a keyed hash, so that a wish outlives the address': ['emailHash'] } },

  AuditEvent: {
    redacted: ['summary', 'searchText', 'details', 'recordId'],
    kept: { [TEAM]: ['actorName', 'noun', 'action'], 'drawn by chance': ['requestId'] },
  },
  Campaign: { redacted: ['subject', 'body', 'preview', 'audience'] },
  SavedReply: { redacted: ['title', 'body'] },

  AdminUser: { kept: { [TEAM]: ['username', 'name', 'email', 'passwordHash', 'totpSecret'] } },
  AdminRecoveryCode: { kept: { [TEAM]: ['codeHash'] } },
  AdminInvitation: { kept: { [TEAM]: ['email', 'tokenHash'] } },
  AdminSession: { kept: { [TEAM]: ['userAgent', 'ip'] } },
  RateLimit: { kept: { 'networks and hashes, gone within the hour': ['key'] } },
  HiringSettings: { kept: { [TEAM]: ['contactEmail'] } },
  PressContact: { kept: { [TEAM]: ['pressEmail', 'pressPhone', 'generalEmail', 'address'] } },
  ContactInfo: { kept: { [TEAM]: ['email', 'phone', 'address', 'businessHours', 'supportHours'] } },
  StorageConnection: {
    kept: {
      [TEAM]: ['provider', 'endpoint', 'region', 'accessKeyId', 'bucketPrefix', 'secret', 'updatedBy'],
    },
  },

  Post: {
    kept: {
      [EDITORIAL]: [
        'title',
        'slug',
        'excerpt',
        'content',
        'author',
        'category',
        'readTime',
        'searchText',
        'contentText',
      ],
    },
  },
  PostSlug: { kept: { [EDITORIAL]: ['slug'] } },
  PostRevision: {
    kept: {
      [EDITORIAL]: ['actorName', 'title', 'slug', 'excerpt', 'content', 'author', 'category', 'readTime'],
    },
  },
  JobPosition: {
    kept: {
      [EDITORIAL]: [
        'title',
        'slug',
        'department',
        'location',
        'type',
        'salary',
        'description',
        'requirements',
      ],
    },
  },
  Faq: { kept: { [EDITORIAL]: ['category', 'question', 'answer', 'slug', 'searchText'] } },
  HelpArticle: { kept: { [EDITORIAL]: ['slug', 'title', 'summary', 'content'] } },
  HelpWord: { kept: { [EDITORIAL]: ['word'] } },
  DailyVisitor: { kept: { [RANDOM]: ['hash'] } },
  DailyVisitorKey: { kept: { [RANDOM]: ['key'] } },
  // Nobody is told apart there, but what is searched for may be an address.
  MissedSearch: { dropped: ['text'] },
  Testimonial: { kept: { [EDITORIAL]: ['name', 'role', 'title', 'content'] } },
  Feature: { kept: { [EDITORIAL]: ['title', 'description'] } },
  AboutPage: { kept: { [EDITORIAL]: ['missionText', 'storyText'] } },
  CoreValue: { kept: { [EDITORIAL]: ['title', 'description'] } },
  TeamMember: { kept: { [EDITORIAL]: ['name', 'role', 'bio'] } },
  Milestone: { kept: { [EDITORIAL]: ['year', 'title', 'description'] } },
  PressPage: { kept: { [EDITORIAL]: ['boilerplate'] } },
  PressFact: { kept: { [EDITORIAL]: ['label', 'value'] } },
  KeyMessage: { kept: { [EDITORIAL]: ['title', 'description'] } },
  PressLeader: { kept: { [EDITORIAL]: ['name', 'role', 'bio'] } },
  PressFile: { kept: { [EDITORIAL]: ['key', 'name', 'contentType', 'sha256'] } },
  PressAsset: { kept: { [EDITORIAL]: ['name', 'description'] } },
  NewsItem: { kept: { [EDITORIAL]: ['title', 'outlet', 'link'] } },
  LegalDocument: { kept: { [EDITORIAL]: ['lastUpdatedText', 'policyUpdatesText'] } },
  LegalSection: { kept: { [EDITORIAL]: ['title', 'content'] } },
  LegalVersion: {
    kept: { [EDITORIAL]: ['sections', 'lastUpdatedText', 'policyUpdatesText', 'summary', 'actorName'] },
  },
  Claim: { kept: { [EDITORIAL]: ['key', 'value', 'label', 'source'] } },
  MediaImage: { kept: { [EDITORIAL]: ['bucket', 'key', 'name', 'alt', 'contentType', 'blur', 'sha256'] } },
}

/** Columns that no model has, each with the reason why nobody is named there. */
export const keptOutsideModels: Readonly<Record<string, string>> = {
  'faq.search_vector': EDITORIAL,
  'help_article.search_vector': EDITORIAL,
  '_prisma_migrations.id': 'which migrations ran',
  '_prisma_migrations.checksum': 'which migrations ran',
  '_prisma_migrations.migration_name': 'which migrations ran',
  '_prisma_migrations.logs': 'which migrations ran',
}

/** Redacted columns that hold JSON. */
export const jsonColumns = new Set(
  [columnsOf('MailMessage').props, columnsOf('AuditEvent').details, columnsOf('Campaign').audience].map(
    ({ sql }) => sql,
  ),
)

/** Lists the tables and columns that are treated so, by their names in the database. */
export function columnsTreated(treatment: 'erased' | 'redacted' | 'dropped') {
  return entries().flatMap(({ model, treatments }) => {
    const columns = treatments[treatment]?.map(columnName) ?? []
    return columns.length > 0 ? [{ model, table: tableName(model), columns }] : []
  })
}

/** Lists the columns that are kept, by their names in the database, each with the reason. */
export function columnsKept() {
  return entries().flatMap(({ model, treatments: { kept = {} } }) =>
    Object.entries(kept).flatMap(([reason, columns]) =>
      columns.map((column) => ({ place: `${tableName(model)}.${columnName(column)}`, reason })),
    ),
  )
}

const entries = () =>
  Object.entries(register).map(([model, treatments]) => ({
    model: model as Prisma.ModelName,
    treatments: treatments as Treatments<string>,
  }))
