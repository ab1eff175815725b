'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { NoteCard } from '@/components/admin/note-card'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { addNote } from '@/lib/contact/actions'
import { noteSchema, type ThreadTextInput } from '@/lib/contact/schema'

interface NoteFormProps {
  messageId: string
  /** The id of the first note added from here. */
  noteId: string
  isInTrash: boolean
}

/**
 * Adds a note for colleagues, which the sender never sees. For a record in the Trash, appears only while it has unsaved
 * text.
 */
export function NoteForm({ messageId, noteId, isInTrash }: NoteFormProps) {
  const router = useRouter()
  const form = useActionForm<ThreadTextInput, { nextId: string }>({
    schema: noteSchema,
    action: async (input) => {
      const result = await addNote(input)
      if (!result.ok && result.fieldErrors?.isInTrash) router.refresh()
      return result
    },
    values: { id: noteId, messageId, text: '' },
    onSuccess: ({ nextId }) => {
      toast.success('Note added')
      form.reset({ id: nextId, messageId, text: '' })
      router.refresh()
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  if (isInTrash && !text) return null
  return (
    <NoteCard form={form}>
      <TextField form={form} name="text" label="Note" rows={3} hint="Only staff can see this note." />
    </NoteCard>
  )
}
