'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { enhanceMenus } from './enhance-menus'

/**
 * Renders the bar with the logo and menus. It scrolls away with the page and reappears as a fixed bar after 780 px.
 * Its space stays reserved, so that the page does not shift.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const [isStuck, setStuck] = useState(false)

  useEffect(() => {
    if (!mark.current) return
    // Only the last entry of a batch reflects the current position.
    const observer = new IntersectionObserver((entries) =>
      setStuck((entries.at(-1)?.boundingClientRect.top ?? 0) < 0),
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => (header.current ? enhanceMenus(header.current) : undefined), [])

  return (
    <>
      <span ref={mark} aria-hidden="true" className="absolute top-[780px] size-px" />
      <div className="h-19 print:hidden">
        <header
          ref={header}
          data-stuck={isStuck || undefined}
          className={classNames(
            'group/header inset-x-0 top-0 z-30 h-19 bg-paper',
            isStuck ? 'fixed right-(--scrollbar-space) animate-enter border-b border-line' : 'relative',
          )}
        >
          {children}
        </header>
      </div>
    </>
  )
}
