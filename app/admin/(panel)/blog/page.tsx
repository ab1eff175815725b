import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { ListSection } from '@/components/admin/list-section'
import { PageHeader } from '@/components/admin/page-header'
import { IfMayChange } from '@/components/admin/role'
import { ButtonLink } from '@/components/ui/button-link'
import { requireAdmin } from '@/lib/auth/session'
import { countPosts } from '@/lib/blog/admin-queries'
import { postList } from '@/lib/blog/schema'
import { isInTrash } from '@/lib/platform/list-params'
import { readList } from '@/lib/platform/sealed-search'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { statusLabels } from './labels'
import { Posts } from './posts'

export const metadata: Metadata = { title: 'Blog' }

const statusOptions = {
  '': 'All',
  published: statusLabels.published,
  scheduled: statusLabels.scheduled,
  draft: 'Drafts',
}

const orders = [
  { value: 'date.desc', label: 'Newest first' },
  { value: 'date.asc', label: 'Oldest first' },
  { value: 'title.asc', label: 'Title, A to Z' },
  { value: 'author.asc', label: 'Author, A to Z' },
  { value: 'category.asc', label: 'Category, A to Z' },
  { value: 'status.asc', label: 'Status, drafts first' },
  { value: 'reads.desc', label: 'Most read first' },
] as const

export default async function BlogPage({ searchParams }: PageProps<'/admin/blog'>) {
  await requireAdmin('blog')
  const params = readList(postList, await searchParams)
  const isTrash = isInTrash(params)
  return (
    <>
      <PageHeader
        title={isTrash ? 'Blog Trash' : 'Blog'}
        description={
          isTrash
            ? `Deleted posts are permanently deleted after ${TRASH_DAYS} days.`
            : 'Published posts, scheduled posts and drafts.'
        }
        actions={
          !isTrash && (
            <IfMayChange>
              <ButtonLink href="/admin/blog/new" size="sm">
                <Plus />
                Write post
              </ButtonLink>
            </IfMayChange>
          )
        }
      />
      <ListSection
        spec={postList}
        params={params}
        search="Search by title or excerpt"
        orders={!isTrash && orders}
        statuses={!isTrash && statusOptions}
        trash={{ back: 'Back to posts', countTrash: async () => (await countPosts()).trash }}
        loading="Loading posts..."
      >
        {Posts({ params })}
      </ListSection>
    </>
  )
}
