import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

/**
 * Frames a table that scrolls horizontally, including by keyboard. `label` is its name for screen readers. Rows and
 * cells are styled in app/admin/admin.css.
 */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      // The position is relative, so that text for screen readers cannot make the page wider than the window.
      className="relative overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="table-cells w-full border-collapse text-left text-sm">{children}</table>
    </section>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="bg-sunken">
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody data-rows="" className="divide-y divide-line">
      {children}
    </tbody>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames('px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-fg-soft', className)}
    />
  )
}
