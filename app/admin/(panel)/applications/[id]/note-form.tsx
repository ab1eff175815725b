'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { NoteCard } from '@/components/admin/note-card'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { addNote } from '@/lib/applications/actions'
import { adminLimits, type NoteInput, noteSchema } from '@/lib/applications/schema'

interface NoteFormProps {
  id: string
  /** The id of the first note added from here. */
  eventId: string
  isInTrash: boolean
}

/**
 * Adds a note for colleagues, which the applicant never sees. For a record in the Trash, appears only while it has unsaved
 * text.
 */
export function NoteForm({ id, eventId, isInTrash }: NoteFormProps) {
  const router = useRouter()
  const form = useActionForm<NoteInput, { nextId: string }>({
    schema: noteSchema,
    action: async (input) => {
      const result = await addNote(input)
      if (!result.ok && result.fieldErrors?.isInTrash) router.refresh()
      return result
    },
    values: { id, eventId, text: '' },
    onSuccess: ({ nextId }) => {
      toast.success('Note added')
      form.reset({ id, eventId: nextId, text: '' })
      router.refresh()
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  if (isInTrash && !text) return null
  return (
    <NoteCard form={form}>
      <TextField
        form={form}
        name="text"
        label="Note"
        rows={3}
        maxLength={adminLimits.note}
        hint="Only staff can see this note. It’s erased along with the application."
      />
    </NoteCard>
  )
}
