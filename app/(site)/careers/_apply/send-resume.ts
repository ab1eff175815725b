import { type ResumeAnswer, resumeMessages } from '@/lib/applications/resume-rules'

export interface Sending {
  answer: Promise<ResumeAnswer>
  /** Stops it; the answer then says that it failed. */
  abort: () => void
}

/** Longer than the server waits, so that it is the server who says why. */
const TIMEOUT_MS = 130_000

/** Sends a resume as the body of a request. XMLHttpRequest, because fetch does not tell how far it is. */
export function sendResume(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest()
  const answer = new Promise<ResumeAnswer>((resolve) => {
    const fail = () => resolve({ ok: false, message: resumeMessages.failed })
    request.open('POST', '/api/uploads/resume')
    request.responseType = 'json'
    request.timeout = TIMEOUT_MS
    // Half of a surrogate pair cannot be escaped.
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.replace(/\p{Cs}/gu, '')))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
    request.onload = () => (isAnswer(request.response) ? resolve(request.response) : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.send(file)
  })
  return { answer, abort: () => request.abort() }
}

/** Something on the way may answer with a page of its own. */
const isAnswer = (given: unknown): given is ResumeAnswer =>
  typeof given === 'object' && given !== null && 'ok' in given
