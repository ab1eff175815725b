import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { ValueForm } from '../value-form'

export const metadata: Metadata = { title: 'New core value · About' }

export default async function NewCoreValuePage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New core value"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <ValueForm key={id} values={{ id, version: 0, icon: 'shield' }} />
    </>
  )
}
