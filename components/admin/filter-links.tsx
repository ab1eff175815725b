'use client'

import type { ListParams, ListSpec } from '@/lib/platform/list-params'
import { ListLink } from './list-link'
import { withFilter } from './list-navigation'

interface FilterLinksProps {
  /** The group's label, such as "Status". */
  label: string
  spec: ListSpec
  params: ListParams
  /** The name of the filter in `spec`. */
  name: string
  /** The labels of the values. The value '' stands for no filter. */
  options: Readonly<Record<string, string>>
}

/** Links for the few values of one filter, side by side. One click applies a value, and the URL can be shared. */
export function FilterLinks({ label, spec, params, name, options }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="segments flex-wrap">
      {Object.entries(options).map(([value, text]) => (
        <ListLink
          key={value}
          spec={spec}
          params={params}
          change={withFilter(name, value)}
          aria-current={(params.filters[name] ?? '') === value ? 'true' : undefined}
          className="segment"
        >
          {text}
        </ListLink>
      ))}
    </nav>
  )
}
