import { z } from 'zod'
import { postCategories } from '@/lib/blog/schema'
import { checkedText, honeypot } from '@/lib/platform/fields'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { CONSENT_VERSION, consentTexts } from './consent'
import { subscriptionRules, subscriptionSources } from './subscription'

/** The fields of the public form. Unknown fields are dropped; only the address is required. */
export const subscribeSchema = z.object({
  email: checkedText(subscriptionRules.email),
  source: z.enum(subscriptionSources).default('blog').catch('blog'),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  website: honeypot,
})

export const subscriptionTokenSchema = z.object({ token: z.string().max(200) })

/** The topics a subscriber wants. At least one, because wanting none means unsubscribing. */
export const topicsSchema = z.object({
  token: z.string().max(200),
  topics: z.array(z.enum(postCategories)).max(postCategories.length),
})

export const subscriberStatuses = ['subscribed', 'pending', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Describes the admin list for parsing its URL. */
export const subscriberList = {
  path: '/admin/newsletter',
  sorts: ['signedUp', 'email'],
  order: { sort: 'signedUp', direction: 'desc' },
  filters: { status: subscriberStatuses },
} as const satisfies ListSpec
export type SubscriberParams = ParamsOf<typeof subscriberList>
