import type { ReactNode } from 'react'
import { IfMayOpen } from '@/components/admin/role'
import { Cover } from '@/components/site/blog/cover'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { readMinutes, readTimeText } from '@/lib/blog/read-time'
import type { PostValues } from '@/lib/blog/schema'
import { slugFor } from '@/lib/blog/slug'
import { formatDateTime, fromLagos } from '@/lib/dates'
import type { UploadedImage } from '@/lib/media/schema'

interface PublishDialogProps {
  /** The post as it will be saved; null closes the dialog. */
  post: PostValues | null
  /** The images that the form has shown, one of which may be the cover. */
  images: readonly (UploadedImage | null)[]
  /** True if readers can find the post now. */
  isLive: boolean
  onClose: () => void
  /** Called once the dialog has closed and focus has returned. */
  onClosed: () => void
  onConfirm: () => void
}

/** Shows what readers will get, and when, before a post is published or scheduled. */
export function PublishDialog({ post, images, isLive, onClose, onClosed, onConfirm }: PublishDialogProps) {
  const isScheduled = post?.status === 'scheduled'
  return (
    <Dialog
      open={post !== null}
      onClose={onClose}
      onClosed={onClosed}
      title={isScheduled ? 'Schedule this post?' : 'Publish this post?'}
      size="lg"
    >
      {post && (
        <>
          <Preview post={post} cover={images.find((image) => image?.id === post.imageId)} />
          <Facts post={post} isLive={isLive} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={onConfirm}>{isScheduled ? 'Schedule' : 'Publish now'}</Button>
            <Button variant="ghost" onClick={onClose}>
              Keep editing
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Preview({ post, cover }: { post: PostValues; cover: UploadedImage | null | undefined }) {
  const { title, excerpt, category, content, readTime, imageId } = post
  return (
    <article className="grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_3fr] sm:items-start">
      {imageId && !cover ? (
        // Only the id of an image in a restored draft is known.
        <p className="flex aspect-video items-center justify-center rounded-md bg-sunken p-4 text-center text-sm text-fg-soft">
          The cover image you chose
        </p>
      ) : (
        <Cover
          category={category}
          title={title}
          image={cover ?? null}
          sizes="(min-width: 48rem) 17rem, 90vw"
          isDescribed
          isFirst
          className="aspect-video rounded-md"
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap gap-x-3 text-sm text-fg-soft">
          <span className="font-semibold">{category}</span>
          <span>{readTimeText({ readTime, readMinutes: readMinutes(content) })}</span>
        </p>
        <h3 className="mt-1 font-display text-xl leading-tight font-bold">{title}</h3>
        <p className="mt-2">{excerpt}</p>
      </div>
    </article>
  )
}

function Facts({ post, isLive }: { post: PostValues; isLive: boolean }) {
  const goesPublic = post.status === 'scheduled' && post.publishAt ? fromLagos(post.publishAt) : null
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-t border-line pt-5 text-sm">
      <Fact name="Address">/blog/{slugFor(post)}</Fact>
      <Fact name="Author">{post.author}</Fact>
      <Fact name="Goes public">
        {goesPublic ? `${formatDateTime(goesPublic)}, Lagos time` : 'Now'}
        {isLive && goesPublic && goesPublic > new Date() && '. Until then, readers won’t be able to see it.'}
      </Fact>
      <Fact name="Emails">
        Publishing doesn’t email subscribers.
        <IfMayOpen href="/admin/campaigns/new"> You can email the post to them once it is public.</IfMayOpen>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-fg-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
