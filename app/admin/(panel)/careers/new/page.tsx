import type { Metadata } from 'next'
import { NewRecord } from '@/components/admin/new-record'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { PositionForm } from '../position-form'

export const metadata: Metadata = { title: 'Add position · Careers' }

const texts = {
  title: '',
  location: '',
  salary: '',
  salaryMin: '',
  salaryMax: '',
  description: '',
  requirements: '',
}

export default async function NewPositionPage() {
  await requireAdmin('careers')
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="Add position"
        description="New positions go to the end of the list with today’s date. You can reorder them later."
      />
      <NewRecord id={id}>
        <PositionForm values={{ id, version: 0, ...texts, type: 'Full-time', status: 'active' }} />
      </NewRecord>
    </>
  )
}
