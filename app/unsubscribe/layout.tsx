import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/** Outside of (site), whose pages are all static: this one answers to a link of one person. */
export default function UnsubscribeLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
