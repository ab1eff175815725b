import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'
import { JoinDialogHost } from '@/components/site/waitlist/join-dialog-host'
import { env } from '@/lib/platform/env'
import { joinWaitlist } from '@/lib/waitlist/actions'

/** Outside of (site), whose pages are all static: this one answers to what a visitor asks for. */
export default function BlogSearchLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame analyticsUrl={env.ANALYTICS_SCRIPT_URL}>
      {children}
      <JoinDialogHost join={joinWaitlist} />
    </SiteFrame>
  )
}
