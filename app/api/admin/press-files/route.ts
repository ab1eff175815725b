import { mayChange } from '@/lib/auth/access'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { Refusal } from '@/lib/platform/errors'
import { recordId } from '@/lib/platform/fields'
import { log } from '@/lib/platform/log'
import { refuseUpload, sentFileName } from '@/lib/platform/receive-upload'
import { requestInfo } from '@/lib/platform/request'
import { jsonResponse } from '@/lib/platform/uncached-response'
import {
  type PressFileResponse,
  type PressUpload,
  pressFileProblem,
  pressMessages,
} from '@/lib/press/file-rules'
import { storeGalleryImage, storePressFile } from '@/lib/press/upload'

/**
 * Accepts a press file from staff as the request body, or creates one from the gallery image with the id `image`.
 */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers)) return refuse(403, pressMessages.crossOrigin)
  const { admin, refusal } = await findAccess('press', mayChange)
  if (refusal) return refuse(refusal.status, refusal.message)
  const { requestId } = await requestInfo()
  const actor = { ...admin, requestId }
  const name = sentFileName(request)
  const image = recordId.safeParse(new URL(request.url).searchParams.get('image'))
  try {
    if (image.success) return respondCreated(await storeGalleryImage(image.data, actor))
    const announced = Number(request.headers.get('content-length') ?? 1)
    const problem = pressFileProblem({ name, size: announced })
    if (problem) return refuse(problem.status, problem.message)
    if (!request.body) return refuse(422, pressMessages.empty)
    return respondCreated(await storePressFile({ name, body: request.body, actor }))
  } catch (error) {
    if (error instanceof Refusal) return refuseUpload(error)
    // Do not log requests that the client aborted.
    if (!request.signal.aborted) log.error({ err: error, requestId }, 'press upload failed')
    return refuse(503, pressMessages.storageUnreachable)
  }
}

const respondCreated = (file: PressUpload) =>
  jsonResponse(201, { ok: true, ...file } satisfies PressFileResponse)

const refuse = (status: number, message: string) => jsonResponse(status, { ok: false, message })
