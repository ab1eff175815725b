import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getSavedReply } from '@/lib/contact/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { ReplyForm } from '../reply-form'

export const metadata: Metadata = { title: 'Saved reply · Contact' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function SavedReplyPage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getSavedReply(id.data) : null
  if (!found) notFound()
  const { values, lastChange } = found
  return (
    <>
      <PageHeader title="Edit saved reply" description={<LastChange change={lastChange} />} />
      <ReplyForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
