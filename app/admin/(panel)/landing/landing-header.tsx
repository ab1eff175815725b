import type { Route } from 'next'
import { ContentHeader } from '@/components/admin/content-header'

const tabs = [
  { href: '/admin/landing/testimonials', label: 'Testimonials' },
  { href: '/admin/landing/faq', label: 'FAQ' },
  { href: '/admin/landing/features', label: 'Features' },
  { href: '/admin/landing/claims', label: 'Claims' },
  { href: '/admin/landing/trash', label: 'Trash' },
] as const

interface LandingHeaderProps {
  current: (typeof tabs)[number]['label']
  description: string
  /** Where the public page shows it. */
  view?: Route
  add?: { href: Route; label: string }
}

/** The top of each list of this screen. */
export function LandingHeader({ view, ...rest }: LandingHeaderProps) {
  return (
    <ContentHeader
      title="Landing"
      tabs={tabs}
      view={view && { href: view, label: 'View on the site' }}
      {...rest}
    />
  )
}
