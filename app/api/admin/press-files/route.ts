import { mayChange } from '@/lib/auth/access'
import { isForeignRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { uploadMessages } from '@/lib/media/schema'
import { Refusal } from '@/lib/platform/errors'
import { recordId } from '@/lib/platform/fields'
import { log } from '@/lib/platform/log'
import { requestInfo } from '@/lib/platform/request'
import { type PressFileResponse, pressFileFault, pressMessages } from '@/lib/press/file-rules'
import { storeGalleryImage, storePressFile } from '@/lib/press/upload'

/** Status codes by message. All other refusals mean a damaged file. */
const statuses: Record<string, number> = {
  [pressMessages.tooLarge]: 413,
  [pressMessages.type]: 415,
  [pressMessages.mismatch]: 415,
  [pressMessages.slow]: 408,
  [pressMessages.busy]: 503,
}

/**
 * Accepts a press file from staff as the request body, or creates one from the gallery image with the id `image`. The
 * file name is in the `x-file-name` header, URL-encoded, because URLs end up in logs.
 */
export async function POST(request: Request) {
  if (isForeignRequest(request.headers))
    return refuse(403, uploadMessages.failed('the request came from another site'))
  const { admin, refusal } = await findAccess('press', mayChange)
  if (refusal) return refuse(refusal.status, refusal.message)
  const { requestId } = await requestInfo()
  const actor = { id: admin.id, name: admin.name, requestId }
  const name = decodeName(request.headers.get('x-file-name') ?? '')
  const image = recordId.safeParse(new URL(request.url).searchParams.get('image'))
  try {
    if (image.success) return respond(201, { ok: true, ...(await storeGalleryImage(image.data, actor)) })
    const announced = Number(request.headers.get('content-length') ?? 1)
    const fault = pressFileFault({ name, size: announced })
    if (fault || !request.body) return refuseBecause(fault ?? pressMessages.empty)
    return respond(201, { ok: true, ...(await storePressFile({ name, body: request.body, actor })) })
  } catch (error) {
    if (error instanceof Refusal) return refuseBecause(error.message)
    // Do not log requests that the client aborted.
    if (!request.signal.aborted) log.error({ err: error, requestId }, 'press upload failed')
    return refuse(503, pressMessages.storage)
  }
}

function decodeName(escaped: string) {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return ''
  }
}

const refuseBecause = (message: string) => refuse(statuses[message] ?? 422, message)

function refuse(status: number, message: string) {
  return respond(status, { ok: false, message })
}

function respond(status: number, body: PressFileResponse) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
