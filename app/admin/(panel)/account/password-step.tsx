'use client'

import { DialogForm } from '@/components/admin/dialog-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { accountMessages, type PasswordInput, passwordSchema } from '@/lib/account/schema'
import type { ActionResult } from '@/lib/platform/action-result'
import { PasswordField } from './password-field'

interface PasswordStepProps<Data> {
  action: (input: PasswordInput) => Promise<ActionResult<Data>>
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Asks the signed-in person for their password again, because the browser may have been left unattended. */
export function PasswordStep<Data>({ action, onDone, onCancel }: PasswordStepProps<Data>) {
  const form = useActionForm<PasswordInput, Data>({
    schema: passwordSchema,
    action,
    values: { currentPassword: '' },
    missing: accountMessages.currentPassword,
    onSuccess: onDone,
  })
  return (
    <DialogForm form={form} submit="Continue" onCancel={onCancel}>
      <PasswordField form={form} name="currentPassword" label="Current password" hint="Confirm it’s you." />
    </DialogForm>
  )
}
