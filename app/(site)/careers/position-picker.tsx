'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import {
  choosePositions,
  type FilterKey,
  filterKeys,
  isFiltered,
  listUrl,
  nameFilter,
  noFilter,
  offerChoices,
  type PositionFilter,
  readFilter,
} from '@/lib/careers/list-url'
import { FilterGroup } from './filter-group'

interface ListedPosition extends Record<FilterKey, string> {
  id: string
  card: ReactNode
}

interface PositionPickerProps {
  positions: ListedPosition[]
  /** The filter in the URL. */
  chosen: PositionFilter
  /** Shown above the filters. */
  heading: ReactNode
}

/**
 * Shows the positions and their filters. The filters are links to a page with the result, so they work without
 * JavaScript. With JavaScript, all cards are already on the page, so choosing a filter shows or hides them immediately
 * and only changes the URL.
 */
export function PositionPicker({ positions, chosen, heading }: PositionPickerProps) {
  const [filter, setFilter] = useState(chosen)
  const shown = new Set(choosePositions(positions, filter))
  const names = nameFilter(positions, filter)

  useEffect(() => {
    const follow = () => {
      // An open dialog would block the page if its card is hidden now.
      document.querySelector<HTMLDialogElement>('article>dialog[open]')?.close()
      setFilter(readFilter(Object.fromEntries(new URLSearchParams(location.search))))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function choose(event: MouseEvent, next: PositionFilter) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.pushState(null, '', listUrl(next))
    setFilter(next)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:top-28 lg:self-start lg:[@media(min-height:58rem)]:sticky">
        {heading}
        <p role="status" className="mt-4 text-lg text-neutral-700">
          {countText(shown.size, positions.length)}
          {/* On a phone, the chosen option may be scrolled out of view. */}
          {names && `: ${names}`}
        </p>
        <nav
          aria-label="Filter positions"
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-1.5 lg:mt-6 lg:gap-6"
        >
          {filterKeys.map((key) => (
            <FilterGroup
              key={key}
              filterKey={key}
              filter={filter}
              choices={offerChoices(positions, filter, key)}
              onChoose={choose}
            />
          ))}
        </nav>
      </div>
      <div className="min-w-0">
        {shown.size === 0 && (
          <div className="rounded-lg border border-line bg-white">
            <EmptyState
              title="No positions match your filters"
              action={
                isFiltered(filter) && (
                  <a
                    href={listUrl(noFilter)}
                    onClick={(event) => choose(event, noFilter)}
                    className={buttonClass({ variant: 'secondary' })}
                  >
                    Clear filters
                  </a>
                )
              }
            >
              Clear them to see{' '}
              {positions.length === 1 ? 'the one open position' : `all ${positions.length} open positions`}.
            </EmptyState>
          </div>
        )}
        <ul className="grid gap-5">
          {positions.map((position) => (
            <li key={position.id} hidden={!shown.has(position)}>
              {position.card}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function countText(shown: number, all: number) {
  const positions = all === 1 ? '1 position' : `${all} positions`
  return shown < all ? `${shown} of ${positions}` : positions
}
