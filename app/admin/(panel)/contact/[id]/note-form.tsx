'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { NoteCard } from '@/components/admin/note-card'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { addNote } from '@/lib/contact/actions'
import { noteSchema, type ThreadTextInput } from '@/lib/contact/schema'

/** Adds a note for colleagues, which the sender never sees. */
export function NoteForm({ messageId, noteId }: { messageId: string; noteId: string }) {
  const router = useRouter()
  const form = useActionForm<ThreadTextInput, { nextId: string }>({
    schema: noteSchema,
    action: addNote,
    values: { id: noteId, messageId, text: '' },
    onSuccess: ({ nextId }) => {
      toast.success('Note added')
      form.reset({ id: nextId, messageId, text: '' })
      router.refresh()
    },
  })
  return (
    <NoteCard form={form}>
      <TextField form={form} name="text" label="Note" rows={3} hint="Only staff can see this note." />
    </NoteCard>
  )
}
