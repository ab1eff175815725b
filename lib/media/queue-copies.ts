import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { enqueueMany, listKeyedJobs, type Priority } from '@/lib/platform/jobs'
import { type StoredRow, storedColumns } from './stored-files'

const JOB = 'media.make-copies'
/** The delays between the attempts add up to half a day. */
const MAX_ATTEMPTS = 10
/** The next thousand follow an hour later. */
const MAX_AT_ONCE = 1000

interface ImageRow extends StoredRow {
  id: string
}

const keyOf = ({ id }: ImageRow) => `${JOB}:${id}`

/** Queues jobs that create images' copies after the commit, one image at a time. */
export async function enqueueCopies(
  tx: Transaction,
  images: readonly ImageRow[],
  priority: Priority = 'normal',
) {
  const items = images.map((image) => {
    const { id, bucket, key, width } = image
    return { payload: { id, bucket, key, width }, key: keyOf(image) }
  })
  await enqueueMany(tx, JOB, items, { queue: JOB, priority, maxAttempts: MAX_ATTEMPTS })
}

/**
 * Queues images that have neither copies nor a job, because they were uploaded before copies existed. Records which
 * jobs have failed permanently.
 */
export async function queueMissingCopies() {
  const images = await db.mediaImage.findMany({
    where: { copies: 'pending' },
    select: { id: true, ...storedColumns },
    orderBy: { id: 'asc' },
    take: MAX_AT_ONCE,
  })
  const isDead = new Map((await listKeyedJobs(JOB)).map((job) => [job.key, job.isDead]))
  await enqueueCopies(
    db,
    images.filter((image) => !isDead.has(keyOf(image))),
    // These run after anything that staff upload in the meantime.
    'bulk',
  )
  const dead = images.filter((image) => isDead.get(keyOf(image))).map(({ id }) => id)
  await db.mediaImage.updateMany({
    where: { id: { in: dead }, copies: 'pending' },
    data: { copies: 'failed' },
  })
}
