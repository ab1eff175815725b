import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface CodeFieldProps<Values extends FieldValues & { code: string }> {
  form: ActionForm<Values>
  label: string
  hint?: ReactNode
  /** Recovery codes contain letters. */
  takesRecovery?: boolean
}

export function CodeField<Values extends FieldValues & { code: string }>({
  form,
  label,
  hint,
  takesRecovery = false,
}: CodeFieldProps<Values>) {
  const name = 'code' as FieldPath<Values>
  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={takesRecovery ? 30 : 7}
          className="max-w-56 text-lg tracking-widest tabular-nums"
        />
      )}
    </Field>
  )
}
