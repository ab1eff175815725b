import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { formatLongDate } from '@/lib/dates'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { site } from '@/lib/site'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS, COPY_OPEN_MINUTES, type RequestKind } from './request-rules'
import { confirmUrl, copyUrl } from './tokens'

const kind = z.enum(['access', 'erasure'])
const ASKED = `You get this mail because this address was given on the privacy page of ${site.name}.`

/** What was asked, as a sentence goes on after "asked us". */
const wishes: Record<RequestKind, string> = {
  access: 'for a copy of everything kept under this address',
  erasure: 'to erase everything kept under this address',
}

/** Asks the owner of an address whether the request is theirs. Props: what its token is made of. */
const confirm = letter({
  isPersonal: true,
  schema: z.object({ seed: z.uuid(), kind }),
  compose: ({ seed, kind }) => ({
    subject: kind === 'access' ? 'Confirm: a copy of your data' : 'Confirm: erase your data',
    body: (
      <LetterLayout
        preview="Nothing happens until you confirm that this address is yours."
        reason={`${ASKED} If that was not you, do nothing: nothing happens and no other mail follows.`}
      >
        <Text style={letterHeading}>Is this request yours?</Text>
        <Text style={letterText}>
          Somebody asked {site.name} {wishes[kind]}. Please confirm that it was you: we hand out and erase
          nothing otherwise.
        </Text>
        <Text style={letterText}>
          <Button href={confirmUrl(seed)} style={letterButton}>
            Look at the request
          </Button>
        </Text>
        <Text style={letterText}>The link works for {CONFIRM_HOURS} hours.</Text>
      </LetterLayout>
    ),
  }),
})

/** Acknowledges a confirmed request. Props: what was asked, and the day by which it is answered. */
const received = letter({
  schema: z.object({ kind, dueAt: z.iso.datetime() }),
  compose: ({ kind, dueAt }) => ({
    subject: 'We have your request',
    body: (
      <LetterLayout
        preview={`It is answered by ${formatLongDate(new Date(dueAt))}.`}
        reason={`${ASKED} You confirmed that it is yours.`}
      >
        <Text style={letterHeading}>Your request is here</Text>
        <Text style={letterText}>
          You asked us {wishes[kind]}. A person of our team deals with it by{' '}
          <strong>{formatLongDate(new Date(dueAt))}</strong>, within the {ANSWER_DAYS} days that the data
          protection act gives us.
        </Text>
        <Text style={letterText}>
          {kind === 'access'
            ? 'You then get a mail with a link to your copy. The mail itself holds nothing about you.'
            : 'When everything is erased we no longer have your address, so no mail can tell you. To make sure, ask us for a copy afterwards: there will be nothing in it.'}
        </Text>
        <Text style={letterText}>The {site.name} team</Text>
      </LetterLayout>
    ),
  }),
})

/** Hands over the copy: a link, and nothing personal. Props: what its token is made of. */
const copy = letter({
  isPersonal: true,
  schema: z.object({ seed: z.uuid() }),
  compose: ({ seed }) => ({
    subject: 'Your copy is ready',
    body: (
      <LetterLayout
        preview={`The link waits for ${COPY_DAYS} days and can be used once.`}
        reason={`You get this mail because a copy of the data under this address was asked for at ${site.name}.`}
      >
        <Text style={letterHeading}>Your copy is ready</Text>
        <Text style={letterText}>
          Behind this link is everything {site.name} keeps under this address, and the files you sent us.
        </Text>
        <Text style={letterText}>
          <Button href={copyUrl(seed)} style={letterButton}>
            Go to my copy
          </Button>
        </Text>
        <Text style={letterText}>
          It waits for {COPY_DAYS} days. Once you open it, it works for {COPY_OPEN_MINUTES} minutes. Do not
          pass it on: whoever has the link can open the copy.
        </Text>
      </LetterLayout>
    ),
  }),
})

/** Says no, and why. Props: what was asked, and the reason as staff wrote it: an empty line begins a paragraph. */
const refused = letter({
  schema: z.object({ kind, reason: z.string() }),
  compose: ({ kind, reason }) => ({
    subject: 'About your request',
    body: (
      <LetterLayout
        preview="We could not do what you asked for. This is why."
        reason={`${ASKED} You confirmed that it is yours.`}
      >
        <Text style={letterHeading}>We cannot do what you asked for</Text>
        <Text style={letterText}>You asked us {wishes[kind]}. This is why not:</Text>
        {reason.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
          <Text key={index} style={{ ...letterText, whiteSpace: 'pre-line' }}>
            {paragraph}
          </Text>
        ))}
        <Text style={letterText}>
          If you do not agree, you may complain to the Nigeria Data Protection Commission, ndpc.gov.ng.
        </Text>
        <Text style={letterText}>The {site.name} team</Text>
      </LetterLayout>
    ),
  }),
})

export const personalDataLetters = {
  'privacy-confirm': confirm,
  'privacy-received': received,
  'privacy-copy': copy,
  'privacy-refused': refused,
}
