import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { getFaqForEdit } from '@/lib/help/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { FaqForm } from '../faq-form'

export const metadata: Metadata = { title: 'FAQ · Help Center' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function FaqPage({ params }: Props) {
  await requireAdmin()
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getFaqForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, ...values } = found
  return (
    <>
      <PageHeader title="Edit FAQ" description={<LastChange change={lastChange} />} />
      <FaqForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
