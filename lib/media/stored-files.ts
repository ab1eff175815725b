import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/jobs'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { deleteObject } from '@/lib/storage/objects'
import { copyFormats, copyKey, widthsOfCopies } from './image-copies'

/** The keys of an image and its copies are derived from these fields. */
export const storedFilesSchema = z.object({
  bucket: z.enum(BUCKETS),
  key: z.string(),
  width: z.number().int().positive(),
})
export type StoredFiles = z.infer<typeof storedFilesSchema>

export const storedColumns = { bucket: true, key: true, width: true } as const
export interface StoredRow {
  bucket: string
  key: string
  width: number
}

/** Queues the deletion of an image and its copies, in the transaction that deletes its row. */
export async function enqueueErasing(tx: Transaction, { bucket, key, width }: StoredRow) {
  await enqueue(tx, 'media.erase-object', { bucket, key, width })
}

/** Erases an image and all its possible copies. */
export async function eraseFiles({ bucket, key, width }: StoredFiles) {
  for (const copyWidth of widthsOfCopies(width))
    for (const format of copyFormats) await deleteObject(bucket, copyKey(key, copyWidth, format))
  await deleteObject(bucket, key)
}
