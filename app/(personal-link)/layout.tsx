import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/**
 * Separate from (site), whose pages are all static. What these pages show depends on a link that was emailed to one
 * person.
 */
export default function PersonalLinkLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
