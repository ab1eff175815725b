import { useEffect } from 'react'
import { HISTORY_MOVE } from './history-move'

const QUESTION = 'Leave without saving? What you changed here will be lost.'

/**
 * Asks before a page with unsaved changes is left: by closing, reloading, following a link in this window or going back and
 * forward.
 */
export function useLeaveGuard(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const staysHere = !link || link.getAttribute('target') === '_blank' || link.hasAttribute('download')
      if (staysHere || event.ctrlKey || event.metaKey || event.shiftKey || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onMove = guardHistory()
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener(HISTORY_MOVE, onMove)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener(HISTORY_MOVE, onMove)
    }
  }, [isActive])
}

/**
 * The address has changed when Back or Forward is told, so staying means to return to where one was, while the router hears of
 * neither. There is no entry of our own in the history: it would have to be taken out again after saving. And the Navigation
 * API lets a second Back through unless something was typed in between.
 */
function guardHistory() {
  const page = location.pathname + location.search
  const place = placeInHistory()
  let isReturning = false
  return (move: Event) => {
    const isHere = location.pathname + location.search === page
    if (isHere && isReturning) {
      isReturning = false
      move.preventDefault()
    } else if (!isHere && !window.confirm(QUESTION)) {
      isReturning = true
      move.preventDefault()
      const now = placeInHistory()
      // Browsers from before 2026 do not tell; it was hardly ever Forward.
      history.go(place === undefined || now === undefined ? 1 : place - now)
    }
  }
}

const placeInHistory = () => (window.navigation as Navigation | undefined)?.currentEntry?.index
