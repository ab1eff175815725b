import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame'
import { StatusPage } from '@/components/site/status-page'
import { ButtonLink } from '@/components/ui/button-link'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { displayFace, textFace } from './fonts'
import './site.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.APP_URL),
  title: `Page not found | ${site.name}`,
}

/**
 * Renders the not-found page as a separate document, because as part of the root layout every page would include it,
 * unseen.
 */
export default function GlobalNotFound() {
  return (
    <html lang={site.locale} className={`${displayFace.variable} ${textFace.variable}`}>
      <body>
        <SiteFrame analyticsUrl={env.ANALYTICS_SCRIPT_URL}>
          <StatusPage
            title="We can’t find this page"
            picture="missing"
            actions={
              <>
                <ButtonLink href="/">Go to the home page</ButtonLink>
                <ButtonLink href="/waitlist" variant="secondary">
                  Join the Waitlist
                </ButtonLink>
              </>
            }
          >
            <p>
              It may have been moved or taken down, or the link may contain a typo. Check the address, or
              start again from the home page.
            </p>
          </StatusPage>
        </SiteFrame>
      </body>
    </html>
  )
}
