import { z } from 'zod'
import { EmailButton, EmailHeading, EmailLayout, EmailText, Paragraphs } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { isPlainTitle } from '@/lib/mail/typed-text'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { GENERAL_TITLE, REPLY_TIME } from './application-rules'

/**
 * Confirms to the applicant that the application has arrived. People can enter someone else's address, so it leaves out
 * the typed name, and a title that could carry a message. Props: the position ('' for a general application) and the
 * hiring address.
 */
const received = emailTemplate({
  schema: z.object({ positionTitle: z.string(), contactEmail: z.string() }),
  compose: ({ positionTitle, contactEmail }) => ({
    subject: isPlainTitle(positionTitle)
      ? `We’ve received your application: ${positionTitle}`
      : 'We’ve received your application',
    replyTo: { email: contactEmail, name: `${site.name} hiring team` },
    body: (
      <EmailLayout
        preview={`A person will read it. You’ll hear from us within ${REPLY_TIME}.`}
        reason={`You’re receiving this email because this address was entered in a job application to ${site.name}. If that wasn’t you, reply to this email and we’ll erase the application.`}
      >
        <EmailHeading>Thank you for applying</EmailHeading>
        <EmailText>
          {positionTitle ? (
            <>
              We’ve received your application
              {isPlainTitle(positionTitle) && (
                <>
                  {' '}
                  for the <strong>{positionTitle}</strong> position
                </>
              )}
              . Someone on our hiring team will read it.
            </>
          ) : (
            <>
              We’ve received your application. Someone on our hiring team will read it, and we’ll keep you in
              mind for future openings.
            </>
          )}
        </EmailText>
        <EmailText>
          You’ll hear from us within {REPLY_TIME}. If you want to add anything before then, reply to this
          email.
        </EmailText>
        <EmailText>The {site.name} hiring team</EmailText>
      </EmailLayout>
    ),
  }),
})

/** Notifies the applicant that someone applied again with their address. Props: as in the confirmation. */
const repeated = emailTemplate({
  schema: z.object({ positionTitle: z.string(), contactEmail: z.string() }),
  compose: ({ positionTitle, contactEmail }) => ({
    subject: 'We already have your application',
    replyTo: { email: contactEmail, name: `${site.name} hiring team` },
    body: (
      <EmailLayout
        preview="Someone applied again with your email address."
        reason={`You’re receiving this email because this address was entered in a job application to ${site.name}.`}
      >
        <EmailHeading>We already have your application</EmailHeading>
        <EmailText>
          Someone applied again with this email address
          {isPlainTitle(positionTitle) && ` for the ${positionTitle} position`}. We kept your earlier
          application and did not store the new one.
        </EmailText>
        <EmailText>
          If this was you and you’d like to add anything, reply to this email. If it wasn’t, someone else
          entered your address and now knows that you’ve applied.
        </EmailText>
        <EmailText>The {site.name} hiring team</EmailText>
      </EmailLayout>
    ),
  }),
})

/**
 * Tells staff about a new application. Contains only the applicant's name and no resume; everything else requires
 * signing in. This schema does not check the address, because it was validated when it was entered, and zod accepts
 * fewer addresses.
 */
const alert = emailTemplate({
  schema: z.object({
    applicationId: z.uuid(),
    applicantName: z.string(),
    applicantEmail: z.string(),
    positionTitle: z.string(),
    hasResume: z.boolean(),
  }),
  compose: ({ applicationId, applicantName, applicantEmail, positionTitle, hasResume }) => ({
    subject: `New application: ${positionTitle} (${applicantName})`,
    replyTo: { email: applicantEmail, name: applicantName },
    body: (
      <EmailLayout
        preview={`From ${applicantName}: ${positionTitle}`}
        reason={`You’re receiving this email because this is ${site.name}’s hiring address. Replies go to the applicant.`}
      >
        <EmailHeading>New application</EmailHeading>
        <EmailText>
          <strong>{applicantName}</strong>{' '}
          {positionTitle === GENERAL_TITLE
            ? 'submitted a general application'
            : `applied for the ${positionTitle} position`}
          . {hasResume ? `You can read their resume in ${site.name} Admin.` : 'They didn’t attach a resume.'}{' '}
          We promised them a reply within {REPLY_TIME}.
        </EmailText>
        <EmailButton href={`${env.APP_URL}/admin/applications/${applicationId}`}>
          Open the application
        </EmailButton>
      </EmailLayout>
    ),
  }),
})

/** Sends the applicant a message from staff. Props: subject and text, with paragraphs separated by blank lines. */
const message = emailTemplate({
  isHandwritten: true,
  schema: z.object({
    subject: z.string(),
    body: z.string(),
    contactEmail: z.string(),
  }),
  compose: ({ subject, body, contactEmail }) => ({
    subject,
    replyTo: { email: contactEmail, name: `${site.name} hiring team` },
    body: (
      <EmailLayout
        preview={body.slice(0, 120)}
        reason={`You’re receiving this email because you applied to ${site.name}. You can reply to this email.`}
      >
        <Paragraphs text={body} />
      </EmailLayout>
    ),
  }),
})

export const applicationTemplates = {
  'application-received': received,
  'application-repeated': repeated,
  'application-alert': alert,
  'application-message': message,
}
