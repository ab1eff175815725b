import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** Shows the name of a key on the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={classNames(
        'inline-flex min-w-5 items-center justify-center rounded-sm border border-line px-1.5 py-px font-sans text-xs',
        'whitespace-nowrap text-fg-soft',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
