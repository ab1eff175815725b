'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { erasePerson } from '@/lib/personal-data/actions'
import { type EraseInput, eraseSchema } from '@/lib/personal-data/schema'

interface ErasePersonProps {
  person: string
  email: string
  /** True if the person requested the erasure. */
  isRequested: boolean
}

/** Erases everything about an address, after staff have typed the address again. */
export function ErasePerson({ person, email, isRequested }: ErasePersonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant={isRequested ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        Erase this person’s data
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Erase this person’s data?"
        description={
          <>
            Everything under <strong className="wrap-anywhere text-fg">{email}</strong> is erased from every
            list and from storage, including emails and files. Links to a copy of this person’s data stop
            working. Where other people mention the address, only the address is removed. Other people’s files
            stay unchanged, and so does published content such as articles and FAQs. A disabled account loses
            its address. This can’t be undone, and no one is notified by email.
          </>
        }
      >
        <EraseForm person={person} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function EraseForm({ person, onCancel }: { person: string; onCancel: () => void }) {
  const router = useRouter()
  const form = useActionForm<EraseInput, { id: string }>({
    schema: eraseSchema,
    action: erasePerson,
    values: { person, confirmation: '' },
    onSuccess: ({ id }) => {
      toast.success('Everything is being erased')
      // The router keeps the previous page, including its open dialog, so close it.
      onCancel()
      router.push(`/admin/privacy/${id}`)
      router.refresh()
    },
  })
  return (
    <DialogForm form={form} submit="Erase this person’s data" onCancel={onCancel} variant="danger">
      <TextField
        form={form}
        name="confirmation"
        label="Type the address to confirm"
        type="email"
        autoComplete="off"
      />
    </DialogForm>
  )
}
