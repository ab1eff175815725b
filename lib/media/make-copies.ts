import 'server-only'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db, type Transaction } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { hasObject, openObject, putObject } from '@/lib/storage/objects'
import { copyFormats, copyKey, widthsOfCopies } from './image-copies'
import { encodeCopy, isMovingPicture, UnreadableImage } from './image-file'
import { findUsesByTag, type ImageUsesByTag } from './image-use'
import { eraseFiles, type StoredFiles, storedFilesSchema } from './stored-files'

const payloadSchema = storedFilesSchema.extend({ id: z.uuid() })

/**
 * Returns the job that writes the copies of an image, notes them in its row, and has the pages that show it made again. It leaves nothing
 * behind of an image that is deleted meanwhile.
 */
export function makingCopies(imageUses: ImageUsesByTag): Job {
  return async (payload, stopping) => {
    const { id, ...files } = payloadSchema.parse(payload)
    const image = await db.mediaImage.findUnique({ where: { id }, select: { copies: true } })
    if (!image) return eraseFiles(files)
    if (image.copies === 'pending') {
      const data = await writeCopies(files, stopping).catch((error: unknown) => giveUp(files, error))
      const { count } = await db.mediaImage.updateMany({ where: { id }, data })
      if (count === 0) return eraseFiles(files)
    }
    // After the commit: a page that begins to show the image from now on finds the copies by itself.
    await db.$transaction((tx) => announceCopies(tx, imageUses, id))
  }
}

/** Storage that does not answer throws, and the job is tried again. Copies that are there already are not made again. */
async function writeCopies({ bucket, key, width }: StoredFiles, stopping: AbortSignal | undefined) {
  const original = await openObject(bucket, key)
  if (!original) throw new UnreadableImage('The original is missing')
  const bytes = await buffer(original.body)
  const copyWidths = (await isMovingPicture(bytes)) ? [] : widthsOfCopies(width)
  for (const copyWidth of copyWidths)
    for (const format of copyFormats) {
      stopping?.throwIfAborted()
      const copy = copyKey(key, copyWidth, format)
      if (await hasObject(bucket, copy)) continue
      const data = await encodeCopy(bytes, copyWidth, format)
      await putObject(bucket, copy, data, {
        contentType: `image/${format}`,
        size: data.length,
        cacheControl: 'public, max-age=31536000, immutable',
      })
    }
  return { copies: 'ready', copyWidths } as const
}

/** Returns the state of an image that cannot be read, now or later. Throws any other error again. */
function giveUp({ bucket, key }: StoredFiles, error: unknown) {
  if (!(error instanceof UnreadableImage)) throw error
  log.warn({ err: error, bucket, key }, 'image cannot be copied')
  return { copies: 'failed' } as const
}

async function announceCopies(tx: Transaction, imageUses: ImageUsesByTag, id: string) {
  for (const { tag, uses } of await findUsesByTag(imageUses, tx, id))
    if (uses.length > 0) await announceExpiry(tx, tag)
}
