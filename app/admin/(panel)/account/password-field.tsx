import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { PasswordInput } from '@/components/forms/password-input'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'

interface PasswordFieldProps<Values extends FieldValues> {
  form: ActionForm<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  autoComplete?: 'current-password' | 'new-password'
}

/** Shows a password field of a `useActionForm` form, by default for the current password. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  autoComplete = 'current-password',
}: PasswordFieldProps<Values>) {
  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(control) => (
        <PasswordInput {...control} {...form.register(name)} autoComplete={autoComplete} maxLength={256} />
      )}
    </Field>
  )
}
