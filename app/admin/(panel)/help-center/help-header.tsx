import type { Route } from 'next'
import { ContentHeader } from '@/components/admin/content-header'

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
export function HelpHeader(props: HelpHeaderProps) {
  const view = { href: '/help' as Route, label: 'View on the site' }
  return <ContentHeader title="Help Center" tabs={tabs} view={view} {...props} />
}
