import { emailRule } from '@/lib/platform/form-rules'

export const subscriptionMessages = {
  missing: 'Please enter your email address',
  failure: 'Something went wrong. Please try again.',
} as const

/** The pages that contain the form. */
export const subscriptionSources = ['blog', 'article', 'footer', 'page'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

/** How long a confirmation link is valid. */
export const CONFIRM_HOURS = 72
/** The minimum time between two emails to the same address, however often it is entered. */
export const EMAIL_INTERVAL_MINUTES = 30
/** The maximum number of these emails per address per day, because people can enter someone else's address. */
export const EMAILS_A_DAY = 3

export const subscriptionRules = { email: emailRule(subscriptionMessages.missing) }
