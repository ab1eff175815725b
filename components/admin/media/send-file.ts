import { type ImageSlot, type UploadAnswer, uploadMessages } from '@/lib/media/schema'

export interface UploadPlace {
  slot: ImageSlot
  /** A part of the slot's bucket: small letters, digits, hyphens. */
  folder?: string | undefined
}

/** Sends a picture as the body of a request. XMLHttpRequest, because fetch does not tell how far it is. */
export function sendFile(
  file: File,
  { slot, folder }: UploadPlace,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
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

/** The picture was taken, but what was said of it did not arrive whole. */
const unreadable = (status: number) => (status === 201 ? uploadMessages.noAddress : uploadMessages.failed())
