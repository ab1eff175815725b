import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { EmailLayout, emailButton, emailHeading, emailText } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { seedSchema } from '@/lib/platform/signed-id'
import { site } from '@/lib/site'
import { CONFIRM_HOURS } from './subscription'
import { confirmUrl, unsubscribeUrl } from './tokens'

/** Asks the owner of an address to confirm the subscription. Props: the subscriber's id, and the random text of the token. */
const confirm = emailTemplate({
  linkHours: CONFIRM_HOURS,
  schema: z.object({ subscriberId: z.uuid(), seed: seedSchema }),
  compose: ({ subscriberId, seed }) => ({
    subject: `Confirm your ${site.name} newsletter subscription`,
    unsubscribeUrl: unsubscribeUrl(subscriberId),
    body: (
      <EmailLayout
        preview="Confirm your address to receive new articles."
        reason={`You’re receiving this email because this address was entered in the ${site.name} newsletter form. If that wasn’t you, ignore this email: we only send articles to confirmed addresses.`}
        unsubscribeUrl={unsubscribeUrl(subscriberId)}
      >
        <Text style={emailHeading}>Please confirm your subscription</Text>
        <Text style={emailText}>
          You asked us to email you our new articles about making a lump sum last. Please confirm that this
          address is yours.
        </Text>
        <Text style={emailText}>
          <Button href={confirmUrl(seed)} style={emailButton}>
            Confirm subscription
          </Button>
        </Text>
        <Text style={emailText}>
          The link works for {CONFIRM_HOURS} hours. If it expires, just subscribe again and we’ll send you a
          new one.
        </Text>
        <Text style={emailText}>The {site.name} team</Text>
      </EmailLayout>
    ),
  }),
})

export const newsletterTemplates = { 'newsletter-confirm': confirm }
