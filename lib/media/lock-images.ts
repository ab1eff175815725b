import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { listMediaPaths } from './media-paths'
import { readMediaPath } from './schema'

export const LOST_IMAGE = 'An image in the text has been deleted. Please remove it or choose another one.'

/** Rejects an image that no longer exists, because a colleague may have deleted it; null means no image. */
export async function refuseMissingImage(tx: Transaction, id: string | null) {
  if (id === null || (await lockImage(tx, id))) return
  throw new Refusal('This image has been deleted. Please choose another one.')
}

/** Rejects a text with an image that no longer exists, and locks its images. */
export async function refuseMissingImages(tx: Transaction, content: string) {
  const { isComplete } = await lockImagesIn(tx, content)
  if (!isComplete) throw new Refusal(LOST_IMAGE, { content: LOST_IMAGE })
}

/** Locks an image until the end of the transaction, so that it cannot be deleted. Returns whether it still exists. */
export async function lockImage(tx: Transaction, id: string): Promise<boolean> {
  const found = await queryRows(tx, idRow)`
    SELECT id::text FROM media_image WHERE id = ${id}::uuid FOR KEY SHARE`
  return found.length > 0
}

/** Locks a text's images like `lockImage`. Returns the ids of those that still exist, and whether all of them do. */
export async function lockImagesIn(tx: Transaction, content: string) {
  const images = listMediaPaths(content).flatMap((path) => readMediaPath(path) ?? [])
  const found = await queryRows(tx, idRow)`
    SELECT id::text FROM media_image WHERE (bucket, key) IN (
      SELECT * FROM unnest(${images.map(({ bucket }) => bucket)}::text[], ${images.map(({ key }) => key)}::text[])
    ) FOR KEY SHARE`
  return { ids: found.map(({ id }) => id), isComplete: found.length === images.length }
}
