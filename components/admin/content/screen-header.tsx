import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ContentHeader } from '@/components/admin/content-header'
import type { ContentFacts } from '@/lib/platform/noun'

interface ScreenHeaderProps<Content extends ContentFacts> {
  content: Content
  /** The label of the open tab. */
  tab: Content['tabs'][number]['label']
  description: ReactNode
  /** The section of the public page that the tab edits. */
  view?: Route
  actions?: ReactNode
  add?: { href: Route; label: string }
}

/** Renders the header of each tab on a screen that edits a public page. */
export function ScreenHeader<Content extends ContentFacts>({
  content: { title, tabs, view: page },
  tab,
  view = page.href,
  ...rest
}: ScreenHeaderProps<Content>) {
  return <ContentHeader title={title} tabs={tabs} current={tab} view={{ ...page, href: view }} {...rest} />
}
