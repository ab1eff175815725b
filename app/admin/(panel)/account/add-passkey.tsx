'use client'

import { startRegistration } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { DialogButtons } from '@/components/admin/dialog-buttons'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { addPasskey, beginPasskey } from '@/lib/account/actions'
import { type PasskeyNameInput, passkeyNameSchema } from '@/lib/account/schema'
import { describeBrowser } from '@/lib/auth/describe-browser'
import { passkeyMessages } from '@/lib/auth/passkey-schema'
import type { ActionResult } from '@/lib/platform/action-result'
import { MISSING } from '@/lib/platform/fields'

export function AddPasskey() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Add a passkey"
        description="Your browser will ask where to save it: on this device, in a password manager, on your phone or on a security key."
      >
        <AddForm onClose={close} />
      </Dialog>
    </>
  )
}

function AddForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  // People may close the dialog while the browser asks where to save the passkey, which can take minutes.
  const [isAsking, setAsking] = useState(false)
  const form = useActionForm<PasskeyNameInput, null>({
    schema: passkeyNameSchema,
    action: (values) => create(values, setAsking),
    values: { name: describeBrowser(navigator.userAgent) },
    missing: MISSING,
    onSuccess: () => {
      onClose()
      toast.success('Passkey added')
      router.refresh()
    },
  })
  return (
    <ActionForm form={form}>
      <TextField
        form={form}
        name="name"
        label="Name"
        maxLength={60}
        hint="Helps you tell your passkeys apart."
      />
      <DialogButtons isPending={form.isPending && !isAsking} disabled={isAsking} onCancel={onClose}>
        Continue
      </DialogButtons>
    </ActionForm>
  )
}

/** Asks the browser to create a passkey, and sends the passkey to the server. `setAsking` says when the browser asks. */
async function create(
  { name }: PasskeyNameInput,
  setAsking: (isAsking: boolean) => void,
): Promise<ActionResult<null>> {
  const options = await beginPasskey({})
  if (!options.ok) return options
  setAsking(true)
  const response = await startRegistration({ optionsJSON: options.data }).catch((error: Error) => error)
  setAsking(false)
  if (!(response instanceof Error)) return addPasskey({ name, response })
  const message =
    response.name === 'InvalidStateError'
      ? passkeyMessages.alreadyAdded
      : 'Your passkey wasn’t created. Please try again.'
  return { ok: false, message }
}
