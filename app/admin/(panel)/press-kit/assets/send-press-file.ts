import { uploadMessages } from '@/lib/media/schema'
import type { PressFileResponse } from '@/lib/press/file-rules'

const ENDPOINT = '/api/admin/press-files'

/** Sends a file as a request body. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendPressFile(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<PressFileResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', ENDPOINT)
    request.responseType = 'json'
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
    // Drop the type that the browser guessed. The server detects it from the bytes.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(request.response ?? { ok: false, message: uploadMessages.failed() })
    request.onerror = () => resolve(UNREACHABLE)
    request.send(file)
  })
}

/** Creates a press file from a gallery image. */
export async function copyGalleryImage(imageId: string): Promise<PressFileResponse> {
  try {
    const response = await fetch(`${ENDPOINT}?${new URLSearchParams({ image: imageId })}`, { method: 'POST' })
    return await response.json()
  } catch {
    return UNREACHABLE
  }
}

const UNREACHABLE: PressFileResponse = {
  ok: false,
  message: uploadMessages.failed('the site could not be reached'),
}
