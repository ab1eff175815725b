'use client'

import { Activity, useEffect } from 'react'
import { PAGE_READY } from './page-ready'

/** Is greater than the number of segments that any page has below the layout with this component. */
const DEEPEST = 5

/**
 * Announces that everything above it answers. Goes last, because effects run in the order of the elements. Next wraps each segment
 * of a page in an `Activity`, and React makes those of the same depth ready together, the outer ones first, so this one is nested deepest.
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
