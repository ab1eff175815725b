import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/** Separate from (site), whose pages are all static: these pages depend on the link in an email to one person. */
export default function EmailLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
