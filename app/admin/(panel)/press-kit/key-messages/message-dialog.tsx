'use client'

import { toast } from 'sonner'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveKeyMessage } from '@/lib/press/actions'
import { type KeyMessageInput, keyMessageSchema, MISSING } from '@/lib/press/schema'
import { DialogForm } from '../dialog-form'
import { type DialogSteps, ItemDialog } from '../item-dialog'
import { SAVED } from '../words'

interface MessageDialogProps {
  items: readonly KeyMessageInput[]
  newId: string
}

export function MessageDialog({ items, newId }: MessageDialogProps) {
  return (
    <ItemDialog noun="key message" items={items}>
      {(item, steps) => (
        <MessageForm
          key={item?.id ?? newId}
          values={item ?? { id: newId, version: 0, title: '', description: '' }}
          steps={steps}
        />
      )}
    </ItemDialog>
  )
}

function MessageForm({ values, steps }: { values: KeyMessageInput; steps: DialogSteps }) {
  const form = useActionForm<KeyMessageInput, null>({
    schema: keyMessageSchema,
    action: saveKeyMessage,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(SAVED)
      steps.onSaved()
    },
  })
  return (
    <DialogForm form={form} save={values.version === 0 ? 'Add key message' : 'Save changes'} steps={steps}>
      <StaleNotice form={form} labels={{ title: 'Title', description: 'Description' }} />
      <TextField
        form={form}
        name="title"
        label="Title"
        hint="The message in a few words, up to 120 characters."
      />
      <TextField
        form={form}
        name="description"
        label="Description"
        optional
        rows={5}
        hint="One or two sentences that may be quoted, up to 1,000 characters."
      />
    </DialogForm>
  )
}
