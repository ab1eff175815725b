'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { DialogForm } from '@/components/admin/dialog-form'
import { useAction } from '@/components/admin/use-action'
import { SelectField } from '@/components/forms/select-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { makeSecondFactorOptional, requireSecondFactor } from '@/lib/staff/actions'
import { graceOptions, type RequireFactorInput, requireFactorSchema } from '@/lib/staff/schema'

/** Makes a second factor required, or optional again. */
export function RequireFactor({ isRequired }: { isRequired: boolean }) {
  const [dialog, setDialog] = useState<'require' | 'makeOptional' | null>(null)
  const close = () => setDialog(null)
  const [makeOptional] = useAction(makeSecondFactorOptional, {
    done: 'Passkeys and two-factor authentication are optional again',
  })
  return (
    <>
      {/* One button for both, so that focus stays on it. */}
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:py-1 max-sm:whitespace-normal"
        onClick={() => setDialog(isRequired ? 'makeOptional' : 'require')}
      >
        {isRequired ? 'Make optional' : 'Require a passkey or two-factor authentication'}
      </Button>
      <ConfirmDialog
        open={dialog === 'makeOptional'}
        onClose={close}
        onConfirm={() => makeOptional({})}
        question="Make passkeys and two-factor authentication optional?"
        verb="Make optional"
      >
        Anyone without two-factor authentication can sign in with just a password again, even if they have a
        passkey. We’ll email all owners.
      </ConfirmDialog>
      <Dialog
        open={dialog === 'require'}
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
    <DialogForm form={form} submit="Save requirement" onCancel={onClose}>
      <SelectField form={form} name="days" label="When should this start?" options={graceOptions} />
    </DialogForm>
  )
}
