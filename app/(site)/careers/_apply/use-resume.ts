'use client'

import { useEffect, useRef, useState } from 'react'
import { resumeFault, resumeMessages, type SentResume } from '@/lib/applications/resume-rules'
import { type Sending, sendResume } from './send-resume'

export type ResumeState =
  | { name: 'empty' }
  | { name: 'sending'; file: File; share: number }
  | { name: 'refused'; file: File; message: string; canRetry: boolean }
  | { name: 'attached'; resume: SentResume }

export interface Resume {
  state: ResumeState
  choose: (file: File) => void
  /** Also stops what is being sent. */
  remove: () => void
  /** Shows what was sent before. */
  attach: (resume: SentResume) => void
  /** The state when nothing is being sent any more. */
  settled: () => Promise<ResumeState>
}

/** Faults that may not recur with the same file. */
const passing: readonly string[] = [
  resumeMessages.failed,
  resumeMessages.busy,
  resumeMessages.slow,
  resumeMessages.tooMany,
]

/** Sends a resume as soon as it is chosen; `onChange` hears of each new state but the progress. */
export function useResume(start: SentResume | null, onChange: (state: ResumeState) => void): Resume {
  const [state, setState] = useState<ResumeState>(
    start ? { name: 'attached', resume: start } : { name: 'empty' },
  )
  const latest = useRef(state)
  const sending = useRef<Sending | null>(null)

  function update(next: ResumeState) {
    latest.current = next
    setState(next)
    onChange(next)
  }

  function stop() {
    sending.current?.abort()
    sending.current = null
  }

  async function choose(file: File) {
    stop()
    const fault = resumeFault(file)
    if (fault) return update({ name: 'refused', file, message: fault, canRetry: false })
    update({ name: 'sending', file, share: 0 })
    const own = sendResume(file, (share) => {
      if (sending.current === own) setState({ name: 'sending', file, share })
    })
    sending.current = own
    const answer = await own.answer
    // Taken back, or another one was chosen.
    if (sending.current !== own) return
    sending.current = null
    if (answer.ok) {
      const { token, name, size } = answer
      return update({ name: 'attached', resume: { token, name, size } })
    }
    const { message } = answer
    update({ name: 'refused', file, message, canRetry: passing.includes(message) })
  }

  useEffect(() => () => sending.current?.abort(), [])

  return {
    state,
    choose: (file) => void choose(file),
    remove: () => {
      stop()
      update({ name: 'empty' })
    },
    attach: (resume) => update({ name: 'attached', resume }),
    settled: async () => {
      // Another one may be chosen meanwhile.
      while (sending.current) await sending.current.answer
      return latest.current
    },
  }
}
