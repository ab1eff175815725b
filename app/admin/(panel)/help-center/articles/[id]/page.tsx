import type { Metadata } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { SiteLink } from '@/components/admin/site-link'
import { getArticleForEdit } from '@/lib/help/admin-queries'
import { articlePath } from '@/lib/help/categories'
import { ArticleForm } from '../article-form'

export const metadata: Metadata = { title: 'Guide · Help Center' }

export default async function ArticlePage({ params }: RecordProps) {
  const { lastChange, slug, ...values } = await openRecord(params, getArticleForEdit)
  return (
    <ArticleForm
      values={values}
      title="Edit guide"
      description={describeChange(lastChange)}
      link={<SiteLink href={articlePath(slug)} />}
    />
  )
}
