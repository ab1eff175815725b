import type { RefObject } from 'react'
import { HISTORY_MOVE } from './history-move'

/**
 * The place that is left with a form: its whole address, or its page alone, whose dialogs have their own addresses
 * (`?edit=…`).
 */
export type LeftPlace = 'address' | 'page'

/** A form with unsaved changes. */
export interface LeaveGuard {
  place: LeftPlace
  /** The name of where it is, and the index of that entry in the history. */
  name: string
  index: number | undefined
  /** True while this browser keeps a draft of the changes. */
  isKept: RefObject<boolean>
}

export interface LeaveQuestion {
  isKept: boolean
  answer: (isLeaving: boolean) => void
}

const guards = new Set<LeaveGuard>()
let show: ((question: LeaveQuestion) => void) | null = null

/** Guards the present address until the returned function is called. */
export function addGuard({ place, isKept }: Pick<LeaveGuard, 'place' | 'isKept'>) {
  const guard = { place, isKept, name: nameOf(location, place), index: historyIndex() }
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks before changes are discarded; resolves to true to leave. `isKept`: a draft of them stays in this browser. */
export function confirmLeave(isKept: boolean): Promise<boolean> {
  return new Promise((answer) => (show ? show({ isKept, answer }) : answer(true)))
}

async function confirmLeaveOf(left: readonly LeaveGuard[]) {
  const isLeaving = await confirmLeave(left.every(({ isKept }) => isKept.current))
  if (isLeaving) for (const guard of left) guards.delete(guard)
  return isLeaving
}

/**
 * Calls `ask` before a guarded page is left by following a link in this window or by going back and forward; closing and reloading
 * show the browser's own question. Links in a preview (`data-preview`) lead nowhere. Returns how to stop watching.
 */
export function watchLeaving(ask: (question: LeaveQuestion) => void) {
  show = ask
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('beforeunload', (event) => guards.size > 0 && event.preventDefault(), { signal })
  document.addEventListener('click', holdLink, { capture: true, signal })
  window.addEventListener(HISTORY_MOVE, holdHistory(), { signal })
  return () => {
    show = null
    controller.abort()
  }
}

function holdLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const opensElsewhere = link?.getAttribute('target') === '_blank' || link?.hasAttribute('download')
  if (!link || opensElsewhere || link.closest('[data-preview]')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const left = [...guards].filter(({ place }) => !staysAt(link, place))
  if (left.length === 0) return
  event.preventDefault()
  event.stopPropagation()
  // Followed again once nothing guards the page any more.
  void confirmLeaveOf(left).then((isLeaving) => isLeaving && link.click())
}

/**
 * The address has changed when Back or Forward is announced, so the question has to wait until the address is what it was, while the
 * router hears of neither. There is no entry of our own in the history: it would have to be taken out again after saving. And the
 * Navigation API lets a second Back through unless something was typed in between.
 */
function holdHistory() {
  let held: { left: LeaveGuard[]; steps: number } | null = null
  return (move: Event) => {
    const left = [...guards].filter(({ place, name }) => nameOf(location, place) !== name)
    const innermost = left.at(-1)
    if (innermost) {
      move.preventDefault()
      const now = historyIndex()
      // Browsers from before 2026 do not tell; it was hardly ever Forward.
      const steps = innermost.index === undefined || now === undefined ? -1 : now - innermost.index
      held = { left, steps }
      history.go(-steps)
    } else if (held) {
      move.preventDefault()
      const { left, steps } = held
      held = null
      void confirmLeaveOf(left).then((isLeaving) => isLeaving && history.go(steps))
    }
  }
}

function nameOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>, place: LeftPlace) {
  return place === 'page' ? pathname : pathname + search
}

function staysAt(link: HTMLAnchorElement, place: LeftPlace) {
  return link.origin === location.origin && nameOf(link, place) === nameOf(location, place)
}

const historyIndex = () => (window.navigation as Navigation | undefined)?.currentEntry?.index
