'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { DialogButtons } from '@/components/admin/dialog-buttons'
import { ActionForm } from '@/components/forms/action-form'
import { SelectField } from '@/components/forms/select-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { makeSecondFactorOptional, requireSecondFactor } from '@/lib/staff/actions'
import { graceOptions, type RequireFactorInput, requireFactorSchema } from '@/lib/staff/schema'

/** Makes a second factor required, or optional again. */
export function RequireFactor({ isRequired }: { isRequired: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isRequired) {
    return (
      <ConfirmButton
        label="Make optional"
        question="Make passkeys and two-factor authentication optional?"
        verb="Make optional"
        run={() => makeSecondFactorOptional({})}
        done="Passkeys and two-factor authentication are optional again"
      >
        Anyone without two-factor authentication can sign in with just a password again, even if they have a
        passkey. We’ll email all owners.
      </ConfirmButton>
    )
  }
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:py-1 max-sm:whitespace-normal"
        onClick={() => setOpen(true)}
      >
        Require a passkey or two-factor authentication
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Require a passkey or two-factor authentication"
        description="We’ll email everyone who has neither and has an email address on file. Once it’s required, they can only open their own account page until they have set one up."
      >
        <RequireForm onClose={close} />
      </Dialog>
    </>
  )
}

function RequireForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const form = useActionForm<RequireFactorInput, null>({
    schema: requireFactorSchema,
    action: requireSecondFactor,
    values: {},
    onSuccess: () => {
      onClose()
      toast.success('Sign-in requirement saved')
      router.refresh()
    },
  })
  return (
    <ActionForm form={form}>
      <SelectField form={form} name="days" label="When should this start?" options={graceOptions} />
      <DialogButtons isPending={form.isPending} onCancel={onClose}>
        Save requirement
      </DialogButtons>
    </ActionForm>
  )
}
