import { z } from 'zod'
import { tidyEmail } from '@/lib/platform/email-address'
import { ruled, trap } from '@/lib/platform/fields'
import { CONSENT_VERSION, consentTexts } from './consent'
import { subscriptionFault, subscriptionMessages, subscriptionSources } from './subscription'

/** What the public form sends. Unknown fields are dropped; all but the address is tolerant. */
export const subscribeSchema = z.object({
  email: ruled(subscriptionMessages.missing, tidyEmail, subscriptionFault),
  source: z.enum(subscriptionSources).default('blog').catch('blog'),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  website: trap,
})

export const subscriptionTokenSchema = z.object({ token: z.string().max(200) })
