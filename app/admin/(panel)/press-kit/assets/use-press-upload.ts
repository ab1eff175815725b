'use client'

import { useEffect, useRef, useState } from 'react'
import { type PressFileResponse, type PressUpload, pressFileProblem } from '@/lib/press/file-rules'
import { copyGalleryImage, sendPressFile } from './send-press-file'

export type UploadState =
  | { name: 'idle' | 'success' }
  /** A `fraction` of 1 means that the upload is complete and the file is being checked. */
  | { name: 'uploading'; file: string; fraction: number }
  | { name: 'error'; message: string }

/** How long the success note is shown (specification of the back office, section 9). */
const SUCCESS_MS = 3_000

/** Uploads one file at a time and reports progress. */
export function usePressUpload(onUploaded: (file: PressUpload) => void) {
  const [state, setState] = useState<UploadState>({ name: 'idle' })
  const isBusy = useRef(false)

  useEffect(() => {
    if (state.name !== 'success') return
    const timer = setTimeout(() => setState({ name: 'idle' }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function run(file: string, fraction: number, send: () => Promise<PressFileResponse>) {
    if (isBusy.current) return
    isBusy.current = true
    setState({ name: 'uploading', file, fraction })
    const response = await send()
    isBusy.current = false
    if (response.ok) onUploaded(response)
    setState(response.ok ? { name: 'success' } : { name: 'error', message: response.message })
  }

  function upload(file: File | undefined) {
    const problem = file && pressFileProblem(file)
    if (problem) setState({ name: 'error', message: problem.message })
    else if (file)
      void run(file.name, 0, () =>
        sendPressFile(file, (fraction) => setState({ name: 'uploading', file: file.name, fraction })),
      )
  }

  const copyFromGallery = (image: { id: string; name: string }) =>
    run(image.name, 1, () => copyGalleryImage(image.id))

  return { state, upload, copyFromGallery }
}
