import type { Metadata, Route } from 'next'
import { LastChange } from '@/components/admin/last-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { getArticleForEdit } from '@/lib/help/admin-queries'
import { articlePath } from '@/lib/help/categories'
import { ArticleForm } from '../article-form'

export const metadata: Metadata = { title: 'Guide · Help Center' }

export default async function ArticlePage({ params }: RecordProps) {
  const { lastChange, slug, ...values } = await openRecord(params, getArticleForEdit)
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
