/** Longer than the server's timeout, so that the server can say what went wrong. */
const TIMEOUT_MS = 130_000

/** The status is 0 if the site could not be reached. The answer is null if it is not from the site. */
interface Result<Answer> {
  status: number
  answer: Answer | null
}

interface Upload<Answer> {
  /** Never rejects. */
  response: Promise<Result<Answer>>
  /** Aborts the upload. The response is then the same as if the site could not be reached. */
  abort: () => void
}

/**
 * Sends a file as a request body. Uses XMLHttpRequest, because fetch does not report upload progress. `onProgress` is
 * called with the fraction that has been sent.
 */
export function sendUpload<Answer extends { ok: boolean }>(
  url: string,
  file: File,
  onProgress: (fraction: number) => void,
): Upload<Answer> {
  const request = new XMLHttpRequest()
  const response = new Promise<Result<Answer>>((resolve) => {
    request.open('POST', url)
    request.responseType = 'json'
    request.timeout = TIMEOUT_MS
    // A lone surrogate cannot be URL-encoded.
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.replace(/\p{Cs}/gu, '')))
    // Not the type that the browser guessed. The server detects it from the bytes.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
    request.onloadend = () =>
      resolve({
        status: request.status,
        answer: isAnswer<Answer>(request.response) ? request.response : null,
      })
    request.send(file)
  })
  return { response, abort: () => request.abort() }
}

/** Checks that the response is from the site, because it may also come from a proxy in between. */
const isAnswer = <Answer>(response: unknown): response is Answer =>
  typeof response === 'object' && response !== null && 'ok' in response
