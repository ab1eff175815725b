import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { recordAudit } from '@/lib/audit/record'
import { type LiveActor, requireLive } from '@/lib/auth/require-live'
import { mediaPath, readMediaPath } from '@/lib/media/schema'
import { storePreview } from '@/lib/media/upload'
import { db } from '@/lib/platform/db'
import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import { safeFileName } from '@/lib/platform/file-name'
import { receiveAll } from '@/lib/platform/receive-upload'
import { createSlots } from '@/lib/platform/slots'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { openObject, putObject } from '@/lib/storage/objects'
import { PRESS_FILE_MAX_BYTES, type PressUpload, pressMessages } from './file-rules'
import { readPressFile } from './press-file'
import { drawPreview } from './preview-picture'

const { bucket } = UPLOAD_SLOTS.pressAsset

/** Limits concurrent uploads in this process, in total and per person, because each is held in memory. */
const acquireSlot = createSlots({ name: 'press-uploads', total: 4, perNetwork: 2 })

interface Upload {
  /** The whole file, or a stream. */
  body: Buffer | ReadableStream<Uint8Array>
  /** The file name sent by the browser. */
  name: string
  /** Null while seeding the database. */
  actor: LiveActor | null
}

/**
 * Stores a press file that no asset uses yet: first the object, then its row. Re-encodes images, cleans drawings, and
 * creates a preview of both. Throws a `Refusal` if the upload is too large, too slow or of an unknown type, or if
 * the person's session has ended meanwhile.
 */
export const storePressFile = (upload: Upload) => inSlot(upload.actor, () => store(upload))

/** Stores a copy of a gallery image as a press file. The copy stays when the image is deleted. */
export const storeGalleryImage = (imageId: string, actor: LiveActor) =>
  inSlot(actor, async () => {
    const image = await db.mediaImage.findUnique({
      where: { id: imageId },
      select: { bucket: true, key: true, name: true },
    })
    const place = image && readMediaPath(mediaPath(image))
    const object = place && (await openObject(place.bucket, place.key))
    if (!image || !object) throw new Refusal(pressMessages.failed('this image no longer exists'))
    const extension = image.key.slice(image.key.lastIndexOf('.') + 1)
    const body = Readable.toWeb(object.body) as ReadableStream<Uint8Array>
    return store({ body, name: safeFileName(image.name, extension, 'image'), actor })
  })

/** Refuses the upload before anything is read if too many are running. */
async function inSlot(actor: LiveActor | null, work: () => Promise<PressUpload>) {
  const release = acquireSlot(actor?.id ?? '')
  if (!release) throw new UploadRefusal(503, pressMessages.busy)
  try {
    return await work()
  } finally {
    release()
  }
}

async function store({ body, name, actor }: Upload): Promise<PressUpload> {
  const bytes =
    body instanceof Uint8Array
      ? body
      : await receiveAll(body, { maxBytes: PRESS_FILE_MAX_BYTES, messages: pressMessages })
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
    if (actor) await requireLive(tx, actor)
    const { id } = await tx.pressFile.create({ data: row, select: { id: true } })
    const summary = `uploaded the press file ${row.name}`
    if (actor) await recordAudit(tx, actor, { noun: 'press', action: 'upload', recordId: id, summary })
    return { id, name: row.name, contentType, size: row.size }
  })
  const preview = picture && (await storePreview({ of: file.id, name: row.name, picture }))
  return { ...file, previewId: preview?.id ?? null, previewPath: preview ? mediaPath(preview) : null }
}
