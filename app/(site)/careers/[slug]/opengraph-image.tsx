import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { shareImageSize } from '@/components/site/share-image'
import { getPosition } from '@/lib/careers/queries'
import type { CacheTag } from '@/lib/nouns'
import { positionShareImage } from '../position-share-image'

export const alt = 'The title of the position over people on a flight of steps, with one step vacant'
export const size = shareImageSize
export const contentType = 'image/png'

/**
 * Returns the share image of a position. The title may change, so clients have to revalidate the image after an hour.
 */
export default async function PositionShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const position = await getPosition((await params).slug)
  if (!position) notFound()
  const facts = position.status === 'active' ? [position.location, position.salary] : []
  const image = await renderImage(position.title, facts.filter(Boolean).join(' · '))
  return new Response(image, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}

/** Renders and caches the image, because rendering is slow. */
async function renderImage(title: string, facts: string): Promise<ArrayBuffer> {
  'use cache'
  const tag: CacheTag = 'careers'
  cacheTag(tag)
  cacheLife('max')
  return positionShareImage(title, facts).arrayBuffer()
}
