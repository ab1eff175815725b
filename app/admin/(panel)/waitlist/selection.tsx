'use client'

import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { useEarlyChange } from '@/components/admin/use-early-change'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { formatCount } from '@/lib/count'

interface Selection {
  /** The selected rows of this page, or all rows that match the filter. */
  chosen: readonly string[] | 'matching'
  count: number
  ids: readonly string[]
  matching: number
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects all rows from the last toggled one up to this one. */
  extendTo: (id: string) => void
  choose: (chosen: readonly string[] | 'matching') => void
}

interface Selected {
  list: string
  rows: readonly string[] | 'matching'
  /** The row at which a range begins. */
  lastToggled: string
}

const SelectionContext = createContext<Selection | null>(null)

interface SelectionProviderProps {
  /** The list's URL. Another page, order or filter starts with nothing selected. */
  list: string
  /** The rows of this page. */
  ids: readonly string[]
  /** The number of rows that match the filter. */
  matching: number
  children: ReactNode
}

/** Keeps the selection of a list. */
export function SelectionProvider({ list, ids, matching, children }: SelectionProviderProps) {
  const nothing: Selected = { list, rows: [], lastToggled: '' }
  const [selected, setSelected] = useState(nothing)
  // A key would render the links to other pages again, which would then lose focus.
  if (selected.list !== list) setSelected(nothing)
  // An action may end after its list has been left. It must not change what is selected now.
  const change = (make: (now: Selected) => Partial<Selected>) =>
    setSelected((now) => (now.list === list ? { ...now, ...make(now) } : now))
  // Rows that have left the page are no longer selected.
  const idsIn = (rows: Selected['rows']) =>
    rows === 'matching' ? ids : rows.filter((id) => ids.includes(id))
  const chosenIds = idsIn(selected.rows)
  const chosen = selected.rows === 'matching' ? selected.rows : chosenIds
  const isChosen = (id: string) => chosen === 'matching' || chosen.includes(id)
  const choose = (rows: Selected['rows']) => change(() => ({ rows }))
  const toggle = (id: string) =>
    // Several rows may have been toggled before the script ran.
    change((now) => {
      const before = idsIn(now.rows)
      const rows = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
      return { rows, lastToggled: id }
    })
  const extendTo = (id: string) => {
    const [from = 0, to] = [ids.indexOf(selected.lastToggled), ids.indexOf(id)].sort((a, b) => a - b)
    const range = from < 0 ? [id] : ids.slice(from, (to ?? from) + 1)
    change(() => ({ rows: [...new Set([...chosenIds, ...range])], lastToggled: id }))
  }
  const count = chosen === 'matching' ? matching : chosen.length
  return (
    <SelectionContext value={{ chosen, count, ids, matching, isChosen, toggle, extendTo, choose }}>
      {children}
    </SelectionContext>
  )
}

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('useSelection requires a SelectionProvider')
  return selection
}

/** Shows the checkbox that selects a row, or all rows up to it with Shift. `label` names the row: "Select Ada Obi". */
export function SelectRow({ id, label }: { id: string; label: string }) {
  const { isChosen, toggle, extendTo } = useSelection()
  return (
    <Checkbox
      {...useEarlyChange(isChosen(id), () => toggle(id))}
      aria-keyshortcuts="X Shift+X"
      className="align-middle"
      label={label}
      labelHidden
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) extendTo(id)
        else toggle(id)
      }}
    />
  )
}

/** Shows the checkbox in the header, which selects all rows on the page, or none. */
export function SelectPage() {
  const { ids, count, isChosen, choose } = useSelection()
  const isAll = count > 0 && ids.every(isChosen)
  const toggle = () => choose(isAll ? [] : ids)
  const box = useEarlyChange(isAll, toggle)
  useLayoutEffect(() => {
    if (box.ref.current) box.ref.current.indeterminate = count > 0 && !isAll
  })
  return (
    <Checkbox
      {...box}
      data-select-page=""
      className="align-middle"
      label="Select all rows on this page"
      labelHidden
      onChange={toggle}
    />
  )
}

/** Moves focus to the checkbox in the header after the focused element has disappeared. */
export function focusSelectPage() {
  document.querySelector<HTMLElement>('[data-select-page]')?.focus({ preventScroll: true })
}

/** Moves focus out of the bar before the bar is removed. */
const keepFocus = (bar: HTMLElement) => () => {
  if (bar.contains(document.activeElement)) focusSelectPage()
}

interface SelectionBarProps {
  /** The maximum number of rows that can be changed at once. */
  limit: number
  /** The actions for the selected rows. */
  children: ReactNode
}

/** Shows the actions at the bottom of the screen while rows are selected. */
export function SelectionBar({ limit, children }: SelectionBarProps) {
  const { chosen, count, ids, matching, choose } = useSelection()
  const isWholePage = chosen !== 'matching' && count === ids.length && matching > count
  if (count === 0) return null
  return (
    <section
      ref={keepFocus}
      aria-label="Selected rows"
      data-page-actions=""
      className={
        'sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full animate-enter flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-3 py-2.5 shadow-lift max-sm:bottom-2 max-sm:w-full sm:gap-x-4 sm:px-4 ' +
        // An open side panel would cover the end of the bar.
        '[main:has(dialog[open]:not(:modal))_&]:ml-0'
      }
    >
      <p role="status" className="text-sm font-semibold tabular-nums">
        {formatCount(count)} selected
      </p>
      {isWholePage &&
        (matching <= limit ? (
          <Button size="sm" variant="ghost" onClick={() => choose('matching')} className="max-sm:px-1">
            Select all {formatCount(matching)} matching
          </Button>
        ) : (
          <p className="text-xs text-fg-soft max-sm:flex-1">
            Filter the list to {formatCount(limit)} entries or fewer to select them all
          </p>
        ))}
      <div className="flex w-full gap-2 max-sm:order-last sm:contents">{children}</div>
      <Button size="sm" variant="ghost" onClick={() => choose([])} className="max-sm:ml-auto max-sm:px-2">
        <X className="sm:hidden" />
        <span className="max-sm:sr-only">Clear selection</span>
      </Button>
    </section>
  )
}
