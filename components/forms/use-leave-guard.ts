import { type RefObject, useEffect, useRef } from 'react'
import { addGuard, type LeftPlace } from './leave-guards'

/**
 * Asks for confirmation before a page with unsaved changes is left. If this browser keeps a draft of the changes, set
 * the returned ref, because the dialog mentions it.
 */
export function useLeaveGuard(isActive: boolean, place: LeftPlace = 'address'): RefObject<boolean> {
  const isKept = useRef(false)
  useEffect(() => {
    if (!isActive) return
    const remove = addGuard({ place, isKept })
    return () => void remove()
  }, [isActive, place])
  return isKept
}
