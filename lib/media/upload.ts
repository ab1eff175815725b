import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '@/lib/audit/record'
import { type LiveActor, requireLive } from '@/lib/auth/require-live'
import { CONTROL } from '@/lib/platform/control-characters'
import { db } from '@/lib/platform/db'
import { isUniqueViolation } from '@/lib/platform/errors'
import { normalize } from '@/lib/platform/normalize'
import { receiveAll } from '@/lib/platform/receive-upload'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { hasObject, putObject } from '@/lib/storage/objects'
import { rewriteImage } from './image-file'
import { enqueueCopies } from './queue-copies'
import { chosenImageColumns, type ImageSlot, previewKey, type UploadedImage, uploadMessages } from './schema'

interface Upload {
  slot: ImageSlot
  /** The folder in the slot's bucket; see `folderSchema`. */
  folder?: string | undefined
  /** The file name sent by the browser. */
  name: string
  body: ReadableStream<Uint8Array>
  /** Null for the seed, because its uploads are not recorded. */
  actor: LiveActor | null
}

/**
 * Stores an image: first the object, then its row, so that every row has an object. Uploading the same bytes again
 * returns the existing image, and stores its object again if storage has lost it, for example because different storage
 * has been connected since. Throws a `Refusal` if the body is not an image or too large, or if the person's session has
 * ended meanwhile.
 */
export async function uploadImage({ slot, folder, name, body, actor }: Upload): Promise<UploadedImage> {
  const { bucket, maxBytes } = UPLOAD_SLOTS[slot]
  const messages = { tooLarge: uploadMessages.tooLarge(slot), slow: uploadMessages.slow }
  const bytes = await receiveAll(body, { maxBytes, messages })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const existing = await db.mediaImage.findUnique({
    where: { bucket_sha256: { bucket, sha256 } },
    select: chosenImageColumns,
  })
  if (existing && (await hasObject(bucket, existing.key))) return existing

  const { data, extension, contentType, ...facts } = await rewriteImage(bytes)
  const key = existing?.key ?? `${folder ? `${folder}/` : ''}${randomUUID()}.${extension}`
  await putObject(bucket, key, data, { contentType, size: data.length })
  const row = {
    bucket,
    key,
    name: tidyFileName(name, extension),
    contentType,
    size: data.length,
    sha256,
    ...facts,
  }
  try {
    return await db.$transaction(async (tx) => {
      if (actor) await requireLive(tx, actor)
      const image = existing
        ? await tx.mediaImage.update({
            where: { id: existing.id },
            data: { size: data.length, copies: 'pending', copyWidths: [] },
            select: chosenImageColumns,
          })
        : await tx.mediaImage.create({ data: row, select: chosenImageColumns })
      await enqueueCopies(tx, [image])
      const summary = `uploaded the image ${image.name}`
      if (actor)
        await recordAudit(tx, actor, { noun: 'media', action: 'upload', recordId: image.id, summary })
      return image
    })
  } catch (error) {
    // Someone else uploaded the same file at the same time. The cleanup job deletes this call's object, which has no
    // row.
    if (!isUniqueViolation(error)) throw error
    return db.mediaImage.findUniqueOrThrow({
      where: { bucket_sha256: { bucket, sha256 } },
      select: chosenImageColumns,
    })
  }
}

interface Preview {
  /** The id of the file that the preview is for. */
  of: string
  /** The name of that file. */
  name: string
  picture: Buffer
}

/**
 * Stores a file's preview. Its key is derived from the file's id, so it can be found from the file. The gallery does
 * not list it.
 */
export async function storePreview({ of, name, picture }: Preview): Promise<UploadedImage> {
  const { bucket } = UPLOAD_SLOTS.generalImage
  const { data, contentType, width, height, blur } = await rewriteImage(picture)
  const key = previewKey(of)
  await putObject(bucket, key, data, { contentType, size: data.length })
  // Salt the hash with the file's id, so that uploading the same image creates a separate row, which stays when the
  // file is deleted.
  const sha256 = createHash('sha256').update(of).update(data).digest('hex')
  const row = { bucket, key, name, alt: '', contentType, size: data.length, width, height, blur, sha256 }
  return db.$transaction(async (tx) => {
    const image = await tx.mediaImage.create({ data: row, select: chosenImageColumns })
    // Staff wait for gallery images, but rarely for previews.
    await enqueueCopies(tx, [image], 'bulk')
    return image
  })
}

const UNWANTED = new RegExp(`(?:${CONTROL.source}|[/\\\\])+`, 'gu')

/** Cleans a file name for display and search. It never becomes part of a path. */
function tidyFileName(fileName: string, extension: string): string {
  const name = normalize(fileName, 'NFC').replace(UNWANTED, ' ').trim().slice(0, 200)
  return name || `image.${extension}`
}
