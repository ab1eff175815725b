import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { CodeInput } from '@/components/forms/code-input'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'

interface CodeFieldProps<Values extends FieldValues & { code: string }> {
  form: ActionForm<Values>
  label: string
  hint?: ReactNode
  /** Also accepts recovery codes, which are longer and contain letters. */
  takesRecovery?: boolean
}

export function CodeField<Values extends FieldValues & { code: string }>({
  form,
  label,
  hint,
  takesRecovery,
}: CodeFieldProps<Values>) {
  const name = 'code' as FieldPath<Values>
  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(control) => <CodeInput {...control} {...form.register(name)} takesRecovery={takesRecovery} />}
    </Field>
  )
}
