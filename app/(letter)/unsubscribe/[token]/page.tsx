import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LetterAnswer, LetterPage } from '@/components/site/letter-answer'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { getSubscriptionChoice } from '@/lib/newsletter/queries'
import { site } from '@/lib/site'
import { getMailChoice } from '@/lib/waitlist/queries'

export const metadata: Metadata = { title: 'Your mails', robots: { index: false } }
/** Waits for the answer: a part that comes later would need script to be shown. */
export const instant = false

interface Props {
  params: Promise<{ token: string }>
}

export default async function UnsubscribePage({ params }: Props) {
  await connection()
  const { token } = await params
  return (
    <LetterPage>
      <MailChoice token={token} />
    </LetterPage>
  )
}

const lists = {
  waitlist: {
    kept: `Your place on the ${site.name} waitlist is kept.`,
    question:
      'You keep your place on the waitlist. We only stop writing to you about it, the opening included.',
    fewer: null,
  },
  newsletter: {
    kept: 'You can subscribe again at any time.',
    question: 'New articles then no longer come to you. You can subscribe again at any time.',
    fewer: 'Choose topics instead',
  },
}

async function findChoice(token: string) {
  const entry = await getMailChoice(token)
  if (entry) return { ...entry, words: lists.waitlist }
  const subscriber = await getSubscriptionChoice(token)
  return subscriber && { ...subscriber, words: lists.newsletter }
}

async function MailChoice({ token }: { token: string }) {
  const choice = await findChoice(token)
  if (!choice)
    return (
      <LetterAnswer title="This link does not work">
        It may have been cut off in the mail, or the address is no longer on our list and gets no mail anyway.
        Try copying the whole link into your browser.
      </LetterAnswer>
    )
  const { maskedEmail, isUnsubscribed, words } = choice
  if (isUnsubscribed)
    return (
      <LetterAnswer title="You will get no more mails">
        We write no more messages to {maskedEmail}. {words.kept}
      </LetterAnswer>
    )
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Stop mails to {maskedEmail}?</h1>
      <p className="text-fg-soft">{words.question}</p>
      <form
        action={`/api/unsubscribe/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3"
        method="post"
      >
        <Button size="lg" type="submit">
          Stop the mails
        </Button>
        <ButtonLink href="/" size="lg" variant="ghost">
          Keep getting them
        </ButtonLink>
      </form>
      {words.fewer && (
        <p>
          <a
            href={`/newsletter/preferences/${encodeURIComponent(token)}`}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {words.fewer}
          </a>
        </p>
      )}
    </>
  )
}
