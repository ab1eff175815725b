import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { originalsAt } from './image-copies'
import { listMediaPaths } from './media-paths'
import { mediaPath, PREVIEW_FOLDER } from './schema'

export const LOST_IMAGE =
  'An image in the text is not in the gallery. Please remove it or choose another one.'

/** Excludes previews: they are deleted with their file, so nothing else may show them. */
const inGalleryCondition = Prisma.sql`NOT starts_with(key, ${`${PREVIEW_FOLDER}/`})`

/** Rejects an image that is not in the gallery, such as one that a colleague has deleted; null means no image. */
export async function refuseMissingImage(tx: Transaction, id: string | null) {
  if (id === null || (await lockImage(tx, id))) return
  throw new Refusal('This image has been deleted. Please choose another one.')
}

/** Rejects a text with an image that is not in the gallery, and locks its images. */
export async function refuseMissingImages(tx: Transaction, content: string) {
  const { isComplete } = await lockImagesIn(tx, content)
  if (!isComplete) throw new Refusal(LOST_IMAGE, { content: LOST_IMAGE })
}

/**
 * Locks an image until the end of the transaction, so that it cannot be deleted. Returns whether it is in the gallery.
 */
export async function lockImage(tx: Transaction, id: string): Promise<boolean> {
  const found = await queryRows(tx, idRow)`
    SELECT id::text FROM media_image WHERE id = ${id}::uuid AND ${inGalleryCondition} FOR KEY SHARE`
  return found.length > 0
}

const imageRow = z.object({ id: z.string(), bucket: z.string(), key: z.string() })

/**
 * Locks a text's images like `lockImage`, including those it shows a copy of. Returns the ids of those in the gallery,
 * and whether all of them are.
 */
export async function lockImagesIn(tx: Transaction, content: string) {
  const shown = listMediaPaths(content)
    .map(originalsAt)
    .filter((places) => places.length > 0)
  const places = shown.flat()
  const found = await queryRows(tx, imageRow)`
    SELECT id::text, bucket, key FROM media_image WHERE (bucket, key) IN (
      SELECT * FROM unnest(${places.map(({ bucket }) => bucket)}::text[], ${places.map(({ key }) => key)}::text[])
    ) AND ${inGalleryCondition} FOR KEY SHARE`
  const existing = new Set(found.map(mediaPath))
  const isComplete = shown.every((each) => each.some((place) => existing.has(mediaPath(place))))
  return { ids: found.map(({ id }) => id), isComplete }
}
