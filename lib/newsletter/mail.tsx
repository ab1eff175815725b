import { Button, Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { site } from '@/lib/site'
import { CONFIRM_HOURS } from './subscription'
import { confirmUrl, unsubscribeUrl } from './tokens'

/** Asks the owner of an address whether the subscription is theirs. Props: whose, and what its token is made of. */
const confirm = letter({
  isPersonal: true,
  schema: z.object({ subscriberId: z.uuid(), seed: z.uuid() }),
  compose: ({ subscriberId, seed }) => ({
    subject: `Confirm your subscription to ${site.name}`,
    unsubscribeUrl: unsubscribeUrl(subscriberId),
    body: (
      <LetterLayout
        preview="One press and new articles come to you."
        reason={`You get this mail because this address was typed into the newsletter form of ${site.name}. If that was not you, do nothing: no other mail follows.`}
        unsubscribeUrl={unsubscribeUrl(subscriberId)}
      >
        <Text style={letterHeading}>One press, and it is yours</Text>
        <Text style={letterText}>
          You asked for our new articles: how to make a lump sum last, told in naira and in plain words.
          Please confirm that this address is yours.
        </Text>
        <Text style={letterText}>
          <Button href={confirmUrl(seed)} style={letterButton}>
            Confirm subscription
          </Button>
        </Text>
        <Text style={letterText}>
          The button works for {CONFIRM_HOURS} hours. After that, subscribe again and we send a new one.
        </Text>
        <Text style={letterText}>The {site.name} team</Text>
      </LetterLayout>
    ),
  }),
})

export const newsletterLetters = { 'newsletter-confirm': confirm }
