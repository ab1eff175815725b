import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LetterAnswer, LetterPage } from '@/components/site/letter-answer'
import { Button, buttonClass } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { getConfirmation } from '@/lib/newsletter/queries'
import { CONFIRM_HOURS } from '@/lib/newsletter/subscription'

export const metadata: Metadata = { title: 'Your subscription', robots: { index: false } }
/** Waits for the answer: a part that comes later would need script to be shown. */
export const instant = false

interface Props {
  params: Promise<{ token: string }>
}

/** Opening it (scanners do) changes nothing: it asks. */
export default async function ConfirmPage({ params }: Props) {
  await connection()
  const { token } = await params
  return (
    <LetterPage>
      <Confirmation token={token} />
    </LetterPage>
  )
}

async function Confirmation({ token }: { token: string }) {
  const confirmation = await getConfirmation(token)
  if (!confirmation)
    return (
      <LetterAnswer title="This link does not work" action={<SubscribeAgain />}>
        It may have been cut off in the mail, a newer letter may have replaced it, or the mails were stopped
        since. You can always subscribe again.
      </LetterAnswer>
    )
  const { maskedEmail, state, topicsToken } = confirmation
  if (state === 'late')
    return (
      <LetterAnswer title="This link has run out" action={<SubscribeAgain />}>
        It worked for {CONFIRM_HOURS} hours. Subscribe again and we send {maskedEmail} a new one.
      </LetterAnswer>
    )
  if (state === 'confirmed')
    return (
      <LetterAnswer
        title="You are subscribed"
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink href="/blog" variant="secondary">
              Read the blog
            </ButtonLink>
            {topicsToken && (
              <a
                href={`/newsletter/preferences/${encodeURIComponent(topicsToken)}`}
                className={buttonClass({ variant: 'ghost' })}
              >
                Choose topics
              </a>
            )}
          </span>
        }
      >
        New articles come to {maskedEmail}. Every mail has a link that stops them.
      </LetterAnswer>
    )
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Send new articles to {maskedEmail}?</h1>
      <p className="text-fg-soft">
        One press, and the next one comes to you. Every mail has a link that stops them.
      </p>
      <form
        action={`/api/newsletter/confirm/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3"
        method="post"
      >
        <Button size="lg" type="submit">
          Confirm subscription
        </Button>
        <ButtonLink href="/blog" size="lg" variant="ghost">
          Not now
        </ButtonLink>
      </form>
    </>
  )
}

function SubscribeAgain() {
  return (
    <ButtonLink href="/blog#stay-updated" variant="secondary">
      Subscribe again
    </ButtonLink>
  )
}
