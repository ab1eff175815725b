import type { Metadata } from 'next'
import { NewRecord } from '@/components/admin/new-record'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { ReplyForm } from '../reply-form'

export const metadata: Metadata = { title: 'Add saved reply · Contact' }

export default async function NewSavedReplyPage() {
  await requireAdmin('contact')
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader title="Add saved reply" />
      <NewRecord id={id}>
        <ReplyForm values={{ id, version: 0, title: '', body: 'Hello {name},\n\n' }} />
      </NewRecord>
    </>
  )
}
