import 'server-only'
import { z } from 'zod'
import { HOUR_MS } from '@/lib/dates'
import { previewKey } from '@/lib/media/schema'
import { enqueueFileDeletion, storedColumns } from '@/lib/media/stored-files'
import { db, type Transaction } from '@/lib/platform/db'
import { enqueue, type Job } from '@/lib/platform/jobs'
import { runInBatches } from '@/lib/platform/run-in-batches'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { deleteObject } from '@/lib/storage/objects'
import { sweepOrphans } from '@/lib/storage/sweep-orphans'

const { bucket } = UPLOAD_SLOTS.pressAsset

/** How long a form may stay open between choosing a file and saving. */
const UNCLAIMED_AFTER_MS = 24 * HOUR_MS
/** Files per transaction. */
const BATCH = 100

const FILE_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|svg|pdf|zip)$/

async function eraseFile(payload: unknown) {
  const { key } = z.object({ key: z.string().regex(FILE_KEY) }).parse(payload)
  await deleteObject(bucket, key)
}

/** Erases files that no asset uses, with their previews, and objects left by uploads that were interrupted before the row was written. */
const sweepFiles: Job = async (_payload, stopping) => {
  const before = new Date(Date.now() - UNCLAIMED_AFTER_MS)
  await runInBatches(BATCH, () => db.$transaction((tx) => sweepUnclaimed(tx, before)))
  const ownersOf = (key: string) => (FILE_KEY.test(key) ? [key] : [])
  const findStored = (keys: string[]) =>
    db.pressFile.findMany({ where: { key: { in: keys } }, select: { key: true } })
  await sweepOrphans(bucket, ownersOf, findStored, stopping)
}

async function sweepUnclaimed(tx: Transaction, before: Date): Promise<number> {
  const files = await tx.pressFile.findMany({
    where: { createdAt: { lt: before }, assets: { none: {} } },
    select: { id: true, key: true },
    take: BATCH,
  })
  await tx.pressFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } })
  for (const { key } of files) await enqueue(tx, 'press.erase-file', { key })
  await sweepPreviews(
    tx,
    files.map(({ id }) => previewKey(id)),
  )
  return files.length
}

async function sweepPreviews(tx: Transaction, keys: string[]) {
  const { bucket: previews } = UPLOAD_SLOTS.generalImage
  const images = await tx.mediaImage.findMany({
    where: { bucket: previews, key: { in: keys }, pressAssets: { none: {} } },
    select: { id: true, ...storedColumns },
  })
  await tx.mediaImage.deleteMany({ where: { id: { in: images.map(({ id }) => id) } } })
  for (const image of images) await enqueueFileDeletion(tx, image)
}

export const pressJobs: Record<string, Job> = {
  'press.erase-file': eraseFile,
  'press.sweep-files': sweepFiles,
}

export const pressSchedules = [{ job: 'press.sweep-files', cron: '17 * * * *' }]
