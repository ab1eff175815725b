import { Suspense, use, useEffect, useState } from 'react'
import { formatCount } from '@/lib/count'
import { WAITING_LIMIT } from '@/lib/dashboard/schema'
import { parseVisits, visitsCookie } from '@/lib/dashboard/sidebar-memory'
import type { Screen } from '@/lib/platform/noun'
import { panelCookie, setPanelCookie } from './panel-cookie'

/** How many rows wait on each screen, by its address. */
export type CountsPromise = Promise<ReadonlyMap<string, number>>

const none: ReadonlySet<string> = new Set()

/**
 * Returns the screens that the person has visited since the counts were loaded, and remembers the visit. Nothing is new
 * on them. Of the `screens`, only those that count what is new since the last visit matter.
 */
export function useSeen(counts: CountsPromise, screens: readonly Screen[]): ReadonlySet<string> {
  const [seen, setSeen] = useState({ counts, hrefs: none })
  const href = screens.find(({ waiting }) => waiting?.since)?.href
  useEffect(() => {
    if (!href) return
    setPanelCookie(visitsCookie(new Map(parseVisits(panelCookie)).set(href, new Date())))
    setSeen((last) => ({ counts, hrefs: new Set(last.counts === counts ? [...last.hrefs, href] : [href]) }))
  }, [href, counts])
  return seen.counts === counts ? seen.hrefs : none
}

interface CountProps {
  screens: readonly Screen[]
  counts: CountsPromise
  seen: ReadonlySet<string>
  word: string
}

/** The number after the label of a screen or of a folded group. It is part of the name: "Contact, 3 unread". */
export function WaitingCount(props: CountProps) {
  return (
    <Suspense fallback={null}>
      <Sum {...props} />
    </Suspense>
  )
}

function Sum({ screens, counts, seen, word }: CountProps) {
  const found = use(counts)
  const unseen = screens.filter(({ href }) => !seen.has(href))
  return <Count count={unseen.reduce((sum, { href }) => sum + (found.get(href) ?? 0), 0)} word={word} />
}

/** Shows nothing for zero. */
function Count({ count, word }: { count: number; word: string }) {
  if (count === 0) return null
  const text = count >= WAITING_LIMIT ? `${formatCount(WAITING_LIMIT)}+` : formatCount(count)
  return (
    <>
      <span aria-hidden="true" className="ml-auto text-xs font-medium text-fg-soft tabular-nums">
        {text}
      </span>
      <span className="sr-only">
        , {text} {word}
      </span>
    </>
  )
}
