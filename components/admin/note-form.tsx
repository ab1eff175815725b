'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { ActionResult } from '@/lib/platform/action-result'
import { NOTE_MAX, type NoteInput, noteSchema } from '@/lib/platform/note'

interface NoteFormProps {
  /** The id of the record. */
  id: string
  /** The id of the first note added from here. */
  noteId: string
  isInTrash: boolean
  /** Saves the note and returns the id for the next one. */
  addNote: (input: NoteInput) => Promise<ActionResult<{ nextId: string }>>
}

/** Adds a note for colleagues to a record. While the record is in the Trash, the form appears only if it has unsaved text. */
export function NoteForm({ id, noteId, isInTrash, addNote }: NoteFormProps) {
  const router = useRouter()
  const form = useActionForm({
    schema: noteSchema,
    action: addNote,
    values: { id, noteId, text: '' },
    scope: 'path',
    onSuccess: ({ nextId }) => {
      toast.success('Note added')
      form.reset({ id, noteId: nextId, text: '' })
      router.refresh()
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const dismiss = useEffectEvent(form.dismiss)
  const wasInTrash = useRef(isInTrash)
  // Once the record is restored, a message about the Trash no longer applies.
  useEffect(() => {
    if (wasInTrash.current && !isInTrash) dismiss()
    wasInTrash.current = isInTrash
  }, [isInTrash])
  if (isInTrash && !text) return null
  return (
    <Card data-page-actions="" className="px-5 py-4 sm:px-6">
      <ActionForm form={form}>
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            form={form}
            name="text"
            label="Note"
            rows={1}
            className="field-sizing-content"
            maxLength={NOTE_MAX}
            hint="Only staff can see this note. It’s erased along with the record."
            readOnly={form.isPending}
          />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            loading={form.isPending}
            className="justify-self-start sm:mt-7.5"
          >
            Add note
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
