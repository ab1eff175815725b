import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/** Outside of (site), whose pages are all static: these answer to a link of one person. */
export default function NewsletterLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
