import { Plus } from 'lucide-react'
import type { Route } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { SectionTabs } from '@/components/admin/section-tabs'
import { ButtonLink } from '@/components/ui/button-link'

const tabs = [
  { href: '/admin/help-center', label: 'FAQs' },
  { href: '/admin/help-center/searches', label: 'Searches' },
  { href: '/admin/help-center/articles', label: 'Guides' },
  { href: '/admin/help-center/trash', label: 'Trash' },
] as const

interface HelpHeaderProps {
  current: (typeof tabs)[number]['label']
  description: string
  add?: { href: Route; label: string }
}

/** The top of each page of this screen. */
export function HelpHeader({ current, description, add }: HelpHeaderProps) {
  return (
    <>
      <PageHeader
        title="Help Center"
        description={description}
        actions={
          <>
            <ButtonLink href="/help" target="_blank" variant="secondary">
              View on the site<span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
            {add && (
              <ButtonLink href={add.href}>
                <Plus aria-hidden="true" size={18} strokeWidth={2} />
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <SectionTabs label="Help Center" tabs={tabs} current={current} />
    </>
  )
}
