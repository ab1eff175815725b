import { useEffect, useState } from 'react'

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
    const kept = read()
    if (!kept) return
    setDraft(kept)
    setRestored(true)
  }, [])

  return {
    draft,
    isRestored,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      write(next)
    },
    clear() {
      setDraft(empty)
      setRestored(false)
      write(null)
    },
  }
}

// Storage may be full or forbidden: then the draft lives as long as the page.
function read(): MessageDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isDraft(kept) && Object.values(kept).some(Boolean) ? kept : null
  } catch {
    return null
  }
}

function write(draft: MessageDraft | null) {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft))
    else localStorage.removeItem(KEY)
  } catch {
    // See read().
  }
}

function isDraft(value: unknown): value is MessageDraft {
  const fields = value as Partial<Record<keyof MessageDraft, unknown>> | null
  return [fields?.subject, fields?.preview, fields?.body].every((field) => typeof field === 'string')
}
