'use client'

import { useTransition } from 'react'
import type { ListParams } from '@/lib/platform/list-params'
import { InstantSelect } from './instant-select'
import { changeList, withFilter } from './list-navigation'

interface FilterSelectProps {
  /** The label for screen readers, such as "Position". */
  label: string
  params: ListParams
  /** The name of the filter in the list's specification. */
  name: string
  /** The first option has no value, which means no filter. */
  options: readonly { value: string | undefined; label: string }[]
}

/** Renders a select for a filter with many values. For a few, FilterLinks shows them side by side. */
export function FilterSelect({ label, params, name, options }: FilterSelectProps) {
  const [isPending, startTransition] = useTransition()
  return (
    <InstantSelect
      aria-label={label}
      aria-busy={isPending || undefined}
      className="sm:max-w-60"
      value={params.filters[name] ?? ''}
      onChoose={(value) => startTransition(() => changeList(withFilter(name, value)))}
    >
      {options.map(({ value = '', label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </InstantSelect>
  )
}
