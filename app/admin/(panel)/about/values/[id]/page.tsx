import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getCoreValueForEdit } from '@/lib/about/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { ValueForm } from '../value-form'

export const metadata: Metadata = { title: 'Core value · About' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function CoreValuePage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getCoreValueForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, ...values } = found
  return (
    <>
      <PageHeader title="Edit core value" description={<LastChange change={lastChange} />} />
      <ValueForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
