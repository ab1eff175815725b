import { Plus } from 'lucide-react'
import type { Route } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { SectionTabs } from '@/components/admin/section-tabs'
import { ButtonLink } from '@/components/ui/button-link'

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
export function LandingHeader({ current, description, view, add }: LandingHeaderProps) {
  return (
    <>
      <PageHeader
        title="Landing"
        description={description}
        actions={
          <>
            {view && (
              <ButtonLink href={view} size="sm" target="_blank" variant="secondary">
                View on the site
              </ButtonLink>
            )}
            {add && (
              <ButtonLink href={add.href} size="sm">
                <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <SectionTabs label="Landing" tabs={tabs} current={current} />
    </>
  )
}
