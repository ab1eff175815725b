'use client'

import { useEffect, useRef, useState } from 'react'
import { type UploadedImage, uploadProblem } from '@/lib/media/schema'
import { sendFile, type UploadPlace } from './send-file'

type State =
  | { name: 'idle' }
  | { name: 'uploading'; file: File; progress: number }
  | { name: 'success' }
  /** Why files were rejected. All other files have been uploaded. */
  | { name: 'error'; messages: readonly string[] }

/** How long the success note is shown (specification of the back office, section 9). */
const SUCCESS_MS = 3_000

/** Uploads files one after another and reports progress. `onUploaded` is called for each uploaded file. */
export function useUpload(place: UploadPlace, onUploaded: (image: UploadedImage) => void) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const isBusy = useRef(false)

  useEffect(() => {
    if (state.name !== 'success') return
    const timer = setTimeout(() => setState({ name: 'idle' }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function upload(files: readonly File[]) {
    if (isBusy.current || files.length === 0) return
    isBusy.current = true
    const messages = await sendAll(files)
    setState(messages.length === 0 ? { name: 'success' } : { name: 'error', messages })
    isBusy.current = false
  }

  /** Uploads all files, even if some are rejected. Returns the reason for each rejected file. */
  async function sendAll(files: readonly File[]): Promise<string[]> {
    const refused: string[] = []
    for (const file of files) {
      const problem = uploadProblem(file, place.slot)
      if (problem) {
        refused.push(withFileName(file, files, problem))
        continue
      }
      const show = (progress: number) => setState({ name: 'uploading', file, progress })
      show(0)
      const response = await sendFile(file, place, show)
      if (response.ok) onUploaded(response.image)
      else refused.push(withFileName(file, files, response.message))
    }
    return refused
  }

  return { state, upload }
}

const withFileName = (file: File, files: readonly File[], message: string) =>
  files.length === 1 ? message : `${file.name}: ${message}`
