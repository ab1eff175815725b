'use client'

import { use, useEffect, useRef, useState } from 'react'
import { HoldContext } from '@/components/forms/upload-hold'
import {
  type PressFileResponse,
  type PressUpload,
  pressFileProblem,
  pressMessages,
} from '@/lib/press/file-rules'
import { copyGalleryImage, sendPressFile } from './send-press-file'

export type UploadState =
  | { name: 'idle' | 'success' }
  /** A `fraction` of 1 means that the upload is complete and the file is being checked. */
  | { name: 'uploading'; file: string; fraction: number }
  | { name: 'error'; message: string }

/** How long the success note is shown (specification of the back office, section 9). */
const SUCCESS_MS = 3_000

/** Uploads one file at a time and reports progress. Files added during an upload wait in a queue. */
export function usePressUpload(onUploaded: (file: PressUpload) => void) {
  const [state, setState] = useState<UploadState>({ name: 'idle' })
  const hold = use(HoldContext)
  const lastUpload = useRef(Promise.resolve())

  useEffect(() => {
    if (state.name !== 'success') return
    const timer = setTimeout(() => setState({ name: 'idle' }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  function run(file: string, fraction: number, send: () => Promise<PressFileResponse>) {
    lastUpload.current = lastUpload.current.then(async () => {
      setState({ name: 'uploading', file, fraction })
      const response = await send()
      if (response.ok) onUploaded(response)
      setState(response.ok ? { name: 'success' } : { name: 'error', message: response.message })
    })
    hold(lastUpload.current)
  }

  function upload([file, ...others]: readonly File[]) {
    if (!file) return
    run(file.name, 0, async () => {
      const message = others.length > 0 ? pressMessages.several : pressFileProblem(file)?.message
      if (message) return { ok: false, message }
      return sendPressFile(file, (fraction) => setState({ name: 'uploading', file: file.name, fraction }))
    })
  }

  const copyFromGallery = (image: { id: string; name: string }) =>
    run(image.name, 1, () => copyGalleryImage(image.id))

  return { state, upload, copyFromGallery }
}
