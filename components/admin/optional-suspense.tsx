'use client'

import { type ReactNode, Suspense, useState } from 'react'

interface OptionalSuspenseProps {
  needsBoundary: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * Wraps content in Suspense if it is slow when it first appears. Later refreshes keep that choice: adding or removing the
 * boundary would make React remount the content, which would lose its dialogs, selection, typed text and focus.
 */
export function OptionalSuspense({ needsBoundary, fallback, children }: OptionalSuspenseProps) {
  const [hasBoundary] = useState(needsBoundary)
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
