import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { deleteObject, listObjects } from '@/lib/storage/objects'
import { OBJECT_KEY, publicBuckets } from './schema'

/** An upload writes its object before its row: younger objects may still be getting theirs. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000

const objectSchema = z.object({ bucket: z.enum(BUCKETS), key: z.string() })

async function eraseObject(payload: unknown) {
  const { bucket, key } = objectSchema.parse(payload)
  await deleteObject(bucket, key)
}

/** Erases objects that no row knows: uploads that were cut off between the two. What others keep in the bucket stays. */
async function sweepOrphans() {
  const before = new Date(Date.now() - ORPHAN_AFTER_MS)
  for (const bucket of publicBuckets) {
    for await (const { key, writtenAt } of listObjects(bucket)) {
      if (writtenAt > before || !OBJECT_KEY.test(key)) continue
      const row = await db.mediaImage.findUnique({
        where: { bucket_key: { bucket, key } },
        select: { id: true },
      })
      if (!row) await deleteObject(bucket, key)
    }
  }
}

export const mediaJobs: Record<string, Job> = {
  'media.erase-object': eraseObject,
  'media.sweep-orphans': sweepOrphans,
}

export const mediaSchedules = [{ job: 'media.sweep-orphans', cron: '43 2 * * *' }]
