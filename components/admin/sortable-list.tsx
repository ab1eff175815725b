'use client'

import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useReadOnly } from '@/components/forms/read-only'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { moveItem } from '@/lib/platform/move-item'
import { type SaveOrder, useOrder } from './use-order'
import { useRowDrag } from './use-row-drag'

const MoveTo = createContext<(position: number, id: string, mover: string) => void>(() => undefined)

/**
 * Returns a function that moves a row to a position, starting at 1, and then moves focus to the element in the list with
 * the mover and the row's id as `data-reorders`.
 */
export const useMoveTo = () => use(MoveTo)

interface SortableListProps<List extends string> {
  /** The list's label for screen readers. */
  label: string
  /** The name of the list, which is passed to `save`. */
  list: List
  items: readonly { id: string; name: string; content: ReactNode; actions: ReactNode }[]
  save: SaveOrder<List>
  /** Labels the columns, above the rows. */
  headings?: ReactNode
  /** Shows the rows in one frame, or each as a card. */
  layout?: 'rows' | 'cards'
  /** `false` if `save` only records the order and a button on the screen saves it. */
  isSavedImmediately?: boolean
  /** Shows the hint only to screen readers. For all lists of a screen except the first. */
  isHintHidden?: boolean
}

/**
 * Renders a list whose rows staff can reorder: by dragging the handle, with the arrow keys while the handle has focus,
 * or with the two buttons. Each move is passed to `save` immediately, and announced once it is saved.
 */
export function SortableList<List extends string>({
  label,
  list,
  items,
  save,
  headings,
  layout = 'rows',
  isSavedImmediately = true,
  isHintHidden,
}: SortableListProps<List>) {
  const serverIds = items.map(({ id }) => id)
  const element = useRef<HTMLOListElement>(null)
  const focusNext = useRef('')
  const hintId = useId()
  const isReadOnly = useReadOnly()
  const byId = new Map(items.map((item) => [item.id, item]))

  const [status, setStatus] = useState({ text: '', count: 0 })
  const announce = (id: string, order: string[]) => {
    const text = `${byId.get(id)?.name}: position ${order.indexOf(id) + 1} of ${order.length}`
    setStatus(({ count }) => ({ text, count: count + 1 }))
  }

  const { ids, setIds, persist, isSaving } = useOrder(list, serverIds, save, announce)
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const drag = useRowDrag({ list: element, ids, onMove: setIds, onDrop: persist })

  // Moving a row in the document makes its handle lose focus.
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the displayed order has changed
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>(`[data-reorders="${focusNext.current}"]`)
    focusNext.current = ''
    button?.focus()
  }, [order])

  function moveBy(step: number, id: string, mover: string) {
    const index = ids.indexOf(id)
    const next = moveItem(ids, index, index + step)
    if (next.join() === ids.join()) return announce(id, next)
    focusNext.current = `${mover} ${id}`
    persist(id, next)
  }

  const moveTo = (position: number, id: string, mover: string) =>
    moveBy(position - 1 - ids.indexOf(id), id, mover)

  const onHandleKey = (id: string) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    moveBy(step, id, 'handle')
  }

  return (
    <>
      {!isReadOnly && (
        <p
          id={hintId}
          className={classNames('mb-3 text-sm text-fg-soft', isHintHidden ? 'sr-only' : 'max-md:sr-only')}
        >
          Drag a row by its handle, or move it with its arrow buttons or the arrow keys.
          {isSavedImmediately
            ? ' The order is saved immediately.'
            : ' Choose Save All to save the new order.'}
        </p>
      )}
      {headings}
      <ol
        ref={element}
        data-rows=""
        aria-label={label}
        aria-busy={isSaving || undefined}
        className={
          layout === 'rows'
            ? 'divide-y divide-line overflow-hidden rounded-md border border-line bg-surface'
            : 'grid grid-cols-1 gap-3 *:rounded-md *:border *:border-line *:bg-surface'
        }
      >
        {rows.map(({ id, name, content, actions }, index) => (
          <li
            key={id}
            className={classNames(
              'grid items-start gap-x-2 p-3 md:gap-x-3 md:px-4',
              isReadOnly ? 'grid-cols-[1fr_auto]' : 'grid-cols-[auto_1fr] md:grid-cols-[auto_1fr_auto]',
              drag.id === id && 'relative z-10 bg-accent-soft shadow-lift',
            )}
          >
            {!isReadOnly && (
              <IconButton
                label={`Move ${name}`}
                aria-describedby={hintId}
                data-reorders={`handle ${id}`}
                onKeyDown={onHandleKey(id)}
                onPointerDown={(event) => drag.start(id, event)}
                className="cursor-grab touch-none active:cursor-grabbing"
              >
                <GripVertical />
              </IconButton>
            )}
            <div className="min-w-0 py-1.5">
              <MoveTo value={moveTo}>{content}</MoveTo>
            </div>
            <div
              className={classNames(
                'flex',
                layout === 'rows'
                  ? 'max-md:col-start-2 max-md:-ml-3 max-md:pr-1'
                  : 'max-md:col-span-full md:items-end',
              )}
            >
              {!isReadOnly && (
                <>
                  <IconButton
                    label={`Move ${name} up`}
                    data-reorders={`up ${id}`}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => moveBy(-1, id, 'up')}
                    className="aria-disabled:opacity-40"
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={`Move ${name} down`}
                    data-reorders={`down ${id}`}
                    aria-disabled={index === rows.length - 1 || undefined}
                    onClick={() => moveBy(1, id, 'down')}
                    className="aria-disabled:opacity-40"
                  >
                    <ArrowDown />
                  </IconButton>
                </>
              )}
              <div className="flex max-md:ml-auto">{actions}</div>
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {/* A new element, because screen readers do not read the same text again. */}
        <span key={status.count}>{status.text}</span>
      </p>
    </>
  )
}
