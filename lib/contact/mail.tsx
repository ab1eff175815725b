import { Section, Text } from '@react-email/components'
import { z } from 'zod'
import { light } from '@/lib/mail/colors'
import { EmailButton, EmailHeading, EmailLayout, EmailText, emailText, Paragraphs } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { categoryName, SUPPORT_PROMISE } from './categories'

const messageFields = {
  reference: z.string(),
  name: z.string(),
  category: z.string(),
  subject: z.string(),
  message: z.string(),
}

/**
 * Confirms to the sender that the message has arrived, with its reference. It does not quote the message, because
 * people can enter someone else's address. Props: the reference and the reply-to address.
 */
const received = emailTemplate({
  schema: z.object({ reference: z.string(), contactEmail: z.string(), businessHours: z.string() }),
  compose: ({ reference, contactEmail, businessHours }) => ({
    subject: `We’ve received your message (${reference})`,
    replyTo: { email: contactEmail, name: site.name },
    body: (
      <EmailLayout
        preview={`Your reference is ${reference}. A person reads every message.`}
        reason={`You’re receiving this email because this address was entered in the ${site.name} contact form. If that wasn’t you, reply to this email and we’ll delete the message.`}
      >
        <EmailHeading>We’ve received your message</EmailHeading>
        <EmailText>
          Your reference is <strong>{reference}</strong>. Please include it whenever you write or call about
          this.
        </EmailText>
        <EmailText>
          {SUPPORT_PROMISE} We answer everything else during business hours: {businessHours}.
        </EmailText>
        <EmailText>Anything to add? Just reply to this email.</EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

/** Alerts staff to a new message. Replies to this email do not reach the sender, so that threads stay complete. */
const alert = emailTemplate({
  schema: z.object({ ...messageFields, messageId: z.string(), email: z.string() }),
  compose: ({ messageId, email, ...message }) => ({
    subject: `${message.reference}, ${categoryName(message.category)}: ${message.subject}`,
    body: (
      <EmailLayout
        preview={`${message.name} wrote: ${message.subject}`}
        reason={`You’re receiving this email because this is ${site.name}’s contact address. Please reply in ${site.name} Admin. If you reply to this email, ${message.name} won’t get it.`}
      >
        <EmailHeading>{message.name} wrote to us</EmailHeading>
        <EmailText>
          Category: {categoryName(message.category)}
          <br />
          Email: {email}
          <br />
          Reference: {message.reference}
        </EmailText>
        <Quoted {...message} />
        <EmailButton href={`${env.APP_URL}/admin/contact/${messageId}`}>Open and reply</EmailButton>
      </EmailLayout>
    ),
  }),
})

/** Sends a reply from staff to the person who wrote. Props: the reply, the original message and the reply-to address. */
const reply = emailTemplate({
  isHandwritten: true,
  schema: z.object({ ...messageFields, text: z.string(), contactEmail: z.string() }),
  compose: ({ text, contactEmail, ...message }) => ({
    subject: `Re: ${message.subject} (${message.reference})`,
    replyTo: { email: contactEmail, name: site.name },
    body: (
      <EmailLayout
        preview={text.slice(0, 120)}
        reason={`You’re receiving this email because you wrote to ${site.name}. Replies go to ${contactEmail}; please keep the reference ${message.reference} in the subject.`}
      >
        <Paragraphs text={text} />
        <Quoted {...message} />
      </EmailLayout>
    ),
  }),
})

/** Quotes the original message, as email clients do. */
function Quoted({ subject, message }: { subject: string; message: string }) {
  return (
    <Section style={{ borderLeft: `3px solid ${light.line}`, margin: '0 0 16px', paddingLeft: '16px' }}>
      <Text style={{ ...emailText, color: light.muted, fontWeight: 700, margin: '0 0 8px' }}>{subject}</Text>
      <Paragraphs text={message} color={light.muted} />
    </Section>
  )
}

export const contactTemplates = {
  'contact-received': received,
  'contact-alert': alert,
  'contact-reply': reply,
}
