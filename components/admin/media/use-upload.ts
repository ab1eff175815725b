'use client'

import { use, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { HoldContext } from '@/components/forms/upload-hold'
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

interface QueuedFile {
  file: File
  onUploaded: (image: UploadedImage) => void
}

/** Uploads files one after another and reports progress. `onRejected` is called at the end if files were rejected. */
export function useUpload(place: UploadPlace, onRejected: (messages: readonly string[]) => void) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const hold = use(HoldContext)
  const running = useRef<QueuedFile[]>(null)

  useEffect(() => {
    if (state.name !== 'success') return
    const timer = setTimeout(() => setState({ name: 'idle' }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  /** Adds files to the upload. `onUploaded` is called for each uploaded file. */
  function upload(files: readonly File[], onUploaded: QueuedFile['onUploaded']) {
    const added = files.map((file) => ({ file, onUploaded }))
    if (running.current) running.current.push(...added)
    else if (added.length > 0) hold(sendAll(added))
  }

  /** Sends all files, including files added during the upload, even if some are rejected. */
  async function sendAll(files: QueuedFile[]) {
    running.current = files
    const rejected: { name: string; problem: string }[] = []
    for (const { file, onUploaded } of files) {
      const problem = uploadProblem(file, place.slot) ?? (await send(file, onUploaded))
      if (problem) rejected.push({ name: file.name, problem })
    }
    running.current = null
    const messages = rejected.map(({ name, problem }) =>
      files.length === 1 ? problem : `${name}: ${problem}`,
    )
    setState(messages.length === 0 ? { name: 'success' } : { name: 'error', messages })
    if (messages.length > 0) onRejected(messages)
  }

  /** Returns the reason if the file was rejected. */
  async function send(file: File, onUploaded: QueuedFile['onUploaded']) {
    const show = (progress: number) => setState({ name: 'uploading', file, progress })
    show(0)
    const response = await sendFile(file, place, show)
    if (!response.ok) return response.message
    onUploaded(response.image)
  }

  return { state, upload }
}

export const showRejected = (messages: readonly string[]) =>
  toast.error(messages.join('\n'), { className: 'whitespace-pre-line' })
