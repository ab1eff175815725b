import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/** Outside of (site), whose pages are all static: these pages answer to the link in an email to one person. */
export default function EmailLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
