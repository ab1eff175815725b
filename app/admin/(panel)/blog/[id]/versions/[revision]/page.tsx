import type { Metadata, Route } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/admin/back-link'
import { PageHeader } from '@/components/admin/page-header'
import { Card } from '@/components/ui/card'
import { requireAdmin } from '@/lib/auth/session'
import { getPostForEdit, getRevision } from '@/lib/blog/admin-queries'
import { formatDateTime } from '@/lib/dates'
import { recordId } from '@/lib/platform/fields'
import { RestoreVersion } from './restore-version'

export const metadata: Metadata = { title: 'Version · Blog' }

export default async function VersionPage({ params }: PageProps<'/admin/blog/[id]/versions/[revision]'>) {
  await requireAdmin('blog')
  const { id, revision } = await params
  const areIds = recordId.safeParse(id).success && recordId.safeParse(revision).success
  const [post, old] = areIds ? await Promise.all([getPostForEdit(id), getRevision(id, revision)]) : []
  if (!post || !old) notFound()
  const { version } = post.values
  const facts = { Title: old.title, Author: old.author, Category: old.category, Excerpt: old.excerpt }
  return (
    <>
      <BackLink href={`/admin/blog/${id}` as Route} label="Back to the post" />
      <PageHeader
        title={`Version ${old.version}`}
        description={`Saved by ${old.actorName} on ${formatDateTime(old.at)}.`}
        actions={
          old.version !== version && (
            <RestoreVersion
              input={{ id, version, revisionId: revision }}
              name={`version ${old.version}`}
              isLive={post.isLive}
            />
          )
        }
      />
      <Card className="p-5 sm:p-7">
        <dl className="grid gap-4">
          {Object.entries(facts).map(([name, text]) => (
            <div key={name}>
              <dt className="text-sm font-semibold">{name}</dt>
              <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{text}</dd>
            </div>
          ))}
          <div>
            <dt className="text-sm font-semibold">Content</dt>
            <dd className="mt-1 rounded-sm bg-sunken px-4 py-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
              {old.content || '(empty)'}
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}
