import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame'
import { LostPage } from '@/components/site/lost-page'
import { ButtonLink } from '@/components/ui/button-link'
import { env } from '@/lib/platform/env'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <SiteFrame analyticsUrl={env.ANALYTICS_SCRIPT_URL}>
      <LostPage
        title="Nothing arrives at this address"
        picture="missing"
        actions={
          <>
            <ButtonLink href="/">Go to the home page</ButtonLink>
            <ButtonLink href="/waitlist" variant="secondary">
              Join the waitlist
            </ButtonLink>
          </>
        }
      >
        <p>
          The page was moved or taken down, or the link has a slip in it. Check the address, or start again
          from the top.
        </p>
      </LostPage>
    </SiteFrame>
  )
}
