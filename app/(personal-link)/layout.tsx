import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'

/**
 * Renders the pages behind links that are emailed to one person. They are separate from (site), because all pages there
 * are static.
 */
export default function PersonalLinkLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
