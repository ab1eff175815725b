import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Hides the label visually, for example in a table's selection column. */
  labelHidden?: boolean
}

export function Checkbox({ label, labelHidden, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('inline-flex items-start gap-2.5 text-sm', className)}>
      <input {...rest} type="checkbox" className="mt-px size-5 shrink-0 accent-accent" />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
