import { type ResumeResponse, resumeFault, resumeMessages } from '@/lib/applications/resume-rules'
import { storeResume } from '@/lib/applications/upload'
import { isForeignRequest } from '@/lib/auth/own-origin'
import { Refusal } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeNetworkPoint, type Limit } from '@/lib/platform/rate-limit'
import { requestInfo } from '@/lib/platform/request'

const limit: Limit = { name: 'resume-upload', points: 30, seconds: 600 }

/** Status codes by message. All other refusals mean a damaged document. */
const statuses: Record<string, number> = {
  [resumeMessages.tooLarge]: 413,
  [resumeMessages.type]: 415,
  [resumeMessages.mismatch]: 415,
  [resumeMessages.slow]: 408,
  [resumeMessages.busy]: 503,
  [resumeMessages.tooMany]: 429,
}

/**
 * Accepts a resume from anyone as the request body. This is a route because a server action reads the whole request
 * before it can refuse the upload. The file name is in the `x-file-name` header, URL-encoded, because URLs end up in
 * logs.
 */
export async function POST(request: Request) {
  if (isForeignRequest(request.headers)) return refuse(403, resumeMessages.failed)
  const { requestId, address } = await requestInfo()
  const seconds = await consumeNetworkPoint(limit, address)
  if (seconds > 0) return refuse(429, resumeMessages.tooMany, { 'retry-after': String(seconds) })
  const name = decodeName(request.headers.get('x-file-name') ?? '')
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  const fault = resumeFault({ name, size: Number.isNaN(announced) ? 1 : announced })
  if (fault || !request.body) return refuseBecause(fault ?? resumeMessages.empty)
  try {
    return respond(201, { ok: true, ...(await storeResume({ name, body: request.body, address })) })
  } catch (error) {
    if (error instanceof Refusal) return refuseBecause(error.message)
    // Do not log requests that the client aborted.
    if (!request.signal.aborted) log.error({ err: error, requestId }, 'resume upload failed')
    return refuse(503, resumeMessages.failed)
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

function refuse(status: number, message: string, headers = {}) {
  return respond(status, { ok: false, message }, headers)
}

function respond(status: number, body: ResumeResponse, headers = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
