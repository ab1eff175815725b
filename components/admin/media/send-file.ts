import { sendUpload } from '@/components/forms/send-upload'
import { type ImageSlot, type UploadResponse, uploadMessages } from '@/lib/media/schema'

export interface UploadPlace {
  slot: ImageSlot
  /** A folder in the slot's bucket: lowercase letters, digits, hyphens. */
  folder?: string | undefined
}

/** Uploads an image. */
export async function sendFile(
  file: File,
  { slot, folder }: UploadPlace,
  onProgress: (fraction: number) => void,
): Promise<UploadResponse> {
  const search = new URLSearchParams({ slot, ...(folder ? { folder } : {}) })
  const { response } = sendUpload<UploadResponse>(`/api/admin/media?${search}`, file, onProgress)
  const { status, answer } = await response
  return answer ?? { ok: false, message: failureMessage(status) }
}

/** Returns the message for a response that cannot be read. */
function failureMessage(status: number) {
  if (status === 0) return uploadMessages.unreachable
  // The image was stored, but the response was cut off.
  return status === 201 ? uploadMessages.noAddress : uploadMessages.failed()
}
