import { z } from 'zod'
import { ACCOUNT_PATH } from '@/lib/auth/required-factor'
import { formatDateTime } from '@/lib/dates'
import { EmailButton, EmailHeading, EmailLayout, EmailText, Greeting } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { seedSchema } from '@/lib/platform/signed-id'
import { site } from '@/lib/site'
import { INVITATION_DAYS } from './schema'
import { invitationUrl } from './tokens'

/** Invites someone to create an account. Props: the random seed of the token, and who sent the invitation. */
const invitation = emailTemplate({
  linkHours: INVITATION_DAYS * 24,
  schema: z.object({ seed: seedSchema, invitedBy: z.string() }),
  compose: ({ seed, invitedBy }) => ({
    subject: `${invitedBy} invited you to ${site.name} Admin`,
    body: (
      <EmailLayout
        preview={`Help run the ${site.name} website.`}
        reason={`You’re receiving this email because ${invitedBy} invited you to ${site.name} Admin. If you weren’t expecting this invitation, ignore this email: no account will be created.`}
      >
        <EmailHeading>You’ve been invited to {site.name} Admin</EmailHeading>
        <EmailText>
          {invitedBy} has invited you to help run the {site.name} website. Choose a username and a password to
          get started.
        </EmailText>
        <EmailButton href={invitationUrl(seed)}>Set up my account</EmailButton>
        <EmailText>
          The link works once and expires after {INVITATION_DAYS} days. Don’t share it: anyone who has it can
          claim the account.
        </EmailText>
      </EmailLayout>
    ),
  }),
})

/** Asks someone to set up a second factor. Props: the name to greet, and the date from which it is required. */
const secondFactorRequired = emailTemplate({
  schema: z.object({ name: z.string(), from: z.iso.datetime() }),
  compose: ({ name, from }) => ({
    subject: `Set up a passkey or two-factor authentication: ${site.name} Admin`,
    body: (
      <EmailLayout
        preview="Your account has neither yet."
        reason={`You’re receiving this email because this address belongs to a ${site.name} Admin account. You can’t turn off security notices.`}
      >
        <EmailHeading>Set up a passkey or two-factor authentication</EmailHeading>
        <Greeting name={name} />
        <EmailText>
          Your {site.name} Admin account has neither a passkey nor two-factor authentication yet. Setting up
          either takes about two minutes.
        </EmailText>
        <EmailText>
          From {formatDateTime(new Date(from))} (Lagos time), every account needs one of them. Until you set
          one up, you’ll only be able to open your account page.
        </EmailText>
        <EmailButton href={`${env.APP_URL}${ACCOUNT_PATH}`}>Set it up now</EmailButton>
      </EmailLayout>
    ),
  }),
})

export const staffTemplates = {
  'staff-invitation': invitation,
  'second-factor-required': secondFactorRequired,
}
