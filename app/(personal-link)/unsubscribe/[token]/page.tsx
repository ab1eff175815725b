import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PersonalLinkPage, PersonalLinkResult } from '@/components/site/personal-link-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { getSubscriptionChoice } from '@/lib/newsletter/queries'
import { site } from '@/lib/site'
import { getMailChoice } from '@/lib/waitlist/queries'

export const metadata: Metadata = { title: 'Your emails', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  await connection()
  const { token } = await params
  return (
    <PersonalLinkPage>
      <EmailChoice token={token} />
    </PersonalLinkPage>
  )
}

const NO_MORE_ARTICLES = 'We won’t send you any more articles. You can subscribe again at any time.'

const lists = {
  waitlist: {
    done: `We won’t email you about the ${site.name} waitlist again. You keep your place on it.`,
    question:
      'You’ll keep your place on the waitlist, but we won’t email you about it again, not even when the app launches.',
    stay: 'Stay subscribed',
    fewer: null,
  },
  newsletter: {
    done: NO_MORE_ARTICLES,
    question: NO_MORE_ARTICLES,
    stay: 'Stay subscribed',
    fewer: 'Choose topics instead',
  },
  unconfirmed: {
    done: NO_MORE_ARTICLES,
    question:
      'You haven’t confirmed your subscription, so you aren’t getting articles. If you unsubscribe, the confirmation link in our email will stop working.',
    stay: 'Not now',
    fewer: null,
  },
}

async function findChoice(token: string) {
  const entry = await getMailChoice(token)
  if (entry) return { ...entry, texts: lists.waitlist }
  const subscriber = await getSubscriptionChoice(token)
  if (!subscriber) return null
  const { maskedEmail, status } = subscriber
  const texts = status === 'pending' ? lists.unconfirmed : lists.newsletter
  return { maskedEmail, isUnsubscribed: status === 'unsubscribed', texts }
}

async function EmailChoice({ token }: { token: string }) {
  const choice = await findChoice(token)
  if (!choice)
    return (
      <PersonalLinkResult title="This link doesn’t work">
        Part of it may be missing: try copying the whole link into your browser. If your address has been
        removed from our list, you won’t receive any more emails. If you still get them,{' '}
        <a href="/contact" className="font-medium underline underline-offset-4">
          contact us
        </a>{' '}
        and we’ll unsubscribe you.
      </PersonalLinkResult>
    )
  const { maskedEmail, isUnsubscribed, texts } = choice
  if (isUnsubscribed)
    return <PersonalLinkResult title={`${maskedEmail} is unsubscribed`}>{texts.done}</PersonalLinkResult>
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Unsubscribe {maskedEmail}?</h1>
      <p className="text-fg-soft">{texts.question}</p>
      <form
        action={`/api/unsubscribe/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3 max-sm:*:w-full"
        method="post"
      >
        <Button size="lg" type="submit">
          Unsubscribe
        </Button>
        <ButtonLink href="/" size="lg" variant="secondary">
          {texts.stay}
        </ButtonLink>
      </form>
      {texts.fewer && (
        <p>
          <a
            href={`/newsletter/preferences/${encodeURIComponent(token)}`}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {texts.fewer}
          </a>
        </p>
      )}
    </>
  )
}
