import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { subscribe } from '@/lib/newsletter/actions'
import { readRefused, refusedCookieName } from '@/lib/newsletter/refused-cookie'
import type { ActionResult } from '@/lib/platform/action-result'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { RecentPosts } from './recent-posts'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

const facts = [
  { title: 'What you get', text: 'An email about each new article, with a link to read it on the blog.' },
  { title: 'How often', text: 'Whenever there’s an article worth reading. There’s no fixed schedule.' },
  { title: 'Your topics', text: 'Once you’ve confirmed, choose the topics you want to read about.' },
  {
    title: 'Unsubscribe at any time',
    text: 'Every email has an unsubscribe link. It works without an account, and we don’t ask why.',
  },
]

/** Shows the result of a newsletter form submitted without JavaScript, together with the form. */
export default async function NewsletterPage({ searchParams }: PageProps<'/newsletter'>) {
  const { asked } = await searchParams
  const name = refusedCookieName(env.APP_URL.startsWith('https:'))
  const refused = readRefused((await cookies()).get(name)?.value)
  const refusal: ActionResult<null> | null = refused && {
    ok: false,
    fieldErrors: { email: refused.message },
    values: { email: refused.email },
  }
  return (
    <div>
      <div className="bg-mint">
        <div className="wrap grid items-start gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="font-display text-4xl font-extrabold tracking-tight">Newsletter</h1>
            <p className="mt-5 max-w-[48ch] text-lg text-neutral-700">
              Articles from the {site.name} blog by email: saving, planning and spending in Nigeria, in plain
              English.
            </p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <StayUpdated
              subscribe={subscribe}
              source="page"
              postTo="/api/newsletter/subscribe"
              first={asked === undefined ? refusal : { ok: true, data: null }}
            />
          </div>
          <dl className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2">
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display text-lg font-bold">{title}</dt>
                <dd className="mt-1 text-neutral-700">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <RecentPosts />
    </div>
  )
}
