import { Button, Section, Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { categoryName, SUPPORT_PROMISE } from './categories'

const written = {
  reference: z.string(),
  name: z.string(),
  category: z.string(),
  subject: z.string(),
  message: z.string(),
}

/**
 * To the sender: it arrived, under this reference. Nothing that was typed stands in it, because anybody may type the address of
 * somebody else. Props: the reference, and where an answer to the letter goes.
 */
const received = letter({
  schema: z.object({ reference: z.string(), contactEmail: z.string(), businessHours: z.string() }),
  compose: ({ reference, contactEmail, businessHours }) => ({
    subject: `We have your message (${reference})`,
    replyTo: { email: contactEmail, name: site.name },
    body: (
      <LetterLayout
        preview={`It has the reference ${reference}, and a person reads it.`}
        reason={`You get this mail because this address was given in the contact form of ${site.name}. If that was not you, answer this mail and we erase the message.`}
      >
        <Text style={letterHeading}>Your message is here</Text>
        <Text style={letterText}>
          Its reference is <strong>{reference}</strong>. Quote it whenever you write or call about this.
        </Text>
        <Text style={letterText}>
          {SUPPORT_PROMISE} Everything else we answer in our business hours: {businessHours}.
        </Text>
        <Text style={letterText}>
          Is there something to add? Answer this mail: it goes to {contactEmail}.
        </Text>
        <Text style={letterText}>The {site.name} team</Text>
      </LetterLayout>
    ),
  }),
})

/** To staff: somebody wrote. An answer to this letter is no reply to the sender, so that threads stay whole. */
const alert = letter({
  schema: z.object({ ...written, messageId: z.string(), email: z.string() }),
  compose: ({ messageId, email, ...message }) => ({
    subject: `${message.reference}, ${categoryName(message.category)}: ${message.subject}`,
    body: (
      <LetterLayout
        preview={`${message.name} wrote: ${message.subject}`}
        reason={`You get this mail because this is the contact address of ${site.name}. Please answer from the back office: an answer to this mail does not reach the sender.`}
      >
        <Text style={letterHeading}>{message.name} wrote to us</Text>
        <Text style={letterText}>
          {categoryName(message.category)}, from {email}, with the reference {message.reference}.
        </Text>
        <Quoted {...message} />
        <Text style={letterText}>
          <Button href={`${env.APP_URL}/admin/contact/${messageId}`} style={letterButton}>
            Open and reply
          </Button>
        </Text>
      </LetterLayout>
    ),
  }),
})

/** To the sender, written by staff. Props: the reply, what it answers, and where an answer to it goes. */
const reply = letter({
  schema: z.object({ ...written, text: z.string(), contactEmail: z.string() }),
  compose: ({ text, contactEmail, ...message }) => ({
    subject: `Re: ${message.subject} (${message.reference})`,
    replyTo: { email: contactEmail, name: site.name },
    body: (
      <LetterLayout
        preview={text.slice(0, 120)}
        reason={`You get this mail because you wrote to ${site.name}. An answer to it goes to ${contactEmail}; please keep the reference ${message.reference} in its subject.`}
      >
        <Paragraphs text={text} />
        <Quoted {...message} />
      </LetterLayout>
    ),
  }),
})

function Paragraphs({ text, color }: { text: string; color?: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    <Text key={index} style={{ ...letterText, ...(color ? { color } : {}), whiteSpace: 'pre-line' }}>
      {paragraph}
    </Text>
  ))
}

const QUIET = '#51625a'

/** What was written, as mail programs show a quotation. */
function Quoted({ subject, message }: { subject: string; message: string }) {
  return (
    <Section style={{ borderLeft: '3px solid #e2e5dd', margin: '0 0 16px', paddingLeft: '16px' }}>
      <Text style={{ ...letterText, color: QUIET, fontWeight: 700, margin: '0 0 8px' }}>{subject}</Text>
      <Paragraphs text={message} color={QUIET} />
    </Section>
  )
}

export const contactLetters = { 'contact-received': received, 'contact-alert': alert, 'contact-reply': reply }
