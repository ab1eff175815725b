import { uploadMessages } from '@/lib/media/schema'
import type { PressFileAnswer } from '@/lib/press/file-rules'

const ADDRESS = '/api/admin/press-files'

/** Sends a file as the body of a request. XMLHttpRequest, because fetch does not tell how far it is. */
export function sendPressFile(file: File, onProgress: (share: number) => void): Promise<PressFileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', ADDRESS)
    request.responseType = 'json'
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
    // Without a type of the browser's guess: the bytes say what it is.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(request.response ?? { ok: false, message: uploadMessages.failed() })
    request.onerror = () => resolve(UNREACHABLE)
    request.send(file)
  })
}

/** Makes a file of an image of the gallery. */
export async function takeGalleryImage(imageId: string): Promise<PressFileAnswer> {
  try {
    const answer = await fetch(`${ADDRESS}?${new URLSearchParams({ image: imageId })}`, { method: 'POST' })
    return await answer.json()
  } catch {
    return UNREACHABLE
  }
}

const UNREACHABLE: PressFileAnswer = {
  ok: false,
  message: uploadMessages.failed('the site could not be reached'),
}
