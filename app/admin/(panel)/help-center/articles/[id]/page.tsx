import type { Metadata, Route } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { requireAdmin } from '@/lib/auth/session'
import { getArticleForEdit } from '@/lib/help/admin-queries'
import { articlePath } from '@/lib/help/categories'
import { recordId } from '@/lib/platform/fields'
import { ArticleForm } from '../article-form'

export const metadata: Metadata = { title: 'Guide · Help Center' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function ArticlePage({ params }: Props) {
  await requireAdmin()
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getArticleForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, slug, ...values } = found
  return (
    <>
      <PageHeader
        title="Edit guide"
        description={<LastChange change={lastChange} />}
        actions={
          <ButtonLink href={articlePath(slug) as Route} target="_blank" variant="secondary">
            View on the site<span className="sr-only"> (opens in a new tab)</span>
          </ButtonLink>
        }
      />
      <ArticleForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
