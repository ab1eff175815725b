import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { requireAdmin } from '@/lib/auth/session'
import { listSavedReplies } from '@/lib/contact/admin-queries'
import { screen } from '../screen'
import { DeleteReply } from './delete-reply'

export const metadata: Metadata = { title: 'Saved replies · Contact' }

export default async function SavedRepliesPage() {
  await requireAdmin('contact')
  return (
    <>
      <ScreenHeader
        content={screen}
        tab="Saved replies"
        description="Replies you use often. Pick one when you reply, and edit it before sending."
        add={{ href: '/admin/contact/replies/new', label: 'Add saved reply' }}
      />
      <Suspense fallback={<LoadingList />}>
        <SavedReplies />
      </Suspense>
    </>
  )
}

async function SavedReplies() {
  const replies = await listSavedReplies()
  if (replies.length === 0)
    return (
      <Card>
        <EmptyState
          title="No saved replies yet"
          action={<ButtonLink href="/admin/contact/replies/new">Add the first one</ButtonLink>}
        >
          Write a reply once, then reuse it
        </EmptyState>
      </Card>
    )
  return (
    <ResourceTable
      label="Saved replies"
      rows={replies}
      rowId={({ id }) => id}
      columns={[
        {
          header: 'Title',
          phone: 'title',
          className: 'md:min-w-56',
          cell: ({ id, title }) => (
            <Link
              href={`/admin/contact/replies/${id}`}
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          ),
        },
        {
          header: 'Reply',
          phone: 'plain',
          cell: ({ body }) => <p className="line-clamp-2 max-w-xl wrap-anywhere text-fg-soft">{body}</p>,
        },
        {
          header: <span className="sr-only">Actions</span>,
          phone: 'corner',
          align: 'end',
          className: 'md:py-0.75',
          cell: ({ id, title }) => (
            <div className="row-icons">
              <RowLink href={`/admin/contact/replies/${id}`} label={`Edit ${title}`} shortcut="E">
                <RowIcon name="pencil" />
              </RowLink>
              <DeleteReply id={id} title={title} />
            </div>
          ),
        },
      ]}
    />
  )
}
