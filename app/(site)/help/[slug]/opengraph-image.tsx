import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { shareImage, shareImageSize } from '@/components/site/share-image'
import { getHelpArticle } from '@/lib/help/queries'
import type { CacheTag } from '@/lib/nouns'

export const alt = 'The title of the guide over an amount paid out step by step'
export const size = shareImageSize
export const contentType = 'image/png'

/** Returns the share image of a guide. The title may change, so clients have to revalidate the image after an hour. */
export default async function GuideShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const article = await getHelpArticle((await params).slug)
  if (!article) notFound()
  return new Response(await renderImage(article.title), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}

/** Renders and caches the image, because rendering is slow. */
async function renderImage(title: string): Promise<ArrayBuffer> {
  'use cache'
  const tag: CacheTag = 'help'
  cacheTag(tag)
  cacheLife('max')
  return shareImage(title).arrayBuffer()
}
