import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { type AccountChange, accountChanges } from './account-changes'

const words: Record<AccountChange, { subject: string; text: string }> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. Every other browser was signed out.',
  },
  'factor-on': {
    subject: 'Your second factor is on',
    text: 'From now on your account asks for a code of your authenticator app after the password.',
  },
  'factor-off': {
    subject: 'Your second factor was switched off',
    text: 'Your account no longer asks for a code: the password alone opens it.',
  },
  'factor-reset': {
    subject: 'Your second factor was reset',
    text: 'A colleague, or whoever runs the server, reset the second factor of your account. The password alone opens it until you set up a new one.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of its recovery codes. That code is used up.',
  },
  'codes-guessed': {
    subject: 'Somebody tries to get into your account',
    text: 'Somebody typed the right password of your account, and then too many wrong codes. Nobody was let in.',
  },
  'email-changed': {
    subject: 'Your address was changed',
    text: 'Your account has another email address now. This is the last mail to this one.',
  },
}

/** Tells the owner of an account what was done to it. Props: the greeting, what it was, and when. */
const accountNotice = letter({
  schema: z.object({ name: z.string(), change: z.enum(accountChanges), at: z.iso.datetime() }),
  compose: ({ name, change, at }) => ({
    subject: `${words[change].subject}: ${site.name} Admin`,
    body: (
      <LetterLayout
        preview={words[change].text}
        reason={`You get this mail because this is the address of an account at ${site.name} Admin. It tells you what was done there, and cannot be switched off.`}
      >
        <Text style={letterHeading}>{words[change].subject}</Text>
        <Text style={letterText}>Hello {name},</Text>
        <Text style={letterText}>{words[change].text}</Text>
        <Text style={letterText}>
          It happened on {formatDateTime(new Date(at))} (Lagos). If that was you, there is nothing to do.
        </Text>
        <Text style={letterText}>
          If it was not: change your password at once, look at the browsers that are signed in, and tell a
          colleague.
        </Text>
        <Text style={letterText}>
          <Button href={`${env.APP_URL}/admin/account`} style={letterButton}>
            Look at my account
          </Button>
        </Text>
      </LetterLayout>
    ),
  }),
})

export const authLetters = { 'account-notice': accountNotice }
