import { type ResumeResponse, resumeMessages } from '@/lib/applications/resume-rules'

export interface ResumeUpload {
  response: Promise<ResumeResponse>
  /** Aborts the upload, which then reports a failure. */
  abort: () => void
}

/** Longer than the server's timeout, so that the server can say what went wrong. */
const TIMEOUT_MS = 130_000

/** Sends a resume as a request body. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendResume(file: File, onProgress: (progress: number) => void): ResumeUpload {
  const request = new XMLHttpRequest()
  const response = new Promise<ResumeResponse>((resolve) => {
    const fail = () => resolve({ ok: false, message: resumeMessages.failed })
    request.open('POST', '/api/uploads/resume')
    request.responseType = 'json'
    request.timeout = TIMEOUT_MS
    // A lone surrogate cannot be URL-encoded.
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.replace(/\p{Cs}/gu, '')))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
    request.onload = () => (isResponse(request.response) ? resolve(request.response) : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.send(file)
  })
  return { response, abort: () => request.abort() }
}

/** Checks that the response is from the site, because it may also come from a proxy in between. */
const isResponse = (response: unknown): response is ResumeResponse =>
  typeof response === 'object' && response !== null && 'ok' in response
