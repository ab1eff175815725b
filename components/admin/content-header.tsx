import { Plus } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from './page-header'
import { SectionTabs } from './section-tabs'

interface ContentHeaderProps {
  title: string
  description: ReactNode
  tabs: readonly { href: Route; label: string }[]
  /** The label of the tab that is open. */
  current: string
  /** Where the public page shows it, and what the link is called. */
  view?: { href: Route; label: string }
  add?: { href: Route; label: string }
  /** Further actions, between the two. */
  actions?: ReactNode
}

/** The top of each page of a screen that edits a public page: the way to that page, adding, and the tabs. */
export function ContentHeader({ title, description, tabs, current, view, add, actions }: ContentHeaderProps) {
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {view && (
              <ButtonLink href={view.href} size="sm" target="_blank" variant="secondary">
                {view.label}
                <span className="sr-only"> (opens in a new tab)</span>
              </ButtonLink>
            )}
            {actions}
            {add && (
              <ButtonLink href={add.href} size="sm">
                <Plus />
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <SectionTabs label={title} tabs={tabs} current={current} />
    </>
  )
}
