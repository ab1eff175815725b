'use client'

import { useEffect, useRef, useState } from 'react'
import { resumeProblem, type SentResume } from '@/lib/applications/resume-rules'
import { type ResumeUpload, sendResume } from './send-resume'

export type ResumeState =
  | { name: 'empty' }
  | { name: 'sending'; file: File; progress: number }
  | { name: 'refused'; file: File; message: string; canRetry: boolean }
  | { name: 'attached'; resume: SentResume }

export interface Resume {
  state: ResumeState
  choose: (file: File) => void
  /** Removes the file, and aborts its upload. */
  remove: () => void
  /** Shows a file that was uploaded earlier. */
  attach: (resume: SentResume) => void
  /** Resolves to the state once no upload is in progress. */
  untilSettled: () => Promise<ResumeState>
}

/** Uploads a resume as soon as it is chosen. `onChange` is called with each new state, but not for upload progress. */
export function useResume(initialResume: SentResume | null, onChange: (state: ResumeState) => void): Resume {
  const [state, setState] = useState<ResumeState>(
    initialResume ? { name: 'attached', resume: initialResume } : { name: 'empty' },
  )
  const latest = useRef(state)
  const upload = useRef<ResumeUpload | null>(null)

  function update(next: ResumeState) {
    latest.current = next
    setState(next)
    onChange(next)
  }

  function stop() {
    upload.current?.abort()
    upload.current = null
  }

  async function choose(file: File) {
    stop()
    const problem = resumeProblem(file)
    if (problem) return update({ name: 'refused', file, message: problem.message, canRetry: false })
    update({ name: 'sending', file, progress: 0 })
    const thisUpload = sendResume(file, (progress) => {
      if (upload.current === thisUpload) setState({ name: 'sending', file, progress })
    })
    upload.current = thisUpload
    const response = await thisUpload.response
    // The file was removed or replaced in the meantime.
    if (upload.current !== thisUpload) return
    upload.current = null
    if (response.ok) {
      const { token, name, size } = response
      return update({ name: 'attached', resume: { token, name, size } })
    }
    update({ name: 'refused', file, message: response.message, canRetry: response.canRetry })
  }

  useEffect(() => () => upload.current?.abort(), [])

  return {
    state,
    choose: (file) => void choose(file),
    remove: () => {
      stop()
      update({ name: 'empty' })
    },
    attach: (resume) => update({ name: 'attached', resume }),
    untilSettled: async () => {
      // The file may be replaced while it uploads.
      while (upload.current) await upload.current.response
      return latest.current
    },
  }
}
