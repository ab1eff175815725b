'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
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
    <Card className="p-5 sm:p-6">
      <ActionForm form={form}>
        <TextField form={form} name="text" label="Note" rows={3} hint="Only staff can see this note." />
        <div>
          <Button type="submit" size="sm" variant="secondary" loading={form.isPending}>
            Add note
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
