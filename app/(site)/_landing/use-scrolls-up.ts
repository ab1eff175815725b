import { useEffect, useState } from 'react'

const JITTER_PX = 4 // A resting thumb moves slightly.

/**
 * Returns whether the reader, more than `after` pixels down the page, was last scrolling up. Moving focus elsewhere
 * on the page resets the result to false, so that nothing focused is covered.
 */
export function useScrollsUp(after: number) {
  const [isUp, setUp] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let last = window.scrollY

    function update() {
      const position = window.scrollY
      if (position <= after) setUp(false)
      else if (Math.abs(position - last) < JITTER_PX) return
      else setUp(position < last)
      last = position
    }

    function hide(event: FocusEvent) {
      if (event.target instanceof Element && !event.target.closest('aside, dialog')) setUp(false)
    }

    window.addEventListener('scroll', update, { passive: true, signal })
    document.addEventListener('focusin', hide, { signal })
    return () => controller.abort()
  }, [after])

  return isUp
}
