import type { Metadata } from 'next'
import { NewRecord } from '@/components/admin/new-record'
import { requireAdmin } from '@/lib/auth/session'
import { ArticleForm } from '../article-form'

export const metadata: Metadata = { title: 'Add guide · Help Center' }

export default async function NewArticlePage() {
  await requireAdmin('help')
  const id = crypto.randomUUID()
  return (
    <NewRecord id={id}>
      <ArticleForm
        values={{ id, version: 0 }}
        title="Add guide"
        description="Visitors can see the guide as soon as you add it. New guides go to the end of the list."
      />
    </NewRecord>
  )
}
