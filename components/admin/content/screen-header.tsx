import { Plus } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { IfMayChange } from '@/components/admin/role'
import { SectionTabs } from '@/components/admin/section-tabs'
import { SiteLink } from '@/components/admin/site-link'
import { ButtonLink } from '@/components/ui/button-link'
import type { ContentFacts } from '@/lib/platform/noun'

type Screen = Pick<ContentFacts, 'title' | 'tabs'> & Partial<Pick<ContentFacts, 'view'>>

interface ScreenHeaderProps<Content extends Screen> {
  content: Content
  /** The label of the open tab. */
  tab: Content['tabs'][number]['label']
  description: ReactNode
  /** The section of the public page that the tab edits. */
  view?: Route
  /** Additional actions, between the link to the public page and the Add button. */
  actions?: ReactNode
  add?: { href: Route; label: string }
}

/** Renders the top of each tab of a screen: a link to the public page it edits, an Add button and the tabs. */
export function ScreenHeader<Content extends Screen>({
  content: { title, tabs, view: page },
  tab,
  description,
  view = page?.href,
  actions,
  add,
}: ScreenHeaderProps<Content>) {
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {view && <SiteLink href={view} label={page?.label} />}
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
      <SectionTabs label={title} tabs={tabs} current={tab} />
    </>
  )
}
