'use client'

import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'

const StatusElement = createContext<HTMLElement | null>(null)

/** Renders the live region in which `ListStatus` announces what a list shows after a search, a filter or another page. */
export function ListStatusRegion({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <StatusElement value={element}>
      {/* Screen readers announce the text only if the region is already in the page, so the region cannot be part of the list. */}
      <div ref={setElement} role="status" className="sr-only" />
      {children}
    </StatusElement>
  )
}

/** Announces what the list shows, such as "Showing 3 of 12 entries". */
export function ListStatus({ children }: { children: string }) {
  const element = use(StatusElement)
  return element && createPortal(children, element)
}
