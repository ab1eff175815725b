import { z } from 'zod'
import { checkedText, honeypot, line, paragraphs, recordId, statusChange } from '@/lib/platform/fields'
import type { Rule } from '@/lib/platform/form-rules'
import type { ListSpec, ParamsOf, RawParams } from '@/lib/platform/list-params'
import { applicationMessages, applicationRules } from './application-rules'
import { CONSENT_VERSION } from './consent'
import { blanksIn } from './message-templates'

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'rejected', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses that end an application. Retention starts when one is set. */
export const decisions: readonly ApplicationStatus[] = ['rejected', 'hired']

const { applicantName, email, phone, location, experience, availableStartDate, coverLetter } =
  applicationRules
const { salaryExpectation, portfolioUrl, linkedinUrl } = applicationRules

/** Returns the schema of an optional field. Its value is null if nothing was entered. */
const optional = (rule: Rule) =>
  checkedText(rule)
    .prefault('')
    .transform((value) => value || null)

/** The fields of the public form. Unknown fields, such as a status, are dropped. */
export const applySchema = z.object({
  applicantName: checkedText(applicantName),
  email: checkedText(email),
  phone: checkedText(phone),
  location: checkedText(location),
  experience: checkedText(experience),
  availableStartDate: checkedText(availableStartDate),
  coverLetter: checkedText(coverLetter),
  salaryExpectation: optional(salaryExpectation),
  portfolioUrl: optional(portfolioUrl),
  linkedinUrl: optional(linkedinUrl),
  /** The position's slug; empty for a general application. */
  position: z
    .string(applicationMessages.closed)
    .regex(/^[a-z0-9-]{0,200}$/, applicationMessages.closed)
    .default(''),
  /** The token returned by the upload; empty without a resume. */
  resume: z.string().max(200).default('').catch(''),
  /** The version of the consent shown, with its retention period. */
  consent: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?\/\d{1,3}$/)
    .default(CONSENT_VERSION)
    .catch(CONSENT_VERSION),
  /** A new id for each form and content, so that repeating a submission returns the same result. */
  submission: z.uuid().optional().catch(undefined),
  website: honeypot,
})

export const adminMessages = {
  confirmDelete: 'Are you sure you want to delete this application?',
} as const

/** Maximum lengths of what staff write, in characters. */
export const adminLimits = { subject: 150, body: 10_000 } as const

export const applicationStatusSchema = statusChange(applicationStatuses)

export const messageSchema = z.strictObject({
  id: recordId,
  /** Created by the form, so that an email sent twice is queued once. */
  eventId: recordId,
  subject: line(adminLimits.subject).pipe(z.string().min(1, 'Please write a subject')),
  body: paragraphs(adminLimits.body)
    .pipe(z.string().min(1, 'Please write a message'))
    .refine((body) => blanksIn(body).length === 0, {
      error: ({ input }) => `Please fill in or remove ${blanksIn(String(input)).join(', ')}`,
    }),
})
export type MessageInput = z.input<typeof messageSchema>
/** `seenEmailId` is the id of the newest staff email that the sender has seen, or null. */
export const sendMessageSchema = messageSchema.extend({ seenEmailId: recordId.nullable().default(null) })

/** The filter value for general applications. */
export const NO_POSITION = 'none'

/**
 * Describes the admin list for parsing its URL. The filter accepts the id of any position, because a saved view of a
 * position that has been deleted must not show everyone.
 */
export function applicationListOf({ position }: RawParams) {
  const id = recordId.safeParse([position].flat()[0])
  return {
    path: '/admin/applications',
    sorts: ['applied', 'name', 'position', 'status'],
    order: { sort: 'applied', direction: 'desc' },
    filters: {
      status: applicationStatuses,
      position: [NO_POSITION, ...(id.success ? [id.data] : [])],
      view: ['trash'],
    },
  } as const satisfies ListSpec
}
export type ApplicationList = ReturnType<typeof applicationListOf>
export type ApplicationSort = ApplicationList['sorts'][number]
export type ApplicationParams = ParamsOf<ApplicationList>

export interface ApplicationFilter {
  /** Matches part of a name, address or position title, ignoring case and accents. Empty: all. */
  q: string
  status: ApplicationStatus | null
  /** A position id, or NO_POSITION. */
  position: string | null
  isTrash: boolean
}

export function applicationFilter({ q, filters }: ApplicationParams): ApplicationFilter {
  const { status = null, position = null, view } = filters
  return { q, status, position, isTrash: view === 'trash' }
}
