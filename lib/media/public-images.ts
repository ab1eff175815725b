import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/platform/db'
import { mediaPath, type PublicImage, publicImageColumns, readMediaPath } from './schema'

/** Returns the images at these paths, by path, without those that do not exist. `tag` is the page's cache tag. */
export async function findPublicImages(
  paths: string[],
  tag: 'blog' | 'help',
): Promise<Record<string, PublicImage>> {
  'use cache'
  // An image's bytes never change, and it cannot be deleted while something shows it, but its description and copies
  // can change.
  cacheTag(tag)
  cacheLife('max')
  if (paths.length === 0) return {}
  const conditions = paths.flatMap((path) => readMediaPath(path) ?? [])
  const images = await db.mediaImage.findMany({
    where: { OR: conditions },
    select: publicImageColumns,
  })
  return Object.fromEntries(images.map((image) => [mediaPath(image), image]))
}
