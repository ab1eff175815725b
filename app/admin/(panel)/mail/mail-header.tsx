import type { ReactNode } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { SectionTabs } from '@/components/admin/section-tabs'

const tabs = [
  { href: '/admin/mail', label: 'Email log' },
  { href: '/admin/mail/suppressed', label: 'Suppressed addresses' },
] as const

interface MailHeaderProps {
  current: (typeof tabs)[number]['label']
  description: string
  actions?: ReactNode
}

/** Shows the header of each Email page. */
export function MailHeader({ current, description, actions }: MailHeaderProps) {
  return (
    <>
      <PageHeader title="Email" description={description} actions={actions} />
      <SectionTabs label="Email" tabs={tabs} current={current} />
    </>
  )
}
