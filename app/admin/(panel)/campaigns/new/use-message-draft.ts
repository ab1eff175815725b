import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from '@/components/forms/local-draft'

export interface MessageDraft {
  subject: string
  preview: string
  body: string
}

const KEY = 'campaigns.draft'
const empty: MessageDraft = { subject: '', preview: '', body: '' }

/** The message being written, kept in this browser until it is sent: closing the window loses nothing. */
export function useMessageDraft() {
  const [draft, setDraft] = useState(empty)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const kept = readDraft(KEY, isDraft)
    if (!kept || !Object.values(kept).some(Boolean)) return
    setDraft(kept)
    setRestored(true)
  }, [])

  return {
    draft,
    isRestored,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      writeDraft(KEY, next)
    },
    clear() {
      setDraft(empty)
      setRestored(false)
      writeDraft(KEY, null)
    },
  }
}

function isDraft(value: unknown): value is MessageDraft {
  const fields = value as Partial<Record<keyof MessageDraft, unknown>> | null
  return [fields?.subject, fields?.preview, fields?.body].every((field) => typeof field === 'string')
}
