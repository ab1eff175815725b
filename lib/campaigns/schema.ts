import { z } from 'zod'
import { line, paragraphs, recordId } from '@/lib/platform/fields'

export const campaignStatuses = ['sending', 'done', 'cancelled'] as const

/**
 * Whom a campaign goes to. The filter is that of the list it was started from; one that is not understood is refused, because
 * without it the message would go to everyone.
 */
export const audienceSchema = z.strictObject({
  kind: z.literal('waitlist'),
  q: line(200),
  status: z.enum(['active', 'notified', 'converted']).nullable(),
})
export type Audience = z.output<typeof audienceSchema>

const subject = line(150).pipe(z.string().min(1, 'Please write a subject'))
const body = paragraphs(20_000).pipe(z.string().min(1, 'Please write a message'))
const preview = line(150)

/** A message while it is composed: text without markup, blank lines part paragraphs. */
export const messageDraftSchema = z.strictObject({ subject: line(150), preview, body: paragraphs(20_000) })

/**
 * `recipients` is what the sender saw: another number means that the list changed meanwhile. `submission` stays the same while
 * one form stands, so that a message whose answer was lost is not sent a second time.
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
  email: line(254).toLowerCase().pipe(z.email('Please enter a valid email address')),
})

export const campaignIdSchema = z.strictObject({ id: recordId })
