import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { EmailLayout, emailButton, emailHeading, emailText } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { seedSchema } from '@/lib/platform/signed-id'
import { site } from '@/lib/site'
import { INVITATION_DAYS } from './schema'
import { invitationUrl } from './tokens'

/** Invites someone to create an account. Props: the random text of the token, and who sent the invitation. */
const invitation = emailTemplate({
  isPersonal: true,
  schema: z.object({ seed: seedSchema, invitedBy: z.string() }),
  compose: ({ seed, invitedBy }) => ({
    subject: `${invitedBy} invited you to ${site.name} Admin`,
    body: (
      <EmailLayout
        preview={`Help run the ${site.name} website.`}
        reason={`You’re receiving this email because ${invitedBy} invited you to the ${site.name} admin area. If you weren’t expecting it, ignore this email: no account will be created.`}
      >
        <Text style={emailHeading}>You’ve been invited</Text>
        <Text style={emailText}>
          {invitedBy} has invited you to help run the {site.name} website. Choose a username and a password to
          get started.
        </Text>
        <Text style={emailText}>
          <Button href={invitationUrl(seed)} style={emailButton}>
            Set up my account
          </Button>
        </Text>
        <Text style={emailText}>
          The link works once, within {INVITATION_DAYS} days. Don’t share it: anyone who has it can claim the
          account.
        </Text>
      </EmailLayout>
    ),
  }),
})

export const staffTemplates = { 'staff-invitation': invitation }
