'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element is near the middle of the screen in a visible tab. */
export function useIsInView(element: RefObject<Element | null>) {
  const [isOnScreen, setOnScreen] = useState(false)
  const [isTabShown, setTabShown] = useState(true)

  useEffect(() => {
    // Only the last entry of a batch reflects the current position.
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-15% 0px' },
    )
    if (element.current) observer.observe(element.current)
    const followTab = () => setTabShown(!document.hidden)
    document.addEventListener('visibilitychange', followTab)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', followTab)
    }
  }, [element])

  return isOnScreen && isTabShown
}
