import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveItem } from '@/lib/platform/move-item'

interface Options {
  list: RefObject<HTMLElement | null>
  /** The current rows, in the order of the list's children. */
  ids: string[]
  onMove: (ids: string[]) => void
  onDrop: (id: string, ids: string[]) => void
}

/**
 * The page scrolls while the pointer is this close to the top or bottom of the window. Must exceed the height of the
 * sticky header.
 */
const EDGE_PX = 96
const SCROLL_PX_PER_FRAME = 10

/**
 * Lets people drag a row with mouse, pen or finger. Other rows make room immediately, the page scrolls near the edges of
 * the window, and Esc restores the order.
 */
export function useRowDrag({ list, ids, onMove, onDrop }: Options) {
  const [id, setId] = useState<string | null>(null)
  const before = useRef(ids)
  const latest = useRef({ ids, onMove, onDrop })
  useEffect(() => {
    latest.current = { ids, onMove, onDrop }
  })

  useEffect(() => {
    if (id === null) return
    let y = window.innerHeight / 2
    const place = () => {
      const { ids: current, onMove: show } = latest.current
      const from = current.indexOf(id)
      const to = rowAt(list.current, y, from)
      if (to === from) return
      // The row may be dropped before React has rendered the move.
      latest.current.ids = moveItem(current, from, to)
      show(latest.current.ids)
    }
    const follow = (event: PointerEvent) => {
      y = event.clientY
      place()
    }
    let frame = requestAnimationFrame(function scroll() {
      const step = scrollStep(list.current, y)
      if (step !== 0) {
        window.scrollBy({ top: step, behavior: 'instant' })
        place()
      }
      frame = requestAnimationFrame(scroll)
    })
    const drop = () => {
      setId(null)
      const { ids: current, onDrop: keep } = latest.current
      if (current.join() !== before.current.join()) keep(id, current)
    }
    const cancel = () => {
      setId(null)
      latest.current.onMove(before.current)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    window.addEventListener('pointermove', follow, options)
    window.addEventListener('pointerup', drop, options)
    window.addEventListener('pointercancel', cancel, options)
    window.addEventListener('keydown', onKey, options)
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [id, list])

  return {
    id,
    start(rowId: string, event: ReactPointerEvent) {
      if (event.button !== 0) return
      before.current = ids
      setId(rowId)
    },
  }
}

/** Returns the index at which to drop a row at this vertical position: after all other rows whose middle is above it. */
function rowAt(list: HTMLElement | null, y: number, dragged: number) {
  const rows = [...(list?.children ?? [])].filter((_, index) => index !== dragged)
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** Returns how many pixels to scroll in this frame (negative is up), or 0 if no rows are hidden in that direction. */
function scrollStep(list: HTMLElement | null, y: number) {
  if (!list) return 0
  const { top, bottom } = list.getBoundingClientRect()
  const lowerEdge = window.innerHeight - EDGE_PX
  if (y < EDGE_PX && top < EDGE_PX) return -SCROLL_PX_PER_FRAME
  if (y > lowerEdge && bottom > lowerEdge) return SCROLL_PX_PER_FRAME
  return 0
}
