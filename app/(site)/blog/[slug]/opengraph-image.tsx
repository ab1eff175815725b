import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { shareImageSize } from '@/components/site/share-image'
import { getPublishedPost } from '@/lib/blog/queries'
import type { CacheTag } from '@/lib/nouns'
import { postShareImage } from '../post-share-image'

export const alt = 'The title of the article over a drawing of a payout timeline'
export const size = shareImageSize
export const contentType = 'image/png'

/**
 * Returns the share image of an article. The title may change, so clients have to revalidate the image after an hour.
 */
export default async function PostShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const post = await getPublishedPost((await params).slug)
  if (!post) notFound()
  const image = await renderImage(post.category, post.title)
  return new Response(image, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}

/** Renders and caches the image, because rendering is slow. */
async function renderImage(category: string, title: string): Promise<ArrayBuffer> {
  'use cache'
  const tag: CacheTag = 'blog'
  cacheTag(tag)
  cacheLife('max')
  return postShareImage(category, title).arrayBuffer()
}
