import { type ImageSlot, type UploadResponse, uploadMessages } from '@/lib/media/schema'

export interface UploadPlace {
  slot: ImageSlot
  /** A folder in the slot's bucket: lowercase letters, digits, hyphens. */
  folder?: string | undefined
}

/** Sends an image as a request body. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendFile(
  file: File,
  { slot, folder }: UploadPlace,
  onProgress: (progress: number) => void,
): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const search = new URLSearchParams({ slot, name: file.name, ...(folder ? { folder } : {}) })
    request.open('POST', `/api/admin/media?${search}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(request.response ?? { ok: false, message: unreadable(request.status) })
    request.onerror = () =>
      resolve({ ok: false, message: uploadMessages.failed('the site could not be reached') })
    request.send(file)
  })
}

/**
 * Returns the message for an unreadable response. Status 201 means that the image was stored, but the response was
 * cut off.
 */
const unreadable = (status: number) => (status === 201 ? uploadMessages.noAddress : uploadMessages.failed())
