import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Returns attributes for a checkbox that takes effect immediately. If it was toggled before the script ran, calls `set`
 * as if it had just been toggled.
 */
export function useEarlyChange(checked: boolean, set: (checked: boolean) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const takeEarlyChange = useEffectEvent((early: boolean) => {
    if (early !== checked) set(early)
  })
  useEffect(() => {
    if (!ref.current || ref.current.checked === ref.current.defaultChecked) return
    const early = ref.current.checked
    // Effects can run in the middle of the box's own change event, which then handles it.
    const timer = setTimeout(() => takeEarlyChange(early))
    return () => clearTimeout(timer)
  }, [])
  // Otherwise a box that the browser checks again on reload would count as toggled early.
  return { ref, checked, autoComplete: 'off' }
}
