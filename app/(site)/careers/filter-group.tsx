import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { type FilterChoice, type FilterKey, listUrl, type PositionFilter } from '@/lib/careers/list-url'

const names: Record<FilterKey, { label: string; all: string }> = {
  department: { label: 'Department', all: 'All departments' },
  location: { label: 'Location', all: 'All locations' },
  type: { label: 'Type', all: 'All types' },
}

interface FilterGroupProps {
  filterKey: FilterKey
  filter: PositionFilter
  choices: FilterChoice[]
  onChoose: (event: MouseEvent, next: PositionFilter) => void
}

/** Lists the options of one filter: in a column on large screens, in rows on tablets, in a scrolling row on phones. */
export function FilterGroup({ filterKey, filter, choices, onChoose }: FilterGroupProps) {
  const { label, all } = names[filterKey]
  return (
    <div>
      <h3 className="text-sm font-semibold text-fg-soft max-lg:sr-only">{label}</h3>
      <ul
        aria-label={label}
        className="mt-1 flex gap-2 overflow-x-auto py-1 sm:flex-wrap max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5 lg:grid lg:gap-0.5"
      >
        {[{ label: all, value: '', count: null }, ...choices].map(({ value, count, ...choice }) => (
          <li
            key={value}
            className={classNames(
              'shrink-0',
              value !== '' && filter[filterKey] === value && '[scroll-initial-target:nearest]',
            )}
          >
            <a
              href={listUrl({ ...filter, [filterKey]: value })}
              aria-current={filter[filterKey] === value ? 'true' : undefined}
              onClick={(event) => onChoose(event, { ...filter, [filterKey]: value })}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 rounded-md px-3.5 font-medium whitespace-nowrap lg:min-h-9 lg:px-3',
                filter[filterKey] !== value
                  ? 'hover:bg-mint max-lg:border max-lg:border-line max-lg:bg-surface'
                  : value
                    ? 'bg-brand text-white'
                    : 'bg-mint text-brand-deep',
              )}
            >
              <span className="max-w-[24ch] truncate">{choice.label}</span>
              {count !== null && <span className="text-sm tabular-nums opacity-80">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
