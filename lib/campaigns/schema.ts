import { z } from 'zod'
import { line, paragraphs, recordId } from '@/lib/platform/fields'

export const campaignStatuses = ['sending', 'done', 'cancelled'] as const

/** The entries of the waitlist that a filter of its list names. */
const waitlistAudience = z.strictObject({
  kind: z.literal('waitlist'),
  q: line(200),
  status: z.enum(['active', 'notified', 'converted']).nullable(),
})

/** The subscribers who want articles of this post's category. */
const newsletterAudience = z.strictObject({ kind: z.literal('newsletter'), postId: recordId })

/** Whom a campaign goes to. One that is not understood is refused, because without it the message would go to everyone. */
export const audienceSchema = z.discriminatedUnion('kind', [waitlistAudience, newsletterAudience])
export type Audience = z.output<typeof audienceSchema>

const subject = line(150).pipe(z.string().min(1, 'Please write a subject'))
const body = paragraphs(20_000).pipe(z.string().min(1, 'Please write a message'))
const preview = line(150)

/** The post that a message tells of, below its text. */
const postId = recordId.nullable().default(null)

/** A message while it is composed: text without markup, blank lines part paragraphs. */
export const messageDraftSchema = z.strictObject({
  subject: line(150),
  preview,
  body: paragraphs(20_000),
  postId,
})

/**
 * `recipients` is what the sender saw: another number means that the list changed meanwhile. `submission` stays the same while
 * one form is open, so that a message whose answer was lost is not sent a second time.
 */
export const startCampaignSchema = z.strictObject({
  subject,
  preview,
  body,
  audience: audienceSchema,
  recipients: z.int().positive(),
  submission: recordId.optional(),
})

export const sendTestSchema = z.strictObject({
  subject,
  preview,
  body,
  postId,
  email: line(254).toLowerCase().pipe(z.email('Please enter a valid email address')),
})

export const campaignIdSchema = z.strictObject({ id: recordId })
