import { useEffect, useState } from 'react'
import { isStringRecord, readDraft, writeDraft } from '@/components/forms/local-draft'

export interface MessageDraft {
  subject: string
  preview: string
  body: string
}

/**
 * Keeps the changed fields of the message in this browser under `key` until it is sent, so that closing the window loses
 * nothing. The other fields follow `start`, which may change in the meantime, for example when the post is edited.
 */
export function useMessageDraft(key: string, start: MessageDraft) {
  const [changed, setChanged] = useState<Partial<MessageDraft>>({})
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const stored = readDraft(key, isStringRecord)
    if (!stored) return
    setChanged(stored)
    setRestored(true)
  }, [key])

  return {
    draft: { ...start, ...changed },
    isRestored,
    change(part: Partial<MessageDraft>) {
      const next = { ...changed, ...part }
      setChanged(next)
      // Do not keep an empty message as a draft: signing out would ask whether to discard it.
      writeDraft(key, isEmpty({ ...start, ...next }) ? null : next)
    },
    clear() {
      setChanged({})
      setRestored(false)
      writeDraft(key, null)
    },
  }
}

const isEmpty = (draft: MessageDraft) => !Object.values(draft).some((text) => text.trim())
