import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ActionForm } from './use-action-form'

interface SelectFieldProps<Values extends FieldValues> {
  form: ActionForm<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  options: readonly { value: string; label: string }[]
}

/** Adds a select to a `useActionForm` form. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  options,
}: SelectFieldProps<Values>) {
  return (
    <Field label={label} hint={hint} optional={optional} error={form.error(name)}>
      {(control) => (
        <Select {...control} {...form.register(name)}>
          <option value="">Choose an option</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
