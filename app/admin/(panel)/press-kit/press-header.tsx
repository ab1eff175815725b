import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ContentHeader } from '@/components/admin/content-header'

const tabs = [
  { href: '/admin/press-kit', label: 'Company Facts' },
  { href: '/admin/press-kit/key-messages', label: 'Key Messages' },
  { href: '/admin/press-kit/leadership', label: 'Leadership Team' },
  { href: '/admin/press-kit/assets', label: 'Media Assets' },
  { href: '/admin/press-kit/coverage', label: 'Recent Coverage' },
  { href: '/admin/press-kit/contact', label: 'Contact Information' },
  { href: '/admin/press-kit/trash', label: 'Trash' },
] as const

interface PressHeaderProps {
  current: (typeof tabs)[number]['label']
  description: ReactNode
  actions?: ReactNode
}

/** The top of each page of this screen. */
export function PressHeader(props: PressHeaderProps) {
  const view = { href: '/press' as Route, label: 'View Press Page' }
  return <ContentHeader title="Press Kit" tabs={tabs} view={view} {...props} />
}
