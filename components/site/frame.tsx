import type { ReactNode } from 'react'
import { EarlyEventsScript } from '@/components/ui/early-events-script'
import { Island } from '@/components/ui/island'
import { PageReadyEvent } from '@/components/ui/page-ready-event'
import { ScrollbarScript } from '@/components/ui/scrollbar-script'
import { consent } from '@/lib/consent/consent-record'
import { PLAN_PARAMETER } from '@/lib/plan/plan-params'
import { REMEMBERED_DAYS, SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'
import { ConsentDialog } from './consent/consent-dialog'
import { ConsentHost } from './consent/consent-host'
import { Footer } from './footer'
import { Header } from './header/header'
import { disableSmoothScroll } from './instant-anchor-scroll-island'
import { PAGE_SCRIPTS } from './page-scripts'
import { loadScriptsOnInteraction } from './start-island'
import { showRememberedSignup } from './waitlist/remembered-island'

const remembered = { key: SIGNUP_KEY, consentKey: consent.storageKey, days: REMEMBERED_DAYS }

/** Renders the frame of every public page. Always light: the admin's theme does not apply here. */
export function SiteFrame({ analyticsUrl, children }: { analyticsUrl?: string; children: ReactNode }) {
  return (
    <div
      data-theme="light"
      className="relative flex flex-col bg-canvas text-fg print:block print:bg-transparent"
    >
      <Island run={disableSmoothScroll} args={[]} />
      <Island run={showRememberedSignup} args={[remembered]} />
      <a
        href="#main"
        className="absolute top-3 left-3 z-40 -translate-y-24 rounded-md bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <ScrollbarScript />
      <Header />
      {/* Must precede the script that holds back early clicks, because its own buttons work immediately. */}
      <ConsentDialog analyticsUrl={analyticsUrl} />
      <EarlyEventsScript />
      <Island run={loadScriptsOnInteraction} args={[PAGE_SCRIPTS, PLAN_PARAMETER]} />
      {/*
       * Fills the window: 32rem is a little less than the header and the shortest footer need. If this depended on the
       * footer's height, the footer would move up while its links arrive on a slow network.
       */}
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-[calc(100svh-32rem)] flex-col outline-none *:grow print:block print:min-h-0"
      >
        {children}
      </main>
      <Footer />
      <ConsentHost analyticsUrl={analyticsUrl} />
      <PageReadyEvent />
    </div>
  )
}
