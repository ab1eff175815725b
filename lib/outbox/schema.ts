import { z } from 'zod'
import { checkedText, instant } from '@/lib/platform/fields'
import { emailRule, ruleMessages } from '@/lib/platform/form-rules'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'

export const mailStatuses = ['queued', 'sent', 'failed', 'suppressed', 'cancelled'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Describes the outbox for parsing its URL. */
export const mailList = {
  path: '/admin/mail',
  sorts: ['written'],
  order: { sort: 'written', direction: 'desc' },
  filters: { status: mailStatuses },
} as const satisfies ListSpec
export type MailParams = ParamsOf<typeof mailList>

/** Describes the list of suppressed addresses for parsing its URL. */
export const suppressionList = {
  path: '/admin/mail/suppressed',
  sorts: ['since'],
  order: { sort: 'since', direction: 'desc' },
  filters: { reason: suppressionReasons },
} as const satisfies ListSpec
export type SuppressionParams = ParamsOf<typeof suppressionList>

/** The maximum number of failed emails that are queued again at once. */
export const RETRY_LIMIT = 1_000

/** `shownAt`: when the screen counted the failed emails. */
export const dismissFailedSchema = z.strictObject({ shownAt: instant })

const email = checkedText(emailRule(ruleMessages.email))

export const suppressSchema = z.strictObject({
  email,
  reason: z.enum(suppressionReasons, 'Please choose a reason'),
})
export type SuppressInput = z.input<typeof suppressSchema>
export const allowSchema = z.strictObject({ email })
