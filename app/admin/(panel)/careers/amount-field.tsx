'use client'

import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PositionInput } from '@/lib/careers/schema'
import { formatCount } from '@/lib/count'

interface AmountFieldProps {
  form: ActionForm<PositionInput>
  name: 'salaryMin' | 'salaryMax'
  label: string
}

/** Edits an amount in whole naira, and adds commas when the field loses focus. */
export function AmountField({ form, name, label }: AmountFieldProps) {
  const registered = form.register(name)
  return (
    <Field label={label} optional error={form.error(name)}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-fg-soft"
          >
            ₦
          </span>
          <Input
            {...control}
            {...registered}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className="pl-8 tabular-nums"
            onBlur={(event) => {
              form.setValue(name, withCommas(event.target.value), { shouldDirty: true })
              void registered.onBlur(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}

/** Formats "8000000" as "8,000,000". Anything that is not a number stays as typed. */
function withCommas(typed: string) {
  const digits = typed.replace(/[₦,\s]/g, '')
  return /^\d{1,10}$/.test(digits) ? formatCount(Number(digits)) : typed
}
