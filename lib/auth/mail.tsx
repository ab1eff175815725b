import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import { EmailButton, EmailHeading, EmailLayout, EmailText, Greeting } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { type AccountChange, notices, ownerNotices } from './account-changes'

/**
 * Notifies people of a change. Props: the name to greet, the change, its time, where a sign-in came from, and whether no
 * more notices follow for an hour.
 */
const accountNotice = emailTemplate({
  schema: z.object({
    name: z.string(),
    change: z.enum(Object.keys(notices) as AccountChange[]),
    at: z.iso.datetime(),
    from: z.string().optional(),
    isLast: z.boolean().optional(),
  }),
  compose: ({ name, change, at, from, isLast }) => ({
    subject: `${notices[change].subject}: ${site.name} Admin`,
    body: (
      <EmailLayout
        preview={notices[change].text}
        reason={`You’re receiving this email because this address belongs to a ${site.name} Admin account. You can’t turn off security notices.`}
      >
        <EmailHeading>{notices[change].subject}</EmailHeading>
        <Greeting name={name} />
        <EmailText>{notices[change].text}</EmailText>
        <EmailText>
          {from ? `The sign-in came from ${from}` : 'This happened'} on {formatDateTime(new Date(at))} (Lagos
          time).
        </EmailText>
        {isLast && (
          <EmailText>
            This has happened several times within an hour. We won’t email you about it again until the hour
            is over.
          </EmailText>
        )}
        {change in ownerNotices ? <AskColleague /> : <SecureAccount />}
      </EmailLayout>
    ),
  }),
})

function AskColleague() {
  return (
    <>
      <EmailText>
        If you expected this, you don’t need to do anything. Otherwise, ask the person named in the activity
        log in person, and disable their account if it wasn’t them.
      </EmailText>
      <EmailButton href={`${env.APP_URL}/admin/activity`}>Open the activity log</EmailButton>
    </>
  )
}

function SecureAccount() {
  return (
    <>
      <EmailText>If you recognize this activity, you don’t need to do anything.</EmailText>
      <EmailText>
        If you don’t recognize it, change your password right away. Then remove any passkeys you don’t
        recognize, sign out of any browsers you don’t recognize, and tell a colleague who has the Owner role.
        If you can no longer sign in, tell them now: they can disable your account.
      </EmailText>
      <EmailButton href={`${env.APP_URL}/admin/account`}>Go to my account</EmailButton>
    </>
  )
}

export const authTemplates = { 'account-notice': accountNotice }
