'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { parseVisits, visitsCookie } from '@/lib/dashboard/sidebar-memory'
import { useRole } from '../role'
import { isCurrent, navigationFor } from './navigation'
import { panelCookie, setPanelCookie } from './panel-cookie'

/** The number of waiting rows on each screen, by its path. */
export type CountsPromise = Promise<ReadonlyMap<string, number>>

const none: ReadonlySet<string> = new Set()
const SeenContext = createContext(none)

/** Returns the screens that the person has visited since the counts were loaded, so nothing on them is new. */
export const useSeenScreens = () => use(SeenContext)

/** Remembers visits to screens that count what is new, for the sidebar and the drawer alike. */
export function SeenScreens({ counts, children }: { counts: CountsPromise; children: ReactNode }) {
  const pathname = usePathname()
  const screens = navigationFor(useRole()).flatMap((group) => group.screens)
  const href = screens.find((screen) => screen.waiting?.since && isCurrent(screen.href, pathname))?.href
  const [seen, setSeen] = useState({ counts, hrefs: none })
  useEffect(() => {
    if (!href) return
    setPanelCookie(visitsCookie(new Map(parseVisits(panelCookie)).set(href, new Date())))
    setSeen((last) => ({ counts, hrefs: new Set(last.counts === counts ? [...last.hrefs, href] : [href]) }))
  }, [href, counts])
  return <SeenContext value={seen.counts === counts ? seen.hrefs : none}>{children}</SeenContext>
}
