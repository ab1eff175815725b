'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'
import { InstantSelect } from './instant-select'

interface FilterSelectProps {
  /** The label for screen readers, such as "Position". */
  label: string
  spec: ListSpec
  params: ListParams
  /** The name of the filter in `spec`. */
  name: string
  /** The first option has no value, which means no filter. */
  options: readonly { value: string | undefined; label: string }[]
}

/** Renders a select for a filter with many values. For a few, FilterLinks shows them side by side. */
export function FilterSelect({ label, spec, params, name, options }: FilterSelectProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const { cursor: _start, ...state } = params
  const choose = (value: string) => {
    const { [name]: _current, ...others } = params.filters
    const filters = value ? { ...others, [name]: value } : others
    startTransition(() => router.replace(listHref(spec, { ...state, filters }) as Route, { scroll: false }))
  }
  return (
    <InstantSelect
      aria-label={label}
      aria-busy={isPending || undefined}
      className="sm:max-w-60"
      value={params.filters[name] ?? ''}
      onChoose={choose}
    >
      {options.map(({ value = '', label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </InstantSelect>
  )
}
