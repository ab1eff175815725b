import { HOUR_MS } from '@/lib/dates'
import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { deleteObject, listObjects } from '@/lib/storage/objects'
import { originalKeys } from './image-copies'
import type { ImageUsesByTag } from './image-use'
import { makeCopiesJob } from './make-copies'
import { queueMissingCopies } from './queue-copies'
import { OBJECT_KEY, publicBuckets } from './schema'
import { deleteFiles, storedFilesSchema } from './stored-files'

/** An upload writes its object before its row, so a newer object may be about to get its row. */
const ORPHAN_AFTER_MS = HOUR_MS

// Jobs queued by an earlier version have no width; the cleanup deletes the copies.
const payloadSchema = storedFilesSchema.extend({ width: storedFilesSchema.shape.width.default(1) })

/**
 * Deletes objects without a row, from interrupted uploads, and copies without an original. Leaves other objects in the
 * bucket alone.
 */
async function sweepOrphans() {
  const before = new Date(Date.now() - ORPHAN_AFTER_MS)
  for (const bucket of publicBuckets) {
    for await (const { key, writtenAt } of listObjects(bucket)) {
      if (writtenAt > before) continue
      const keys = OBJECT_KEY.test(key) ? [key] : originalKeys(key)
      if (keys.length === 0) continue
      const row = await db.mediaImage.findFirst({
        where: { bucket, key: { in: keys } },
        select: { id: true },
      })
      if (!row) await deleteObject(bucket, key)
    }
  }
}

export const mediaJobs = (imageUses: ImageUsesByTag): Record<string, Job> => ({
  'media.erase-object': async (payload) => deleteFiles(payloadSchema.parse(payload)),
  'media.make-copies': makeCopiesJob(imageUses),
  'media.queue-missing-copies': queueMissingCopies,
  'media.sweep-orphans': sweepOrphans,
})

export const mediaSchedules = [
  { job: 'media.sweep-orphans', cron: '43 2 * * *' },
  { job: 'media.queue-missing-copies', cron: '27 * * * *', runsAtStart: true },
]
