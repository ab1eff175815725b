import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { FaqForm } from '../faq-form'

export const metadata: Metadata = { title: 'New FAQ · Landing' }

export default async function NewFaqPage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New FAQ"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <FaqForm key={id} values={{ id, version: 0 }} />
    </>
  )
}
