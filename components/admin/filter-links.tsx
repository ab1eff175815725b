'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'
import { useListNavigation, withFilter } from './list-navigation'

interface FilterLinksProps {
  /** The group's label, such as "Status". */
  label: string
  spec: ListSpec
  params: ListParams
  /** The name of the filter in `spec`. */
  name: string
  options: readonly { value: string | undefined; label: string }[]
}

/**
 * Links for the few values of one filter, side by side. One click applies a value, and the URL can be shared. Like all
 * filters, they replace the list's history entry.
 */
export function FilterLinks({ label, spec, params, name, options }: FilterLinksProps) {
  const changeList = useListNavigation()
  const { cursor: _start, ...state } = params
  return (
    <nav aria-label={label} className="segments flex-wrap">
      {options.map(({ value, label: text }) => {
        const change = withFilter(name, value ?? '')
        return (
          <Link
            key={text}
            href={listHref(spec, change(state)) as Route}
            aria-current={params.filters[name] === value ? 'true' : undefined}
            scroll={false}
            // The URL above does not include a search or filter that is still loading.
            onNavigate={(event) => {
              event.preventDefault()
              // A new object, so that the current choice leads back to the first page.
              changeList((list) => ({ ...change(list) }))
            }}
            className="segment"
          >
            {text}
          </Link>
        )
      })}
    </nav>
  )
}
