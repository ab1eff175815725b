import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/jobs'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { deleteObject } from '@/lib/storage/objects'
import { copyFormats, copyKey, copyWidthsOf } from './image-copies'

/**
 * The fields that locate an image's files in storage. The copies' keys are derived from `key` and `width`.
 */
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

/** Queues the deletion of an image's files, in the transaction that deletes the image's row. */
export async function enqueueFileDeletion(tx: Transaction, { bucket, key, width }: StoredRow) {
  await enqueue(tx, 'media.erase-object', { bucket, key, width })
}

/** Deletes an image and every copy it may have from storage. */
export async function deleteFiles({ bucket, key, width }: StoredFiles) {
  for (const copyWidth of copyWidthsOf(width))
    for (const format of copyFormats) await deleteObject(bucket, copyKey(key, copyWidth, format))
  await deleteObject(bucket, key)
}
