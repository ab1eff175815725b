import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { SavedReply } from '@/lib/contact/admin-queries'
import { fillReply, type ReplyFacts } from '@/lib/contact/fill-reply'

interface SavedReplyPickerProps {
  savedReplies: SavedReply[]
  message: ReplyFacts
  typed: string
  onPick: (text: string) => void
}

const REPLACE = 'Replace your text with this saved reply?'

/** Inserts a saved reply, filling in the name and the reference. */
export function SavedReplyPicker({ savedReplies, message, typed, onPick }: SavedReplyPickerProps) {
  const [picked, setPicked] = useState('')
  if (savedReplies.length === 0) return null

  const pick = (id: string) => {
    const reply = savedReplies.find((reply) => reply.id === id)
    if (!reply) return
    const isPicked = savedReplies.some(({ body }) => fillReply(body, message) === typed)
    if (typed.trim() !== '' && !isPicked && !window.confirm(REPLACE)) return
    setPicked(id)
    onPick(fillReply(reply.body, message))
  }

  return (
    <Field label="Saved reply" optional>
      {(control) => (
        <Select {...control} value={picked} onChange={(event) => pick(event.target.value)}>
          <option value="">Write from scratch</option>
          {savedReplies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
