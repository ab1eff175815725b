'use client'

import { Activity, useEffect } from 'react'
import { PAGE_READY } from './page-ready'

/** Greater than the number of route segments below this component's layout on any page. */
const DEEPEST = 5

/**
 * Announces that everything above this component is interactive. Place it last, because effects run in document order.
 * Next wraps each route segment in an `Activity`, and React hydrates these by depth, outermost first, so this
 * component is nested deepest.
 */
export function PageReadyEvent({ depth = DEEPEST }: { depth?: number }) {
  if (depth === 0) return <Announcement />
  return (
    <Activity>
      <PageReadyEvent depth={depth - 1} />
    </Activity>
  )
}

function Announcement() {
  useEffect(() => {
    document.documentElement.toggleAttribute(`data-${PAGE_READY}`, true)
    dispatchEvent(new Event(PAGE_READY))
  }, [])
  return null
}
