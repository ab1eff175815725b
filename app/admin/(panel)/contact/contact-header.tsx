import type { ReactNode } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { SectionTabs } from '@/components/admin/section-tabs'

const tabs = [
  { href: '/admin/contact', label: 'Messages' },
  { href: '/admin/contact/replies', label: 'Saved replies' },
  { href: '/admin/contact/info', label: 'Contact information' },
] as const

interface ContactHeaderProps {
  current: (typeof tabs)[number]['label']
  description: ReactNode
  actions?: ReactNode
}

/** Shows the header of each Contact page. */
export function ContactHeader({ current, description, actions }: ContactHeaderProps) {
  return (
    <>
      <PageHeader title="Contact" description={description} actions={actions} />
      <SectionTabs label="Contact" tabs={tabs} current={current} />
    </>
  )
}
