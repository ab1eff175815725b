import { z } from 'zod'
import { isEmailAddress, tidyEmail } from '@/lib/platform/email-address'
import { checkedText, recordId } from '@/lib/platform/fields'
import { type ListSpec, parseListParams, type RawParams } from '@/lib/platform/list-params'

export const mailStatuses = ['queued', 'sent', 'failed', 'suppressed', 'cancelled'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** The outbox, as its state is in the URL. */
export const mailList = {
  path: '/admin/mail',
  sorts: ['written'],
  order: { sort: 'written', direction: 'desc' },
  filters: { status: mailStatuses },
} as const satisfies ListSpec
export type MailParams = ReturnType<typeof parseMailParams>

export function parseMailParams(raw: RawParams) {
  return parseListParams(mailList, raw)
}

/** The addresses that get no bulk mail. */
export const suppressionList = {
  path: '/admin/mail/suppressed',
  sorts: ['since'],
  order: { sort: 'since', direction: 'desc' },
  filters: { reason: suppressionReasons },
} as const satisfies ListSpec
export type SuppressionParams = ReturnType<typeof parseSuppressionParams>

export function parseSuppressionParams(raw: RawParams) {
  return parseListParams(suppressionList, raw)
}

/** Matches are counted up to here. */
export const COUNT_LIMIT = 10_000
/** As many failed emails are tried again at once. */
export const RETRY_LIMIT = 5_000

const NO_ADDRESS = 'Please enter a valid email address'
const email = checkedText(NO_ADDRESS, tidyEmail, (value) => (isEmailAddress(value) ? undefined : NO_ADDRESS))

export const mailIdSchema = z.strictObject({ id: recordId })
export const retryFailedSchema = z.strictObject({})
export const suppressSchema = z.strictObject({
  email,
  reason: z.enum(suppressionReasons, 'Please choose a reason'),
})
export type SuppressInput = z.input<typeof suppressSchema>
export const allowSchema = z.strictObject({ email })
