import { Eye, Send } from 'lucide-react'
import type { Metadata } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { IfMayOpen } from '@/components/admin/role'
import { SiteLink } from '@/components/admin/site-link'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { getPostForEdit, listRevisions } from '@/lib/blog/admin-queries'
import { PostForm } from '../post-form'
import { Versions } from './versions'

export const metadata: Metadata = { title: 'Post · Blog' }

export default async function PostPage({ params }: RecordProps) {
  const { values, image, isLive, lastChange } = await openRecord(params, getPostForEdit)
  const revisions = await listRevisions(values.id)
  const linkClass = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <>
      <PostForm
        key={values.id}
        values={values}
        image={image}
        isLive={isLive}
        title="Edit post"
        description={describeChange(lastChange)}
        links={
          isLive ? (
            <>
              <SiteLink href={`/blog/${values.slug}`} />
              <IfMayOpen href="/admin/campaigns/new">
                <Link
                  href={`/admin/campaigns/new?post=${values.id}`}
                  title="Send to subscribers"
                  className={linkClass}
                >
                  <Send />
                  <span>Send to subscribers</span>
                </Link>
              </IfMayOpen>
            </>
          ) : (
            <a
              href={`/admin/blog/${values.id}/preview`}
              target="_blank"
              rel="noopener"
              title="Preview"
              className={linkClass}
            >
              <Eye />
              <span>Preview</span>
              <span className="sr-only">the saved version (opens in a new tab)</span>
            </a>
          )
        }
      />
      <Versions postId={values.id} current={values.version} revisions={revisions} />
    </>
  )
}
