import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { listMediaPaths } from './media-paths'
import { readMediaPath } from './schema'

/** Refuses an image that no longer exists, because a colleague may have deleted it; null means no image. */
export async function refuseMissingImage(tx: Transaction, id: string | null) {
  if (id === null || (await tx.mediaImage.count({ where: { id } })) > 0) return
  throw new Refusal('This image has been deleted. Please choose another one.')
}

export const LOST_IMAGE = 'An image in the text has been deleted. Please remove it or choose another one.'

/** Refuses a text with an image that no longer exists, and keeps its images until the end of the transaction. */
export async function refuseMissingImages(tx: Transaction, content: string) {
  const images = listMediaPaths(content).flatMap((path) => readMediaPath(path) ?? [])
  const found = await queryRows(tx, idRow)`
    SELECT id::text FROM media_image WHERE (bucket, key) IN (
      SELECT * FROM unnest(${images.map(({ bucket }) => bucket)}::text[], ${images.map(({ key }) => key)}::text[])
    ) FOR KEY SHARE`
  if (found.length < images.length) throw new Refusal(LOST_IMAGE, { content: LOST_IMAGE })
}
