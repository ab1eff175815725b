import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { sweepOrphans } from '@/lib/storage/sweep-orphans'
import { originalKeys } from './image-copies'
import type { ImageUsesByTag } from './image-use'
import { makeCopiesJob } from './make-copies'
import { queueMissingCopies } from './queue-copies'
import { OBJECT_KEY, publicBuckets } from './schema'
import { deleteFiles, storedFilesSchema } from './stored-files'

// Jobs queued by an earlier version have no width; the cleanup deletes the copies.
const payloadSchema = storedFilesSchema.extend({ width: storedFilesSchema.shape.width.default(1) })

/** Deletes objects without a row, from interrupted uploads, and copies without an original. */
const sweepImages: Job = async (_payload, stopping) => {
  for (const bucket of publicBuckets) {
    const ownersOf = (key: string) => (OBJECT_KEY.test(key) ? [key] : originalKeys(key))
    const findStored = (keys: string[]) =>
      db.mediaImage.findMany({ where: { bucket, key: { in: keys } }, select: { key: true } })
    await sweepOrphans(bucket, ownersOf, findStored, stopping)
  }
}

export const mediaJobs = (imageUses: ImageUsesByTag): Record<string, Job> => ({
  'media.erase-object': async (payload) => deleteFiles(payloadSchema.parse(payload)),
  'media.make-copies': makeCopiesJob(imageUses),
  'media.queue-missing-copies': queueMissingCopies,
  'media.sweep-orphans': sweepImages,
})

export const mediaSchedules = [
  { job: 'media.sweep-orphans', cron: '43 2 * * *' },
  { job: 'media.queue-missing-copies', cron: '27 * * * *', runsAtStart: true },
]
