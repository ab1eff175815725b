import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type AuditActor, recordAudit } from '@/lib/audit/record'
import { mediaPath, readMediaPath, uploadMessages } from '@/lib/media/schema'
import { storePreview } from '@/lib/media/upload'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { safeFileName } from '@/lib/platform/file-name'
import { createSlots } from '@/lib/platform/slots'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { openObject, putObject } from '@/lib/storage/objects'
import { PRESS_FILE_MAX_BYTES, type PressUpload, pressMessages } from './file-rules'
import { readPressFile } from './press-file'
import { drawPreview } from './preview-picture'

const { bucket } = UPLOAD_SLOTS.pressAsset

/** At once in this process: each is held in memory. */
const acquireSlot = createSlots({ all: 4, network: 4 })
/** Shorter than the server's own patience, so that the person gets an answer. */
const RECEIVE_MS = 110_000

interface Upload {
  /** The file, whole or as it comes. */
  body: Buffer | ReadableStream<Uint8Array>
  /** The file's name as the browser tells it. */
  name: string
  /** null: nobody, the database is being set up. */
  actor: AuditActor | null
}

/**
 * Stores a file for the press that no asset names yet: the object first, then its row. Pictures are written again, drawings cleaned, and
 * both get a smaller picture to be shown by. Throws a `Refusal` for what is too large, too slow or of no known kind.
 */
export async function storePressFile({ body, name, actor }: Upload): Promise<PressUpload> {
  const free = acquireSlot('staff')
  if (!free) throw new Refusal(pressMessages.busy)
  try {
    const bytes = body instanceof Uint8Array ? body : await readAll(body)
    const { kind, contentType, data } = await readPressFile(bytes, name)
    const picture = await drawPreview(kind, data)
    const key = `${randomUUID()}.${kind}`
    await putObject(bucket, key, data, { contentType, size: data.length })
    const row = {
      key,
      name: safeFileName(name, kind, 'file'),
      contentType,
      size: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
    }
    const file = await db.$transaction(async (tx) => {
      const { id } = await tx.pressFile.create({ data: row, select: { id: true } })
      const summary = `uploaded the press file ${row.name}`
      if (actor) await recordAudit(tx, actor, { noun: 'press', action: 'upload', recordId: id, summary })
      return { id, name: row.name, contentType, size: row.size }
    })
    const preview = picture && (await storePreview({ of: file.id, name: row.name, picture }))
    return { ...file, previewId: preview?.id ?? null, previewPath: preview ? mediaPath(preview) : null }
  } finally {
    free()
  }
}

/** The same of an image of the gallery: a file of its own, which stays when the image goes. */
export async function storeGalleryImage(imageId: string, actor: AuditActor): Promise<PressUpload> {
  const image = await db.mediaImage.findUnique({
    where: { id: imageId },
    select: { bucket: true, key: true, name: true },
  })
  const place = image && readMediaPath(mediaPath(image))
  const object = place && (await openObject(place.bucket, place.key))
  if (!image || !object) throw new Refusal(uploadMessages.failed('this image no longer exists'))
  const end = image.key.slice(image.key.lastIndexOf('.') + 1)
  const body = Readable.toWeb(object.body) as ReadableStream<Uint8Array>
  return storePressFile({ body, name: safeFileName(image.name, end, 'image'), actor })
}

/** All of a body; what is longer than may be is refused without being read on. */
async function readAll(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    void reader.cancel().catch(() => {})
  }, RECEIVE_MS)
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      size += value.length
      if (size > PRESS_FILE_MAX_BYTES) throw new Refusal(pressMessages.tooLarge)
      pieces.push(value)
    }
    // A reader that is cancelled is told that this was all.
    if (isSlow) throw new Refusal(pressMessages.slow)
  } catch (error) {
    await reader.cancel().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(pieces)
}
