import { useEffect, useState } from 'react'
import { isStringRecord, readDraft, writeDraft } from '@/components/forms/local-draft'

export interface MessageDraft {
  subject: string
  preview: string
  body: string
}

/** Keeps the message in this browser under `key` until it is sent, so that closing the window loses nothing. */
export function useMessageDraft(key: string, start: MessageDraft) {
  const [draft, setDraft] = useState(start)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const stored = readDraft(key, isDraft)
    if (!stored || isEmpty(stored)) return
    setDraft(stored)
    setRestored(true)
  }, [key])

  return {
    draft,
    isRestored,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      // Do not keep an empty message as a draft: signing out would ask whether to discard it.
      writeDraft(key, isEmpty(next) ? null : next)
    },
    clear() {
      setDraft(start)
      setRestored(false)
      writeDraft(key, null)
    },
  }
}

const isEmpty = (draft: MessageDraft) => !Object.values(draft).some((text) => text.trim())

const isDraft = (stored: unknown): stored is MessageDraft & Record<string, string> =>
  isStringRecord(stored) && ['subject', 'preview', 'body'].every((name) => name in stored)
