import { Suspense, use, useEffect, useState } from 'react'
import { formatCount } from '@/lib/count'
import { WAITING_LIMIT } from '@/lib/dashboard/schema'
import { parseVisits, visitsCookie } from '@/lib/dashboard/sidebar-memory'
import type { Screen, WaitingRows } from '@/lib/platform/noun'
import { panelCookie, setPanelCookie } from './panel-cookie'

/** How many rows wait on each screen, by its address. */
export type CountsPromise = Promise<ReadonlyMap<string, number>>

interface ScreenCountProps {
  href: string
  waiting: WaitingRows
  counts: CountsPromise
  isCurrent: boolean
}

/** The number after a screen's label, which is part of the link's name: "Contact, 3 unread". */
export function ScreenCount(props: ScreenCountProps) {
  return (
    <Suspense fallback={null}>
      {props.waiting.since ? <CountSinceVisit {...props} /> : <CountOfScreen {...props} />}
    </Suspense>
  )
}

function CountOfScreen({ href, waiting, counts }: ScreenCountProps) {
  return <Count count={use(counts).get(href) ?? 0} word={waiting.word} />
}

/** Disappears when the person visits the screen, until the counts are next loaded. */
function CountSinceVisit({ href, waiting, counts, isCurrent }: ScreenCountProps) {
  const count = use(counts).get(href) ?? 0
  const [seen, setSeen] = useState<CountsPromise>()
  useEffect(() => {
    if (!isCurrent) return
    setPanelCookie(visitsCookie(new Map(parseVisits(panelCookie)).set(href, new Date())))
    setSeen(counts)
  }, [isCurrent, href, counts])
  return <Count count={seen === counts ? 0 : count} word={waiting.word} />
}

/** The sum of a folded group. */
export function GroupCount({ screens, counts }: { screens: readonly Screen[]; counts: CountsPromise }) {
  return (
    <Suspense fallback={null}>
      <GroupSum screens={screens} counts={counts} />
    </Suspense>
  )
}

function GroupSum({ screens, counts }: { screens: readonly Screen[]; counts: CountsPromise }) {
  const found = use(counts)
  return <Count count={screens.reduce((sum, { href }) => sum + (found.get(href) ?? 0), 0)} word="waiting" />
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
