import { Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterText } from '@/lib/platform/letter-layout'
import { letter } from '@/lib/platform/mail'
import { site } from '@/lib/site'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'

const message = { subject: z.string(), preview: z.string(), body: z.string() }

function MessageBody({ body }: { body: string }) {
  return body.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
    <Text key={index} style={{ ...letterText, whiteSpace: 'pre-line' }}>
      {paragraph}
    </Text>
  ))
}

/** A message of staff to one waitlist entry. */
const waitlistMessage = letter({
  isBulk: true,
  schema: z.object({ ...message, name: z.string(), entryId: z.uuid() }),
  compose: ({ subject, preview, body, name, entryId }) => ({
    subject,
    unsubscribeUrl: unsubscribeUrl(entryId),
    body: (
      <LetterLayout
        preview={preview || subject}
        reason={`You get this mail because you joined the ${site.name} waitlist.`}
        unsubscribeUrl={unsubscribeUrl(entryId)}
      >
        <Text style={letterText}>Hello {name},</Text>
        <MessageBody body={body} />
      </LetterLayout>
    ),
  }),
})

/** The same message sent to its author to look at: nobody can be unsubscribed by it. */
const test = letter({
  schema: z.object({ ...message, name: z.string() }),
  compose: ({ subject, preview, body, name }) => ({
    subject: `[Test] ${subject}`,
    body: (
      <LetterLayout preview={preview || subject} reason={`A test message from the ${site.name} back office.`}>
        <Text style={letterText}>Hello {name},</Text>
        <MessageBody body={body} />
      </LetterLayout>
    ),
  }),
})

export const campaignLetters = { 'waitlist-message': waitlistMessage, 'campaign-test': test }
