'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { refuseRequest } from '@/lib/personal-data/actions'
import type { RequestKind } from '@/lib/personal-data/request-rules'
import { type RefuseInput, refuseSchema } from '@/lib/personal-data/schema'

interface RefuseRequestProps {
  id: string
  kind: RequestKind
}

/** When the law allows a refusal (Nigeria Data Protection Act 2023). */
const grounds: Record<RequestKind, string> = {
  access: 'Under the Nigeria Data Protection Act, you can refuse to send a copy only in a few cases.',
  erasure:
    'Under the Nigeria Data Protection Act, you can refuse to erase data only in a few cases, such as when another law requires us to keep it.',
}

/** Refuses a request, with a reason that is emailed to the person. Closing the dialog keeps the draft. */
export function RefuseRequest({ id, kind }: RefuseRequestProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const form = useActionForm<RefuseInput, null>({
    schema: refuseSchema,
    action: refuseRequest,
    values: { id, reason: '' },
    onSuccess: () => {
      toast.success('Request refused. We’re emailing them the reason.')
      router.refresh()
      close()
    },
  })
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {form.formState.isDirty ? 'Continue refusal' : 'Refuse request'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Refuse request"
        description={`${grounds[kind]} Our email tells the person that they can complain to the Nigeria Data Protection Commission.`}
      >
        <ActionForm form={form} sendsEmail>
          <TextField
            form={form}
            name="reason"
            label="Reason"
            hint="We email the reason exactly as you write it. Leave a blank line to start a new paragraph."
            rows={6}
            readOnly={form.isPending}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.isPending} variant="danger">
              Refuse and send email
            </Button>
            <Button variant="ghost" disabled={form.isPending} onClick={close}>
              Close and keep draft
            </Button>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
