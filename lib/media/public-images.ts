import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/platform/db'
import { mediaPath, type PublicImage, publicImageColumns, readMediaPath } from './schema'

/** Returns the images at some addresses, by address; those that do not exist are left out. `tag` is that of the page. */
export async function findPublicImages(
  paths: string[],
  tag: 'blog' | 'help',
): Promise<Record<string, PublicImage>> {
  'use cache'
  // An image never changes, and is not deleted while something shows it; its description and its copies may.
  cacheTag(tag)
  cacheLife('max')
  if (paths.length === 0) return {}
  const wanted = paths.flatMap((path) => readMediaPath(path) ?? [])
  const images = await db.mediaImage.findMany({
    where: { OR: wanted },
    select: publicImageColumns,
  })
  return Object.fromEntries(images.map((image) => [mediaPath(image), image]))
}
