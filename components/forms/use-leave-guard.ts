import { type RefObject, useEffect, useRef } from 'react'
import { addGuard, type LeftPlace } from './leave-guards'

/**
 * Lets `LeaveDialog` ask before a page with unsaved changes is left. Anyone who keeps a draft of the changes in this browser sets the
 * returned ref, because the question says what becomes of them.
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
