import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ApplicationField } from '@/lib/applications/application-rules'

/** The errors and initial values of the form's fields, by field name. */
export interface ApplyValues {
  errors: Partial<Record<string, string>>
  values: Partial<Record<string, string>>
}

interface ApplyFieldProps extends ApplyValues {
  name: ApplicationField
  label: string
  hint?: ReactNode
  optional?: boolean
  children: (control: FieldControl & { name: string; defaultValue: string; required: boolean }) => ReactNode
}

/** Shows a control with its label and error. */
export function ApplyField({ errors, values, name, label, hint, optional, children }: ApplyFieldProps) {
  return (
    <Field label={label} hint={hint} optional={optional} error={errors[name]}>
      {(control) =>
        children({ ...control, name, defaultValue: values[name] ?? '', required: optional !== true })
      }
    </Field>
  )
}

type LineFieldProps = Omit<ApplyFieldProps, 'children'> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'placeholder' | 'min' | 'max' | 'spellCheck'
  >

/** Shows a single-line input with its label and error. */
export function LineField({ errors, values, name, label, hint, optional, ...input }: LineFieldProps) {
  return (
    <ApplyField errors={errors} values={values} name={name} label={label} hint={hint} optional={optional}>
      {(control) => <Input {...input} {...control} />}
    </ApplyField>
  )
}
