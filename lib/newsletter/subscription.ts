import { isEmailAddress } from '@/lib/platform/email-address'

/** The rules of a subscription, without a validation library: the form checks with the same functions as the server. */
export const subscriptionMessages = {
  missing: 'Please enter your email address',
  email: 'Please enter a valid email address',
  failure: 'Something went wrong. Please try again.',
} as const

/** The pages whose form can be used. */
export const subscriptionSources = ['blog', 'article', 'footer', 'page'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

/** How long the link in the email that asks can be used. */
export const CONFIRM_HOURS = 72
/** An address gets one email in this time, however often it is typed. */
export const LETTER_MINUTES = 30
/** And no more than these a day: anyone may type the address of someone else. */
export const EMAILS_A_DAY = 3

/** Returns the error of a trimmed address, if any. */
export function subscriptionFault(email: string): string | undefined {
  if (email === '') return subscriptionMessages.missing
  return isEmailAddress(email) ? undefined : subscriptionMessages.email
}
