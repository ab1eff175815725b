import { z } from 'zod'
import { checkedText, line, paragraphs, recordId, requiredText, version } from '@/lib/platform/fields'
import { emailRule, ruleMessages } from '@/lib/platform/form-rules'
import { PAGE_SIZE } from '@/lib/platform/list-params'
import { planFilters, waitlistStatuses } from '@/lib/waitlist/schema'

export const campaignStatuses = ['sending', 'done', 'cancelled'] as const

/** The waitlist entries that match a filter of the list. */
const waitlistAudience = z.strictObject({
  kind: z.literal('waitlist'),
  q: line(200),
  status: z.enum(waitlistStatuses).nullable(),
  plan: z.enum(planFilters).nullable().default(null),
})

/** Selected waitlist entries, at most one page of the list. */
const selectedAudience = z.strictObject({
  kind: z.literal('selected'),
  ids: z
    .array(recordId)
    .min(1)
    .max(PAGE_SIZE)
    .transform((ids) => [...new Set(ids)]),
})

/** The subscribers interested in this post's category. */
const newsletterAudience = z.strictObject({ kind: z.literal('newsletter'), postId: recordId })

/** The audience of a campaign. Rejects an invalid filter, because ignoring it would send the message to everyone. */
export const audienceSchema = z.discriminatedUnion('kind', [
  waitlistAudience,
  selectedAudience,
  newsletterAudience,
])
export type Audience = z.output<typeof audienceSchema>

const subject = line(150).pipe(z.string().min(1, 'Please write a subject'))
const body = requiredText(20_000, 'Please write a message')
const preview = line(150)

/** The post announced below the message. */
const postId = recordId.nullable().default(null)

/** A message as composed: plain text, with paragraphs separated by blank lines. */
export const messageDraftSchema = z.strictObject({
  subject: line(150),
  preview,
  body: paragraphs(20_000),
  postId,
})

/**
 * `recipients` is the number shown to the sender; a different number means that the list has changed. `submission`
 * stays the same while a form is open, so that a message is not sent twice if its response was lost.
 */
export const startCampaignSchema = z.strictObject({
  subject,
  preview,
  body,
  audience: audienceSchema,
  recipients: z.int().positive(),
  /** The version of the post that the preview showed. */
  postVersion: version.nullable().default(null),
  submission: recordId.optional(),
})

export const sendTestSchema = z.strictObject({
  subject,
  preview,
  body,
  postId,
  email: checkedText(emailRule(ruleMessages.email)),
})
