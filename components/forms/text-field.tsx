import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type { ActionForm } from './use-action-form'

interface TextFieldProps<Values extends FieldValues>
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'max' | 'placeholder' | 'readOnly' | 'className'
  > {
  form: ActionForm<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** The number of lines. If set, the field is a text area. */
  rows?: number
}

/** Adds a text input to a `useActionForm` form, or a text area if `rows` is set. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  rows,
  type,
  ...rest
}: TextFieldProps<Values>) {
  return (
    <Field label={label} hint={hint} optional={optional} error={form.error(name)}>
      {(control) =>
        rows ? (
          <Textarea {...rest} {...control} {...form.register(name)} rows={rows} />
        ) : (
          <Input {...rest} {...control} {...form.register(name)} type={type} />
        )
      }
    </Field>
  )
}
