import type { Metadata } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { getSavedReply } from '@/lib/contact/admin-queries'
import { ReplyForm } from '../reply-form'

export const metadata: Metadata = { title: 'Saved reply · Contact' }

export default async function SavedReplyPage({ params }: RecordProps) {
  const { values, lastChange } = await openRecord(params, getSavedReply)
  return (
    <>
      <PageHeader title="Edit saved reply" description={describeChange(lastChange)} />
      <ReplyForm values={values} />
    </>
  )
}
