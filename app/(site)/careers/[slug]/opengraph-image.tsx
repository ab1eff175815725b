import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { shareImageSize } from '@/components/site/share-image'
import { getPosition } from '@/lib/careers/queries'
import type { CacheTag } from '@/lib/nouns'
import { positionShareImage } from '../position-share-image'

export const alt = 'The title of the position over people on a flight of steps, with one step vacant'
export const size = shareImageSize
export const contentType = 'image/png'

interface Props {
  params: Promise<{ slug: string }>
}

/**
 * Returns the share image of a position. The title may change, so clients have to revalidate the image after an hour.
 */
export default async function PositionShareImage({ params }: Props) {
  const position = await getPosition((await params).slug)
  if (!position) notFound()
  const facts = position.status === 'active' ? [position.location, position.salary] : []
  const picture = await paint(position.title, facts.filter(Boolean).join(' · '))
  return new Response(picture, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}

/** Caches the image, because rendering is slow. */
async function paint(title: string, facts: string): Promise<ArrayBuffer> {
  'use cache'
  const tag: CacheTag = 'careers'
  cacheTag(tag)
  cacheLife('max')
  return positionShareImage(title, facts).arrayBuffer()
}
