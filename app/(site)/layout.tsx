import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'
import { JoinDialogHost } from '@/components/site/waitlist/join-dialog-host'
import { env } from '@/lib/platform/env'
import { joinWaitlist } from '@/lib/waitlist/actions'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame analyticsUrl={env.ANALYTICS_SCRIPT_URL}>
      {children}
      <JoinDialogHost join={joinWaitlist} siteUrl={env.APP_URL} />
    </SiteFrame>
  )
}
