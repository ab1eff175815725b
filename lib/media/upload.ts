import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { isUniqueViolation, Refusal } from '@/lib/platform/errors'
import { normalize } from '@/lib/platform/normalize'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { putObject } from '@/lib/storage/objects'
import { rewriteImage } from './image-file'
import { enqueueCopies } from './queue-copies'
import { chosenImageColumns, type ImageSlot, previewKey, type UploadedImage, uploadMessages } from './schema'

interface Upload {
  slot: ImageSlot
  /** Where in the slot's bucket; see `folderSchema`. */
  folder?: string | undefined
  /** The file's name as the browser tells it. */
  name: string
  body: ReadableStream<Uint8Array>
  actor: { id: string; name: string; requestId: string }
}

/**
 * Stores a picture: the object first, then its row, so that no row is ever without an object. The same bytes again give the
 * image that is there. Throws a `Refusal` for what is not a picture or too large.
 */
export async function uploadImage({ slot, folder, name, body, actor }: Upload): Promise<UploadedImage> {
  const { bucket } = UPLOAD_SLOTS[slot]
  const bytes = await readAll(body, slot)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await db.mediaImage.findUnique({
    where: { bucket_sha256: { bucket, sha256 } },
    select: chosenImageColumns,
  })
  if (known) return known

  const { data, extension, contentType, ...facts } = await rewriteImage(bytes)
  const key = `${folder ? `${folder}/` : ''}${randomUUID()}.${extension}`
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
      const image = await tx.mediaImage.create({ data: row, select: chosenImageColumns })
      await enqueueCopies(tx, [image])
      await recordAudit(tx, actor, {
        noun: 'media',
        action: 'upload',
        recordId: image.id,
        summary: `uploaded the image ${image.name}`,
      })
      return image
    })
  } catch (error) {
    // Someone uploaded the same file at the same time. The object of this call has no row, and is swept.
    if (!isUniqueViolation(error)) throw error
    return db.mediaImage.findUniqueOrThrow({
      where: { bucket_sha256: { bucket, sha256 } },
      select: chosenImageColumns,
    })
  }
}

interface Preview {
  /** The id of the file that it shows. */
  of: string
  /** That file's name. */
  name: string
  picture: Buffer
}

/**
 * Stores a picture of what a file looks like. Its key is made of the file's id, so anyone who has the file finds it; the gallery does not
 * offer it.
 */
export async function storePreview({ of, name, picture }: Preview): Promise<UploadedImage> {
  const { bucket } = UPLOAD_SLOTS.generalImage
  const { data, contentType, width, height, blur } = await rewriteImage(picture)
  const key = previewKey(of)
  await putObject(bucket, key, data, { contentType, size: data.length })
  // Salted with the file: an upload of the same picture is an image of its own, which stays when the file goes.
  const sha256 = createHash('sha256').update(of).update(data).digest('hex')
  const row = { bucket, key, name, alt: '', contentType, size: data.length, width, height, blur, sha256 }
  return db.$transaction(async (tx) => {
    const image = await tx.mediaImage.create({ data: row, select: chosenImageColumns })
    // Staff wait for the images of the gallery, and seldom for this one.
    await enqueueCopies(tx, [image], { isBulk: true })
    return image
  })
}

/** All of a body, as long as it fits the slot; what is longer is refused without being read on. */
async function readAll(body: ReadableStream<Uint8Array>, slot: ImageSlot): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > UPLOAD_SLOTS[slot].maxBytes) throw new Refusal(uploadMessages.tooLarge(slot))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]+/gu

/** A name to show and to search by; it never becomes part of a path. */
function tidyFileName(given: string, extension: string): string {
  const name = normalize(given, 'NFC').replace(UNWANTED, ' ').trim().slice(0, 200)
  return name || `image.${extension}`
}
