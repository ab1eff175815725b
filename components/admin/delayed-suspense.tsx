import type { ReactElement, ReactNode } from 'react'
import { OptionalSuspense } from './optional-suspense'

const NOTICEABLE_MS = 300

interface DelayedSuspenseProps {
  /** Shown if the content takes noticeably long to load. */
  fallback: ReactNode
  children: Promise<ReactElement>
}

/**
 * Waits briefly for the content, and shows a loading state only if it takes noticeably long. Once a loading state is
 * visible, React keeps it for 300 ms, even if the content arrives right afterward.
 */
export async function DelayedSuspense({ fallback, children }: DelayedSuspenseProps) {
  // If loading fails, return the rejected promise: the nearest error boundary handles it, and the rest of the page stays.
  const content = await Promise.race([children.catch(() => null), noticeableTime()])
  return (
    <OptionalSuspense needsBoundary={!content} fallback={fallback}>
      {content ?? children}
    </OptionalSuspense>
  )
}

/** Resolves once the wait becomes noticeable. */
export function noticeableTime() {
  return new Promise<null>((resolve) => setTimeout(resolve, NOTICEABLE_MS, null))
}
