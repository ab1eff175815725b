import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { ReplyForm } from '../reply-form'

export const metadata: Metadata = { title: 'Add saved reply · Contact' }

export default async function NewSavedReplyPage() {
  await requireAdmin('contact')
  return (
    <>
      <PageHeader title="Add saved reply" />
      <ReplyForm values={{ id: crypto.randomUUID(), version: 0, title: '', body: 'Hello {name},\n\n' }} />
    </>
  )
}
