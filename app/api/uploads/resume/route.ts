import { type ResumeResponse, resumeMessages, resumeProblem } from '@/lib/applications/resume-rules'
import { storeResume } from '@/lib/applications/upload'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { Refusal } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeNetworkPoint, type Limit } from '@/lib/platform/rate-limit'
import { refuseUpload, sentFileName } from '@/lib/platform/receive-upload'
import { requestInfo } from '@/lib/platform/request'
import { jsonResponse } from '@/lib/platform/uncached-response'

const limit: Limit = { name: 'resume-upload', points: 30, seconds: 600 }

/**
 * Accepts a resume from anyone as the request body. This is a route because a server action reads the whole request
 * before it can refuse the upload.
 */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers)) return refuse(403, resumeMessages.failed)
  const { requestId, address } = await requestInfo()
  const seconds = await consumeNetworkPoint(limit, address)
  if (seconds > 0) return refuse(429, resumeMessages.tooMany, { 'retry-after': String(seconds) })
  const name = sentFileName(request)
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  const problem = resumeProblem({ name, size: Number.isNaN(announced) ? 1 : announced })
  if (problem) return refuse(problem.status, problem.message)
  if (!request.body) return refuse(422, resumeMessages.empty)
  try {
    const resume = await storeResume({ name, body: request.body, address })
    return jsonResponse(201, { ok: true, ...resume } satisfies ResumeResponse)
  } catch (error) {
    if (error instanceof Refusal) return refuseUpload(error)
    // Do not log requests that the client aborted.
    if (!request.signal.aborted) log.error({ err: error, requestId }, 'resume upload failed')
    return refuse(503, resumeMessages.failed)
  }
}

function refuse(status: number, message: string, headers = {}) {
  return jsonResponse(status, { ok: false, message } satisfies ResumeResponse, headers)
}
