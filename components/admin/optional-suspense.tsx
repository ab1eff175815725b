'use client'

import { type ReactNode, Suspense, useState } from 'react'

interface OptionalSuspenseProps {
  isSlow: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * Wraps content in Suspense if it is slow when it first appears. It stays that way however fast the content is later,
 * because otherwise React would mount it again, and its dialogs, selection, typed text and focus would be lost.
 */
export function OptionalSuspense({ isSlow, fallback, children }: OptionalSuspenseProps) {
  const [hasBoundary] = useState(isSlow)
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
