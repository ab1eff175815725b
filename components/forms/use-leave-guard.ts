import { useEffect } from 'react'
import { HISTORY_MOVE } from './history-move'

const QUESTION = 'Leave without saving? What you changed here will be lost.'

/** Asks before what was typed is given up; true: it may go. */
export function confirmLeave(): boolean {
  return window.confirm(QUESTION)
}

/** What is left with a form: its whole address, or its page alone, whose dialogs have addresses of their own (`?edit=…`). */
export type LeftPlace = 'address' | 'page'

/**
 * Asks before a page with unsaved changes is left: by closing, reloading, following a link in this window or going back and
 * forward. Links in a preview (`data-preview`) lead nowhere.
 */
export function useLeaveGuard(isActive: boolean, place: LeftPlace = 'address') {
  useEffect(() => {
    if (!isActive) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const opensElsewhere = link?.getAttribute('target') === '_blank' || link?.hasAttribute('download')
      if (!link || opensElsewhere || link.closest('[data-preview]') || staysAt(link, place)) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || confirmLeave()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onMove = guardHistory(place)
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener(HISTORY_MOVE, onMove)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener(HISTORY_MOVE, onMove)
    }
  }, [isActive, place])
}

/**
 * The address has changed when Back or Forward is told, so staying means to return to where one was, while the router hears of
 * neither. There is no entry of our own in the history: it would have to be taken out again after saving. And the Navigation
 * API lets a second Back through unless something was typed in between.
 */
function guardHistory(left: LeftPlace) {
  const page = nameOf(location, left)
  const place = placeInHistory()
  let isReturning = false
  return (move: Event) => {
    const isHere = nameOf(location, left) === page
    if (isHere && isReturning) {
      isReturning = false
      move.preventDefault()
    } else if (!isHere && !confirmLeave()) {
      isReturning = true
      move.preventDefault()
      const now = placeInHistory()
      // Browsers from before 2026 do not tell; it was hardly ever Forward.
      history.go(place === undefined || now === undefined ? 1 : place - now)
    }
  }
}

const nameOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, left: LeftPlace) =>
  left === 'page' ? pathname : pathname + search

function staysAt(link: Element, left: LeftPlace) {
  return (
    link instanceof HTMLAnchorElement &&
    link.origin === location.origin &&
    nameOf(link, left) === nameOf(location, left)
  )
}

const placeInHistory = () => (window.navigation as Navigation | undefined)?.currentEntry?.index
