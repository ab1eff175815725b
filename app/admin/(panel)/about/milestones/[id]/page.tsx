import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getMilestoneForEdit } from '@/lib/about/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { MilestoneForm } from '../milestone-form'

export const metadata: Metadata = { title: 'Milestone · About' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function MilestonePage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getMilestoneForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, ...values } = found
  return (
    <>
      <PageHeader title="Edit milestone" description={<LastChange change={lastChange} />} />
      <MilestoneForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
