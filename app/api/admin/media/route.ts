import { mayChange } from '@/lib/auth/access'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { listImages } from '@/lib/media/admin-queries'
import { folderSchema, imageSlots, mediaList, type UploadResponse, uploadMessages } from '@/lib/media/schema'
import { uploadImage } from '@/lib/media/upload'
import { Refusal } from '@/lib/platform/errors'
import { parseListParams } from '@/lib/platform/list-params'
import { log } from '@/lib/platform/log'
import { refuseUpload, sentFileName } from '@/lib/platform/receive-upload'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { jsonResponse } from '@/lib/platform/uncached-response'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'

/**
 * Limits concurrent uploads in total and per person, because images of up to 10 MB are held in memory until
 * they are checked.
 */
const acquireSlot = createSlots({ name: 'image-uploads', total: 12, perNetwork: 4 })

/**
 * Returns images for the gallery dialog: those whose name or description contains `q`, starting after the image with
 * the id `after`.
 */
export async function GET(request: Request) {
  const { refusal } = await findAccess('media')
  if (refusal) return refuse(refusal.status, refusal.message)
  const params = parseListParams(mediaList, Object.fromEntries(new URL(request.url).searchParams))
  return jsonResponse(200, await listImages(params))
}

/**
 * Accepts an image from staff as the request body. This is a route because a server action reads the whole request
 * before it can refuse the upload. `slot` and optionally `folder` are in the URL.
 */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers)) return refuse(403, uploadMessages.crossOrigin)
  const { admin, refusal } = await findAccess('media', mayChange)
  if (refusal) return refuse(refusal.status, refusal.message)
  const { searchParams } = new URL(request.url)
  const slot = imageSlots.find((option) => option === searchParams.get('slot'))
  const folder = folderSchema.optional().safeParse(searchParams.get('folder') ?? undefined)
  if (!slot || !folder.success || !request.body) return refuse(400, uploadMessages.failed())
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > UPLOAD_SLOTS[slot].maxBytes) return refuse(413, uploadMessages.tooLarge(slot))
  const { requestId } = await requestInfo()
  const release = acquireSlot(admin.id)
  if (!release)
    return refuse(
      503,
      uploadMessages.failed('too many uploads are in progress. Please try again in a moment'),
    )
  try {
    const image = await uploadImage({
      slot,
      folder: folder.data,
      name: sentFileName(request),
      body: request.body,
      actor: { ...admin, requestId },
    })
    return jsonResponse(201, { ok: true, image } satisfies UploadResponse)
  } catch (error) {
    if (error instanceof Refusal) return refuseUpload(error)
    log.error({ err: error, requestId }, 'upload failed')
    return refuse(503, uploadMessages.storageUnreachable)
  } finally {
    release()
  }
}

const refuse = (status: number, message: string) => jsonResponse(status, { ok: false, message })
