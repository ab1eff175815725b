import type { Metadata } from 'next'
import { NewRecord } from '@/components/admin/new-record'
import { requireAdmin } from '@/lib/auth/session'
import { PostForm } from '../post-form'

export const metadata: Metadata = { title: 'Write post · Blog' }

export default async function NewPostPage() {
  const admin = await requireAdmin('blog')
  const id = crypto.randomUUID()
  const texts = { title: '', slug: '', excerpt: '', content: '', author: admin.name, readTime: '' }
  return (
    <NewRecord id={id}>
      <PostForm
        title="Write post"
        description="Nothing is public until you publish it."
        values={{ id, version: 0, ...texts, status: 'draft', publishAt: '', imageId: '' }}
        image={null}
        isLive={false}
      />
    </NewRecord>
  )
}
