import type { ComponentProps } from 'react'
import { type BadgeTone, badgeClass } from './badge'
import { classNames } from './class-names'
import { control } from './input'

type SelectProps = ComponentProps<'select'> & {
  /** Makes it look like a badge of this tone (app/admin/admin.css). */
  badge?: BadgeTone | undefined
}

/** Uses the browser's own select, which works best on phones. */
export function Select({ className, badge, ...rest }: SelectProps) {
  if (badge)
    return (
      <span className={classNames(badgeClass(badge), 'select-badge', className)}>
        <select {...rest} />
      </span>
    )
  return (
    <span className={classNames('relative inline-flex w-full', className)}>
      <select
        {...rest}
        className={classNames(control, 'min-h-11 appearance-none pr-10 read-only:bg-surface')}
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
