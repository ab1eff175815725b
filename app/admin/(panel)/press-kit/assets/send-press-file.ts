import { sendUpload } from '@/components/forms/send-upload'
import { type PressFileResponse, pressMessages } from '@/lib/press/file-rules'

const ENDPOINT = '/api/admin/press-files'

/** Uploads a press file. */
export async function sendPressFile(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<PressFileResponse> {
  const { status, answer } = await sendUpload<PressFileResponse>(ENDPOINT, file, onProgress).response
  return answer ?? (status === 0 ? UNREACHABLE : { ok: false, message: pressMessages.failed() })
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

const UNREACHABLE: PressFileResponse = { ok: false, message: pressMessages.unreachable }
