'use client'

import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { PasswordStrength } from '@/components/forms/password-strength'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { changePassword } from '@/lib/account/actions'
import { type ChangePasswordInput, changePasswordSchemaFor } from '@/lib/account/schema'
import { MISSING } from '@/lib/platform/fields'
import { PasswordField } from './password-field'

const empty = { currentPassword: '', newPassword: '' }

interface PasswordCardProps {
  username: string
  name: string
  hasSecondFactor: boolean
}

export function PasswordCard({ username, name, hasSecondFactor }: PasswordCardProps) {
  const schema = useMemo(
    () => changePasswordSchemaFor({ username, name }, hasSecondFactor),
    [username, name, hasSecondFactor],
  )
  const form = useActionForm<ChangePasswordInput, null>({
    schema,
    action: changePassword,
    values: empty,
    missing: MISSING,
    onSuccess: () => {
      form.reset(empty)
      toast.success('Password changed. Every other browser is signed out.')
    },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Password</h2>
      <p className="mt-1 mb-5 text-sm text-fg-soft">
        Changing your password signs you out of every other browser. A few unrelated words are easy to
        remember and hard to guess.
      </p>
      <ActionForm form={form}>
        {/* Lets password managers find the account that the password belongs to. */}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <PasswordField form={form} name="currentPassword" label="Current password" />
        <div className="grid gap-2">
          <PasswordField form={form} name="newPassword" label="New password" autoComplete="new-password" />
          <PasswordStrength
            password={newPassword}
            owner={{ username, name }}
            hasSecondFactor={hasSecondFactor}
          />
        </div>
        <div>
          <Button type="submit" size="sm" loading={form.isPending} disabled={!form.formState.isDirty}>
            Change password
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
