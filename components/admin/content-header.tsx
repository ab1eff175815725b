import { Plus } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { IfMayChange } from '@/components/admin/role'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from './page-header'
import { SectionTabs } from './section-tabs'
import { SiteLink } from './site-link'

interface ContentHeaderProps {
  title: string
  description: ReactNode
  tabs: readonly { href: Route; label: string }[]
  /** The label of the current tab. */
  current: string
  /** The public page, and the label of the link to it. */
  view?: { href: Route; label: string }
  add?: { href: Route; label: string }
  /** Additional actions, between the link and the Add button. */
  actions?: ReactNode
}

/**
 * Renders the top of each tab of a screen that edits a public page: a link to that page, an Add button and the tabs.
 */
export function ContentHeader({ title, description, tabs, current, view, add, actions }: ContentHeaderProps) {
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {view && <SiteLink {...view} />}
            {actions}
            {add && (
              <IfMayChange>
                {' '}
                <ButtonLink href={add.href} size="sm">
                  <Plus />
                  {add.label}
                </ButtonLink>
              </IfMayChange>
            )}
          </>
        }
      />
      <SectionTabs label={title} tabs={tabs} current={current} />
    </>
  )
}
