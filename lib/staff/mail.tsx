import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { site } from '@/lib/site'
import { INVITATION_DAYS } from './schema'
import { invitationUrl } from './tokens'

/** Offers an account. Props: what its token is made of, and who offers it. */
const invitation = letter({
  isPersonal: true,
  schema: z.object({ seed: z.uuid(), invitedBy: z.string() }),
  compose: ({ seed, invitedBy }) => ({
    subject: `${invitedBy} invites you to ${site.name} Admin`,
    body: (
      <LetterLayout
        preview="Choose a username and a password to get started."
        reason={`You’re receiving this email because ${invitedBy} invited you to the ${site.name} admin area. If you weren’t expecting it, ignore this email: no account will be created.`}
      >
        <Text style={letterHeading}>You’ve been invited</Text>
        <Text style={letterText}>
          {invitedBy} invites you to help look after the website of {site.name}. Choose a username and a
          password to sign in.
        </Text>
        <Text style={letterText}>
          <Button href={invitationUrl(seed)} style={letterButton}>
            Set up my account
          </Button>
        </Text>
        <Text style={letterText}>
          The link works once and for {INVITATION_DAYS} days. Don’t share it: anyone who has it can claim the
          account.
        </Text>
      </LetterLayout>
    ),
  }),
})

export const staffLetters = { 'staff-invitation': invitation }
