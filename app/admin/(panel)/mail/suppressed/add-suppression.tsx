'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { confirmClose } from '@/components/forms/leave-guards'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { suppressAddress } from '@/lib/outbox/actions'
import { type SuppressInput, suppressSchema } from '@/lib/outbox/schema'
import { reasonNames } from '../labels'

const reasons = Object.entries(reasonNames).map(([value, label]) => ({ value, label }))

export function AddSuppression() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus />
        Suppress address
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => confirmClose(close)}
        title="Suppress address"
        description="For people who asked us by phone or email not to send them bulk email, or whose address bounces."
      >
        <AddForm onDone={close} />
      </Dialog>
    </>
  )
}

function AddForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const form = useActionForm<SuppressInput, null>({
    schema: suppressSchema,
    action: suppressAddress,
    values: {},
    onSuccess: () => {
      toast.success('This address won’t receive any more bulk email')
      router.refresh()
      onDone()
    },
  })
  return (
    <DialogForm form={form} submit="Suppress address" onCancel={() => confirmClose(onDone)}>
      <TextField form={form} name="email" label="Email address" type="email" autoComplete="off" />
      <SelectField form={form} name="reason" label="Reason" options={reasons} />
    </DialogForm>
  )
}
