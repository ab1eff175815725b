import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getFeatureForEdit } from '@/lib/landing/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { FeatureForm } from '../feature-form'

export const metadata: Metadata = { title: 'Feature · Landing' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function FeaturePage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getFeatureForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, ...values } = found
  return (
    <>
      <PageHeader title="Edit feature" description={<LastChange change={lastChange} />} />
      <FeatureForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
