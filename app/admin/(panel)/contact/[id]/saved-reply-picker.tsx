import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
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

/** Inserts a saved reply, filling in the name and the reference. */
export function SavedReplyPicker({ savedReplies, message, typed, onPick }: SavedReplyPickerProps) {
  const [picked, setPicked] = useState('')
  const [replacement, setReplacement] = useState<SavedReply | null>(null)
  if (savedReplies.length === 0) return null

  const isPicked = savedReplies.some(({ body }) => fillReply(body, message) === typed)
  const insert = ({ id, body }: SavedReply) => {
    setPicked(id)
    onPick(fillReply(body, message))
  }

  return (
    <>
      <Field label="Saved reply" optional>
        {(control) => (
          <Select
            {...control}
            value={picked}
            onChange={(event) => {
              const reply = savedReplies.find(({ id }) => id === event.target.value)
              if (reply && typed.trim() !== '' && !isPicked) setReplacement(reply)
              else if (reply) insert(reply)
            }}
          >
            <option value="">Write from scratch</option>
            {savedReplies.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConfirmDialog
        open={replacement !== null}
        onClose={() => setReplacement(null)}
        onConfirm={async () => replacement && insert(replacement)}
        question="Replace your text with this saved reply?"
        verb="Replace"
      >
        “{replacement?.title}” replaces the reply you wrote.
      </ConfirmDialog>
    </>
  )
}
