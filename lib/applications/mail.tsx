import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { REPLY_TIME } from './application-rules'

/** To the applicant: it arrived. Props: who applied, for what ('' for nothing in particular), and where hiring is reached. */
const received = letter({
  schema: z.object({ applicantName: z.string(), positionTitle: z.string(), contactEmail: z.string() }),
  compose: ({ applicantName, positionTitle, contactEmail }) => ({
    subject: positionTitle
      ? `We’ve received your application: ${positionTitle}`
      : `We’ve received your resume`,
    replyTo: { email: contactEmail, name: `${site.name} hiring team` },
    body: (
      <LetterLayout
        preview={`A person will read it. You’ll hear from us within ${REPLY_TIME}.`}
        reason={`You’re receiving this email because this address was entered in a job application to ${site.name}. If that wasn’t you, reply to this email and we’ll erase the application.`}
      >
        <Text style={letterHeading}>Thank you, {applicantName}</Text>
        <Text style={letterText}>
          {positionTitle ? (
            <>
              Your application for <strong>{positionTitle}</strong> has arrived, and someone on our hiring
              team will read it.
            </>
          ) : (
            <>
              Your resume has arrived, and someone on our hiring team will read it. We’ll write to you when a
              position suits you.
            </>
          )}
        </Text>
        <Text style={letterText}>
          You’ll hear from us within {REPLY_TIME}. If you want to add anything before then, reply to this
          email.
        </Text>
        <Text style={letterText}>The {site.name} hiring team</Text>
      </LetterLayout>
    ),
  }),
})

/**
 * To staff: someone applied. No resume and no more of the person than a name: the rest is behind the sign-in. Addresses were judged
 * when they were typed; zod knows fewer of them.
 */
const alert = letter({
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
      <LetterLayout
        preview={`${applicantName} applied: ${positionTitle}`}
        reason={`You’re receiving this email because this is the hiring address of ${site.name}. Replies go to the applicant.`}
      >
        <Text style={letterHeading}>New application</Text>
        <Text style={letterText}>
          <strong>{applicantName}</strong> applied: {positionTitle}.{' '}
          {hasResume ? 'Their resume is in the back office.' : 'They didn’t attach a resume.'} They were
          promised a reply within {REPLY_TIME}.
        </Text>
        <Text style={letterText}>
          <Button href={`${env.APP_URL}/admin/applications/${applicationId}`} style={letterButton}>
            Open the application
          </Button>
        </Text>
      </LetterLayout>
    ),
  }),
})

/** To the applicant, written by staff. Props: subject and text, where an empty line begins a paragraph. */
const message = letter({
  schema: z.object({
    applicantName: z.string(),
    subject: z.string(),
    body: z.string(),
    contactEmail: z.string(),
  }),
  compose: ({ applicantName, subject, body, contactEmail }) => ({
    subject,
    replyTo: { email: contactEmail, name: `${site.name} hiring team` },
    body: (
      <LetterLayout
        preview={body.slice(0, 120)}
        reason={`You’re receiving this email, ${applicantName}, because you applied to ${site.name}. You can reply to it.`}
      >
        {body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
          <Text key={index} style={{ ...letterText, whiteSpace: 'pre-line' }}>
            {paragraph}
          </Text>
        ))}
      </LetterLayout>
    ),
  }),
})

export const applicationLetters = {
  'application-received': received,
  'application-alert': alert,
  'application-message': message,
}
