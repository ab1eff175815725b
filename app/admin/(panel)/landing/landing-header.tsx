import { Plus } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { PageHeader } from '@/components/admin/page-header'
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
      <nav aria-label="Landing" className="mb-5 flex overflow-x-auto sm:gap-1 border-b border-line">
        {tabs.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={label === current ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-sm max-sm:flex-auto max-sm:justify-center sm:px-3 whitespace-nowrap text-fg-soft -outline-offset-2 transition-colors hover:text-fg aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-fg"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}
