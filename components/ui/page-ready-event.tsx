'use client'

import { useEffect } from 'react'
import { PAGE_READY } from './page-ready'

/** Announces that everything above it answers. Goes last, because effects run in the order of the elements. */
export function PageReadyEvent() {
  useEffect(() => {
    performance.mark(PAGE_READY)
    dispatchEvent(new Event(PAGE_READY))
  }, [])
  return null
}
