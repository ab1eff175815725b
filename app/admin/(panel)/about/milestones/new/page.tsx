import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { MilestoneForm } from '../milestone-form'

export const metadata: Metadata = { title: 'New milestone · About' }

export default async function NewMilestonePage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New milestone"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <MilestoneForm key={id} values={{ id, version: 0 }} />
    </>
  )
}
