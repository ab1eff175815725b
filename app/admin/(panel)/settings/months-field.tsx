import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface MonthsFieldProps<Values extends FieldValues> {
  form: ActionForm<Values>
  name: FieldPath<Values>
  label: string
  hint: string
}

/** Edits a number of months. */
export function MonthsField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
}: MonthsFieldProps<Values>) {
  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(control) => (
        <Input {...control} {...form.register(name)} inputMode="numeric" maxLength={3} className="max-w-32" />
      )}
    </Field>
  )
}
