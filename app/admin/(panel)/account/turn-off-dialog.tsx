'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Dialog } from '@/components/ui/dialog'
import { disableSecondFactor } from '@/lib/account/actions'
import { accountMessages, type PasswordAndCodeInput, passwordAndCodeSchema } from '@/lib/account/schema'
import { MISSING } from '@/lib/platform/fields'
import { CodeField } from './code-field'
import { PasswordField } from './password-field'

interface TurnOffDialogProps {
  open: boolean
  onClose: () => void
  isFactorRequired: boolean
  hasPasskey: boolean
}

export function TurnOffDialog({ open, onClose, isFactorRequired, hasPasskey }: TurnOffDialogProps) {
  const consequence = !isFactorRequired
    ? 'You will only need your password to sign in.'
    : hasPasskey
      ? 'You will need a passkey to sign in.'
      : accountMessages.factorRequired
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Turn off two-factor authentication?"
      description={`${consequence} Your recovery codes will stop working.`}
    >
      <TurnOffForm onClose={onClose} />
    </Dialog>
  )
}

function TurnOffForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const form = useActionForm<PasswordAndCodeInput, null>({
    schema: passwordAndCodeSchema,
    action: disableSecondFactor,
    values: { currentPassword: '', code: '' },
    missing: MISSING,
    onSuccess: () => {
      onClose()
      toast.success('Two-factor authentication is off')
      router.refresh()
    },
  })
  return (
    <DialogForm form={form} submit="Turn off" onCancel={onClose} variant="danger">
      <PasswordField form={form} name="currentPassword" label="Current password" />
      <CodeField form={form} label="Code" hint="From your app, or a recovery code." takesRecovery />
    </DialogForm>
  )
}
