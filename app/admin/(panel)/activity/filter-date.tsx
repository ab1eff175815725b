'use client'

import { useEffect, useId, useRef, useTransition } from 'react'
import { changeList, withFilter } from '@/components/admin/list-navigation'
import { Input } from '@/components/ui/input'
import type { ListParams } from '@/lib/platform/list-params'

interface FilterDateProps {
  /** The visible label, such as "From". */
  label: string
  params: ListParams
  /** The name of the filter, whose values are dates such as "2026-11-21". */
  name: string
}

/** Waits for the whole year, because the date is valid after each digit: 0002, 0020, 0202, 2026. */
const PAUSE_MS = 700

/** Filters by the first or last day of a date range. */
export function FilterDate({ label, params, name }: FilterDateProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isPending, startTransition] = useTransition()
  useEffect(() => () => clearTimeout(timer.current), [])
  const current = params.filters[name] ?? ''
  const requested = useRef(current)
  // The URL may also change through the Back button, or a link that clears the filters.
  useEffect(() => {
    if (input.current && current !== requested.current) input.current.value = current
    requested.current = current
  }, [current])
  const choose = (day: string) => {
    clearTimeout(timer.current)
    if (day === requested.current) return
    requested.current = day
    startTransition(() => changeList(withFilter(name, day)))
  }
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-fg-soft max-sm:w-full">
      <label htmlFor={id} className="max-sm:w-10">
        {label}
      </label>
      <Input
        ref={input}
        id={id}
        name={name}
        type="date"
        max="9999-12-31"
        aria-busy={isPending || undefined}
        defaultValue={current}
        onBlur={(event) => choose(event.target.value)}
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(choose, PAUSE_MS, value)
        }}
      />
    </div>
  )
}
