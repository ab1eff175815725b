import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { PersonalLinkPage } from '@/components/site/personal-link-page'
import { subscribe } from '@/lib/newsletter/actions'
import { readRefused, refusedCookieName } from '@/lib/newsletter/refused-cookie'
import type { ActionResult } from '@/lib/platform/action-result'
import { env } from '@/lib/platform/env'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

interface Props {
  searchParams: Promise<{ asked?: string }>
}

/** Shows the result of a newsletter form sent without JavaScript, and the form again. */
export default async function NewsletterPage({ searchParams }: Props) {
  const { asked } = await searchParams
  const name = refusedCookieName(env.APP_URL.startsWith('https:'))
  const refused = readRefused((await cookies()).get(name)?.value)
  const refusal: ActionResult<null> | null = refused && {
    ok: false,
    fieldErrors: { email: refused.message },
    values: { email: refused.email },
  }
  return (
    <PersonalLinkPage>
      <h1 className="font-display text-3xl font-bold">Newsletter</h1>
      <StayUpdated
        subscribe={subscribe}
        source="page"
        postTo="/api/newsletter/subscribe"
        first={asked === undefined ? refusal : { ok: true, data: null }}
      />
    </PersonalLinkPage>
  )
}
