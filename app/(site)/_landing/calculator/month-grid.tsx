import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ChevronDownIcon } from '@/components/ui/icons'
import { addDays, addMonths, type Day, timeOf } from '@/lib/plan/calendar-day'
import { MAX_CUSTOM_MONTHS } from '@/lib/plan/payout-plan'
import { dayForKey, openingDay, weekdayOf, weeksOfMonth } from './month-days'

const monthName = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdayShort = new Intl.DateTimeFormat('en-NG', { weekday: 'short', timeZone: 'UTC' })
const weekdayLong = new Intl.DateTimeFormat('en-NG', { weekday: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'full', timeZone: 'UTC' })
// A week that starts on an arbitrary Monday.
const week = Array.from({ length: 7 }, (_, index) => timeOf(addDays('2027-02-01', index)))

interface MonthGridProps {
  today: Day
  chosen: readonly Day[]
  onToggle: (day: Day) => void
}

/**
 * Shows the days of a month to choose from, following WAI-ARIA's grid pattern: one tab stop, with arrow keys to move.
 */
export function MonthGrid({ today, chosen, onToggle }: MonthGridProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [shouldFocus, setShouldFocus] = useState(false)
  const [focused, setFocused] = useState(chosen[0] ?? openingDay(today))
  const last = addMonths(today, MAX_CUSTOM_MONTHS)
  const month = focused.slice(0, 7)
  const clamp = (day: Day) => (day < today ? today : day > last ? last : day)

  useEffect(() => {
    if (shouldFocus) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, shouldFocus])

  function changeMonth(months: number) {
    setShouldFocus(false)
    setFocused(clamp(addMonths(focused, months)))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') onToggle(focused)
    else {
      const day = dayForKey(focused, event.key, event.shiftKey)
      if (!day) return
      setShouldFocus(true)
      setFocused(clamp(day))
    }
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous month"
          aria-disabled={month === today.slice(0, 7)}
          onClick={() => changeMonth(-1)}
          className={monthButtonClass}
        >
          <ChevronDownIcon className="rotate-90" />
        </IconButton>
        <h3 id={`${id}-month`} aria-live="polite" className="font-display text-lg font-bold">
          {monthName.format(timeOf(focused))}
        </h3>
        <IconButton
          label="Next month"
          aria-disabled={month === last.slice(0, 7)}
          onClick={() => changeMonth(1)}
          className={monthButtonClass}
        >
          <ChevronDownIcon className="-rotate-90" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern allows a table, which keeps its headers
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-multiselectable="true"
        onKeyDown={handleKey}
        className="mt-2 w-full table-fixed"
      >
        <thead>
          <tr>
            {week.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayLong.format(day)}
                className="py-2 text-center text-sm font-medium text-fg-soft"
              >
                {weekdayShort.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(focused).map((days, index) => (
            <tr key={days[0]}>
              {index === 0 && weekdayOf(days[0] ?? '') > 0 && <td colSpan={weekdayOf(days[0] ?? '')} />}
              {days.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isToday={day === today}
                  isSelectable={day >= today && day <= last}
                  isChosen={chosen.includes(day)}
                  isFocused={day === focused}
                  onChoose={() => {
                    setShouldFocus(true)
                    setFocused(day)
                    onToggle(day)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const monthButtonClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

interface DayCellProps {
  day: Day
  isToday: boolean
  isSelectable: boolean
  isChosen: boolean
  isFocused: boolean
  onChoose: () => void
}

function DayCell({ day, isToday, isSelectable, isChosen, isFocused, onChoose }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its cells
    <td
      // Set the attribute itself, because the dialog first focuses the element that has it.
      ref={(cell) => {
        cell?.toggleAttribute('autofocus', isFocused)
      }}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="gridcell"
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-label={`${fullDay.format(timeOf(day))}${isToday ? ', today' : ''}`}
      aria-selected={isSelectable ? isChosen : undefined}
      aria-disabled={!isSelectable || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={isSelectable ? onChoose : undefined}
      className="group p-0.5 text-center tabular-nums outline-none"
    >
      <span
        className={classNames(
          'mx-auto flex size-10 items-center justify-center rounded-full transition-colors select-none sm:size-11',
          'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-ring',
          !isSelectable && 'text-neutral-400 forced-colors:opacity-60',
          isSelectable && !isChosen && 'cursor-pointer hover:bg-mint',
          isChosen && 'cursor-pointer bg-marigold font-bold',
          isToday && !isChosen && 'border border-brand font-semibold',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </td>
  )
}
