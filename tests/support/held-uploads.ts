import { act } from 'react'
import type { Mock } from 'vitest'
import type { UploadedImage } from '@/lib/media/schema'

/** Makes `sendUpload` wait, so that a test can do something while files are uploaded. */
export function holdUploads(sendUpload: Mock) {
  const waiting: ((result: object) => void)[] = []
  sendUpload.mockReset()
  sendUpload.mockImplementation(() => ({ response: new Promise((resolve) => waiting.push(resolve)) }))
  const respond = (answer: object, index = 0) =>
    act(async () => waiting.splice(index, 1)[0]?.({ status: 201, answer }))
  return {
    /** Finishes the oldest running upload, or the running upload at this index. */
    finishUpload: (data: object, index?: number) => respond({ ok: true, ...data }, index),
    failUpload: (message: string) => respond({ ok: false, message }),
  }
}

export const pngFile = (name: string) => new File(['x'], name, { type: 'image/png' })

/** Returns the image that an upload has created. */
export const uploadedImage = (id: string): UploadedImage => ({
  id,
  name: `${id}.png`,
  bucket: 'b',
  key: `${id}.png`,
  alt: '',
  width: 1,
  height: 1,
  blur: '',
  copyWidths: [],
})

/** Chooses a file in the file picker. */
export async function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
}

/** Pastes or drops files. */
export async function transfer(how: 'paste' | 'drop', target: Element | null | undefined, ...files: File[]) {
  const data = { files, types: ['Files'], getData: () => '' }
  const event = new Event(how, { bubbles: true, cancelable: true })
  await act(async () =>
    target?.dispatchEvent(
      Object.assign(event, how === 'paste' ? { clipboardData: data } : { dataTransfer: data }),
    ),
  )
}
