import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { DeleteButton } from '@/components/admin/delete-button'
import { describeChange } from '@/components/admin/describe-change'
import { LoadingList } from '@/components/admin/loading-list'
import { IfMayChange } from '@/components/admin/role'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { requireAdmin } from '@/lib/auth/session'
import { deleteHelpItem, reorderArticles, restoreHelpItem } from '@/lib/help/actions'
import { listArticlesForEdit } from '@/lib/help/admin-queries'
import { articlePath } from '@/lib/help/categories'
import { help } from '@/lib/help/noun'

export const metadata: Metadata = { title: 'Guides · Help Center' }

const NEW = '/admin/help-center/articles/new'

export default async function ArticlesPage() {
  await requireAdmin('help')
  return (
    <>
      <ScreenHeader
        content={help.content}
        tab="Guides"
        description="The guides listed under Additional Resources, in this order."
        add={{ href: NEW, label: 'Add guide' }}
      />
      <Suspense fallback={<LoadingList />}>
        <Articles />
      </Suspense>
    </>
  )
}

async function Articles() {
  const articles = await listArticlesForEdit()
  if (articles.length === 0)
    return (
      <Card>
        <EmptyState
          title="No guides yet"
          action={
            <IfMayChange>
              <ButtonLink href={NEW}>Add guide</ButtonLink>
            </IfMayChange>
          }
        >
          The Help Center hides Additional Resources until you add a guide
        </EmptyState>
      </Card>
    )
  return (
    <SortableList
      label="Guides"
      list="article"
      save={reorderArticles}
      items={articles.map(({ id, slug, title, summary, lastChange }) => ({
        id,
        name: title,
        content: (
          <div className="grid gap-1">
            <Link
              aria-keyshortcuts="E"
              href={`/admin/help-center/articles/${id}`}
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="line-clamp-2 text-sm wrap-anywhere md:line-clamp-1 text-fg-soft">{summary}</p>
            <p className="text-xs wrap-anywhere text-fg-soft">
              {articlePath(slug)}
              {lastChange && (
                <>
                  {' · '}
                  {describeChange(lastChange)}
                </>
              )}
            </p>
          </div>
        ),
        actions: (
          <>
            <IfMayChange>
              <RowLink href={`/admin/help-center/articles/${id}`} label={`Edit ${title}`}>
                <RowIcon name="pencil" />
              </RowLink>
            </IfMayChange>
            <DeleteButton
              recordLabel="Guide"
              name={title}
              input={{ list: 'article', id } as const}
              remove={deleteHelpItem}
              restore={restoreHelpItem}
            />
          </>
        ),
      }))}
    />
  )
}
