'use client'

import { UserRoundSearch } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DialogForm } from '@/components/admin/dialog-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { lookUp } from '@/lib/personal-data/actions'
import { type LookUpInput, lookUpSchema } from '@/lib/personal-data/schema'

/** Finds the data of someone who has not made a request here. */
export function LookUp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <UserRoundSearch />
        Look up a person’s data
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Look up a person’s data"
        description="For someone who asked about their data by phone, by email or in person. First check that the address is theirs."
      >
        <LookUpForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function LookUpForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const form = useActionForm<LookUpInput, { person: string }>({
    schema: lookUpSchema,
    action: lookUp,
    values: { email: '' },
    onSuccess: ({ person }) => {
      // The router keeps the previous page, including its open dialog, so close it.
      onClose()
      router.push(`/admin/privacy/person/${person}`)
    },
  })
  return (
    <DialogForm form={form} submit="Look up" onCancel={onClose}>
      <TextField form={form} name="email" label="Email address" type="email" autoComplete="off" />
    </DialogForm>
  )
}
