import { z } from 'zod'
import { EmailButton, EmailHeading, EmailLayout, EmailText } from '@/lib/mail/layout'
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
        <EmailHeading>Please confirm your subscription</EmailHeading>
        <EmailText>
          You asked us to email you our new articles about making a lump sum last. Please confirm that this
          address is yours.
        </EmailText>
        <EmailButton href={confirmUrl(seed)}>Confirm subscription</EmailButton>
        <EmailText>
          The link works for {CONFIRM_HOURS} hours. If it expires, just subscribe again and we’ll send you a
          new one.
        </EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

export const newsletterTemplates = { 'newsletter-confirm': confirm }
