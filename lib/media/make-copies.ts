import 'server-only'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db, type Transaction } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { hasObject, openObject, putObject } from '@/lib/storage/objects'
import { copyFormats, copyKey, copyWidthsOf } from './image-copies'
import { encodeCopy, isAnimated, UnreadableImage } from './image-file'
import { findUsesByTag, type ImageUsesByTag } from './image-use'
import { deleteFiles, type StoredFiles, storedFilesSchema } from './stored-files'

const payloadSchema = storedFilesSchema.extend({ id: z.uuid() })

/**
 * Returns the job that stores the copies of an image, records them in its row, and expires the pages that show it.
 * Leaves nothing behind if the image is deleted in the meantime.
 */
export function makeCopiesJob(imageUses: ImageUsesByTag): Job {
  return async (payload, stopping) => {
    const { id, ...files } = payloadSchema.parse(payload)
    const image = await db.mediaImage.findUnique({ where: { id }, select: { copies: true } })
    if (!image) return deleteFiles(files)
    if (image.copies === 'pending') {
      const data = await writeCopies(files, stopping).catch((error: unknown) => giveUp(files, error))
      const { count } = await db.mediaImage.updateMany({ where: { id }, data })
      if (count === 0) return deleteFiles(files)
    }
    // Pages that start showing the image after the commit find the copies anyway.
    await db.$transaction((tx) => announceCopies(tx, imageUses, id))
  }
}

/** Makes the missing copies. If storage does not respond, this throws and the job is retried. */
async function writeCopies({ bucket, key, width }: StoredFiles, stopping: AbortSignal | undefined) {
  const original = await openObject(bucket, key)
  if (!original) throw new UnreadableImage('The original is missing')
  const bytes = await buffer(original.body)
  const copyWidths = (await isAnimated(bytes)) ? [] : copyWidthsOf(width)
  for (const copyWidth of copyWidths)
    for (const format of copyFormats) {
      stopping?.throwIfAborted()
      const copy = copyKey(key, copyWidth, format)
      if (await hasObject(bucket, copy)) continue
      const data = await encodeCopy(bytes, copyWidth, format)
      await putObject(bucket, copy, data, { contentType: `image/${format}`, size: data.length })
    }
  return { copies: 'ready', copyWidths } as const
}

/** Returns the status of an image that will never be readable. Rethrows any other error. */
function giveUp({ bucket, key }: StoredFiles, error: unknown) {
  if (!(error instanceof UnreadableImage)) throw error
  log.warn({ err: error, bucket, key }, 'image cannot be copied')
  return { copies: 'failed' } as const
}

async function announceCopies(tx: Transaction, imageUses: ImageUsesByTag, id: string) {
  for (const { tag, uses } of await findUsesByTag(imageUses, tx, id))
    if (uses.length > 0) await announceExpiry(tx, tag)
}
