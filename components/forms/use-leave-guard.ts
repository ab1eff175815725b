import { type RefObject, useEffect, useRef } from 'react'
import { addGuard, type GuardScope } from './leave-guards'

/**
 * Asks for confirmation before people leave a page with unsaved changes. Set the returned ref to true if this
 * browser keeps a draft of the changes, because the dialog mentions it.
 */
export function useLeaveGuard(isActive: boolean, scope: GuardScope = 'url'): RefObject<boolean> {
  const hasDraft = useRef(false)
  useEffect(() => {
    if (!isActive) return
    const remove = addGuard({ scope, hasDraft })
    return () => void remove()
  }, [isActive, scope])
  return hasDraft
}
