import { type ReactElement, type ReactNode, Suspense } from 'react'

const NOTICEABLE_MS = 300

interface SoonProps {
  /** Shown if the content takes noticeably long to load. */
  fallback: ReactNode
  children: Promise<ReactElement>
}

/**
 * Shows content without a loading state first, unless it takes noticeably long. Once a loading state is visible, React
 * keeps it for 300 ms, even if the content arrives right after it.
 */
export async function Soon({ fallback, children }: SoonProps) {
  // An error is caught by the boundary here, so the rest of the page stays.
  const content = await Promise.race([children.catch(() => null), noticeableTime()])
  return content ?? <Suspense fallback={fallback}>{children}</Suspense>
}

/** Resolves once the wait becomes noticeable. */
export function noticeableTime() {
  return new Promise<null>((resolve) => setTimeout(resolve, NOTICEABLE_MS, null))
}
