import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'

interface FilterLinksProps {
  /** The group's label, such as "Status". */
  label: string
  spec: ListSpec
  params: ListParams
  /** The name of the filter in `spec`. */
  name: string
  options: readonly { value: string | undefined; label: string }[]
}

/** Links for the few values of one filter, side by side. One click applies a value, and the URL can be shared. */
export function FilterLinks({ label, spec, params, name, options }: FilterLinksProps) {
  const { cursor: _start, ...state } = params
  return (
    <nav
      aria-label={label}
      className="flex max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-surface p-1"
    >
      {options.map(({ value, label: text }) => {
        const { [name]: current, ...others } = params.filters
        const filters = value === undefined ? others : { ...others, [name]: value }
        return (
          <Link
            key={text}
            href={listHref(spec, { ...state, filters }) as Route}
            aria-current={current === value ? 'true' : undefined}
            scroll={false}
            className="filter-link"
          >
            {text}
          </Link>
        )
      })}
    </nav>
  )
}
