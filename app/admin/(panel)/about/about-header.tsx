import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ContentHeader } from '@/components/admin/content-header'

const tabs = [
  { href: '/admin/about', label: 'Texts' },
  { href: '/admin/about/values', label: 'Values' },
  { href: '/admin/about/team', label: 'Team' },
  { href: '/admin/about/milestones', label: 'Milestones' },
  { href: '/admin/about/trash', label: 'Trash' },
] as const

interface AboutHeaderProps {
  current: (typeof tabs)[number]['label']
  description: ReactNode
  /** The section of the public page that it edits. */
  view?: Route
  add?: { href: Route; label: string }
}

/** The top of each page of this screen. */
export function AboutHeader({ view = '/about', ...rest }: AboutHeaderProps) {
  return (
    <ContentHeader title="About" tabs={tabs} view={{ href: view, label: 'View on the site' }} {...rest} />
  )
}
