import { z } from 'zod'
import { tidyEmail } from '@/lib/platform/email-address'
import { CONSENT_VERSION, consentTexts } from './consent'
import { subscriptionFault, subscriptionMessages, subscriptionSources } from './subscription'

/** What the public form sends. Unknown fields are dropped; all but the address is tolerant. */
export const subscribeSchema = z.object({
  email: z
    .string(subscriptionMessages.missing)
    .transform(tidyEmail)
    .superRefine((email, context) => {
      const message = subscriptionFault(email)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  source: z.enum(subscriptionSources).default('blog').catch('blog'),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  /** A field that people do not see. Whoever fills it is a program. */
  website: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined || value === '' ? '' : 'filled')),
})

export const subscriptionTokenSchema = z.object({ token: z.string().max(200) })
