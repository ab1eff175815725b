import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const control = classNames(
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-fg placeholder:text-fg-soft',
  'transition-colors hover:border-fg-soft aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-fg-soft read-only:bg-sunken',
)

const denseControl =
  'min-h-9 w-full rounded-sm border border-line bg-surface pl-2.5 text-sm text-fg transition-colors hover:border-line-strong disabled:cursor-wait disabled:text-fg-soft'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(control, 'min-h-11', className)} />
}

export function Textarea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames(control, 'block py-2.5', className)} />
}

type SelectProps = ComponentProps<'select'> & {
  /** Lower and smaller, for the rows of a table. */
  dense?: boolean
}

/** The browser's own select: the best one on a phone. */
export function Select({ className, dense, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative inline-flex w-full', className)}>
      <select
        {...rest}
        className={classNames(
          dense ? denseControl : classNames(control, 'min-h-11'),
          'appearance-none pr-10 read-only:bg-surface',
        )}
      />
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className="pointer-events-none absolute right-3.5 top-1/2 size-4 -translate-y-1/2 text-fg-soft"
      >
        <path
          d="m4 6 4 4 4-4"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
