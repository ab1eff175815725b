import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PersonalLinkPage, PersonalLinkResult, SubscribeAgain } from '@/components/site/personal-link-page'
import { Button, buttonClass } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { getConfirmation } from '@/lib/newsletter/queries'
import { CONFIRM_HOURS } from '@/lib/newsletter/subscription'

export const metadata: Metadata = { title: 'Your subscription', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

/** Asks for confirmation. Opening the page changes nothing, because email scanners also open links. */
export default async function ConfirmPage({ params }: PageProps<'/newsletter/confirm/[token]'>) {
  await connection()
  const { token } = await params
  return (
    <PersonalLinkPage>
      <Confirmation token={token} />
    </PersonalLinkPage>
  )
}

async function Confirmation({ token }: { token: string }) {
  const confirmation = await getConfirmation(token)
  if (!confirmation)
    return (
      <PersonalLinkResult title="This link doesn’t work" action={<SubscribeAgain />}>
        Part of it may be missing, a newer email may have replaced it, or you may have unsubscribed since. You
        can subscribe again at any time.
      </PersonalLinkResult>
    )
  const { maskedEmail, state, topicsToken } = confirmation
  if (state === 'expired')
    return (
      <PersonalLinkResult title="This link has expired" action={<SubscribeAgain />}>
        It was valid for {CONFIRM_HOURS} hours. Subscribe again and we’ll send {maskedEmail} a new one.
      </PersonalLinkResult>
    )
  if (state === 'confirmed')
    return (
      <PersonalLinkResult
        title="You’re subscribed"
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
        We’ll send new articles to {maskedEmail}. You can unsubscribe at any time.
      </PersonalLinkResult>
    )
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Send new articles to {maskedEmail}?</h1>
      <p className="text-fg-soft">
        Confirm, and we’ll email you our new articles. You can unsubscribe at any time.
      </p>
      <form
        action={`/api/newsletter/confirm/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3 max-sm:*:w-full"
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
