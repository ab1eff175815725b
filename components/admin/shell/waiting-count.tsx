import { Suspense, use } from 'react'
import { formatCountUpTo } from '@/lib/count'
import { WAITING_LIMIT } from '@/lib/dashboard/schema'
import type { Screen } from '@/lib/platform/noun'
import { type CountsPromise, useSeenScreens } from './seen-screens'

interface CountProps {
  screens: readonly Screen[]
  counts: CountsPromise
  word: string
}

/**
 * Shows the number after the label of a screen or a collapsed group. The accessible name includes it: "Contact, 3
 * unread".
 */
export function WaitingCount(props: CountProps) {
  return (
    <Suspense fallback={null}>
      <Sum {...props} />
    </Suspense>
  )
}

function Sum({ screens, counts, word }: CountProps) {
  const found = use(counts)
  const seenScreens = useSeenScreens()
  const unseen = screens.filter(({ href }) => !seenScreens.has(href))
  return <Count count={unseen.reduce((sum, { href }) => sum + (found.get(href) ?? 0), 0)} word={word} />
}

/** Renders nothing for zero. */
function Count({ count, word }: { count: number; word: string }) {
  if (count === 0) return null
  const text = formatCountUpTo(count, WAITING_LIMIT)
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
