import type { Metadata } from 'next'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PostArticle } from '@/components/site/blog/post-article'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { getPostForPreview } from '@/lib/blog/admin-queries'
import { formatDateTime } from '@/lib/dates'
import { listMediaPaths } from '@/lib/media/media-paths'
import { findPublicImages } from '@/lib/media/public-images'
import { env } from '@/lib/platform/env'

export const metadata: Metadata = { title: 'Preview · Blog' }

/** Shows staff a post as readers would see it, outside the panel's layout. */
export default async function PreviewPage({ params }: RecordProps) {
  const post = await openRecord(params, getPostForPreview)
  const images = await findPublicImages(listMediaPaths(post.content), 'blog')
  const linkClass = buttonClass({ variant: 'highlight', size: 'sm' })
  return (
    <div data-theme="light" className="min-h-dvh bg-canvas text-fg">
      <header className="sticky top-0 z-20 bg-ink text-white">
        <div className="wrap flex min-h-14 items-center justify-between gap-4 py-2">
          <p className="text-sm">
            <strong className="mr-2 rounded-full bg-marigold px-2.5 py-0.5 text-xs text-ink">Preview</strong>
            {stateOf(post)}
          </p>
          <div className="flex shrink-0 gap-2">
            {post.isLive && (
              <a
                href={`/blog/${post.slug}`}
                className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:hidden')}
              >
                View on the site
              </a>
            )}
            <Link href={`/admin/blog/${post.id}`} className={linkClass}>
              Edit
            </Link>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <PostArticle post={post} images={images} url={`${env.APP_URL}/blog/${post.slug}`} />
      </main>
    </div>
  )
}

function stateOf({ isLive, publishAt }: { isLive: boolean; publishAt: Date | null }) {
  if (isLive) return 'This is the published version.'
  if (publishAt) return `Scheduled for ${formatDateTime(publishAt)}.`
  return 'Draft: only staff can see it.'
}
