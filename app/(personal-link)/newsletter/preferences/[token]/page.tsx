import type { Metadata, Route } from 'next'
import { connection } from 'next/server'
import { PersonalLinkPage, PersonalLinkResult, SubscribeAgain } from '@/components/site/personal-link-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { postCategories } from '@/lib/blog/schema'
import { getSubscriptionChoice, type SubscriptionChoice } from '@/lib/newsletter/queries'

export const metadata: Metadata = { title: 'Your articles', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

/** Lets a subscriber choose topics. Works without JavaScript. */
export default async function PreferencesPage({
  params,
  searchParams,
}: PageProps<'/newsletter/preferences/[token]'>) {
  await connection()
  const [{ token }, { saved, none }] = await Promise.all([params, searchParams])
  const choice = await getSubscriptionChoice(token)
  return (
    <PersonalLinkPage>
      {choice?.status === 'subscribed' ? (
        <>
          {saved !== undefined && (
            <Notice tone="accent">Saved. We’ll only send you articles on these topics.</Notice>
          )}
          {none !== undefined && <Notice>Choose at least one topic, or unsubscribe below.</Notice>}
          <Topics token={token} choice={choice} />
        </>
      ) : (
        <Unavailable choice={choice} />
      )}
    </PersonalLinkPage>
  )
}

function Topics({ token, choice: { maskedEmail, topics } }: { token: string; choice: SubscriptionChoice }) {
  const name = encodeURIComponent(token)
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Which topics would you like to read about?</h1>
      <p className="text-fg-soft">We send new articles to {maskedEmail}.</p>
      <form action={`/api/newsletter/preferences/${name}`} method="post" className="grid gap-6">
        <fieldset className="grid gap-1 sm:grid-cols-2">
          <legend className="sr-only">Topics</legend>
          {postCategories.map((category) => (
            <label key={category} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="topic"
                value={category}
                defaultChecked={topics.includes(category)}
                className="size-5 accent-brand"
              />
              {category}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button size="lg" type="submit">
            Save my topics
          </Button>
          <ButtonLink href={`/unsubscribe/${name}` as Route} size="lg" variant="ghost">
            Unsubscribe
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

function Unavailable({ choice }: { choice: SubscriptionChoice | null }) {
  return choice ? (
    <PersonalLinkResult title="You’re not subscribed" action={<SubscribeAgain />}>
      We don’t send articles to {choice.maskedEmail}. You can subscribe again at any time.
    </PersonalLinkResult>
  ) : (
    <PersonalLinkResult title="This link doesn’t work" action={<SubscribeAgain />}>
      Part of it may be missing: try copying the whole link into your browser. If your address has been
      removed from our list, you won’t receive any more emails.
    </PersonalLinkResult>
  )
}
