'use client'

import { useReadOnly } from '@/components/forms/read-only'
import { classNames } from '@/components/ui/class-names'

/** The columns of a fact: label, value and state. */
export const factColumns =
  'grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_5rem]'

/** Labels the columns of the facts. Each input also has its own label for screen readers. */
export function FactHeadings() {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        factColumns,
        'mb-1.5 text-sm font-semibold max-md:hidden',
        // As wide as the buttons on both sides of the inputs.
        useReadOnly() ? 'pr-7 pl-4' : 'pr-40 pl-18',
      )}
    >
      <span>Label</span>
      <span>Value</span>
    </div>
  )
}
