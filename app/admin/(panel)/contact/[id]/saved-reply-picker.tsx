import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { SavedReply } from '@/lib/contact/admin-queries'
import { fillReply, type ReplyFacts } from '@/lib/contact/fill-reply'

type Choice = Pick<SavedReply, 'id' | 'title' | 'body'>

interface SavedReplyPickerProps {
  savedReplies: Choice[]
  message: ReplyFacts
  typed: string
  disabled?: boolean
  onPick: (text: string) => void
}

const scratch: Choice = { id: '', title: 'Write from scratch', body: '' }

/** Inserts a saved reply, filling in the name and the reference. */
export function SavedReplyPicker({ savedReplies, message, typed, disabled, onPick }: SavedReplyPickerProps) {
  const isTyped = ({ body }: Choice) => fillReply(body, message) === typed
  const [picked, setPicked] = useState(() => savedReplies.find(isTyped)?.id ?? '')
  const [replacement, setReplacement] = useState<Choice | null>(null)
  if (savedReplies.length === 0) return null

  const options = [scratch, ...savedReplies]
  const isBlank = typed.trim() === ''
  // Staff may also have cleared the text themselves.
  if (isBlank && picked) setPicked('')
  const isEdited = !isBlank && !savedReplies.some(isTyped)
  const insert = ({ id, body }: Choice) => {
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
            disabled={disabled}
            onChange={(event) => {
              const choice = options.find(({ id }) => id === event.target.value)
              if (choice && isEdited) setReplacement(choice)
              else if (choice) insert(choice)
            }}
          >
            {options.map(({ id, title }) => (
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
        question={replacement === scratch ? 'Discard your text?' : 'Replace your text with this saved reply?'}
        verb={replacement === scratch ? 'Discard' : 'Replace'}
      >
        {replacement === scratch
          ? 'The reply you wrote will be deleted.'
          : `“${replacement?.title}” replaces the reply you wrote.`}
      </ConfirmDialog>
    </>
  )
}
