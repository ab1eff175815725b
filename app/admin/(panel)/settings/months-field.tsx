import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from '@/components/forms/text-field'

/** Edits a number of months. */
export const MonthsField = <Values extends FieldValues>(props: ComponentProps<typeof TextField<Values>>) => (
  <TextField {...props} inputMode="numeric" maxLength={3} className="max-w-32" />
)
