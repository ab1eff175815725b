'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { isReachable } from './is-reachable'

const REFRESH_MS = 2_000

/** Reloads the screen's data every two seconds while background work is running and the tab is visible. */
export function RefreshWhile({ isRunning }: { isRunning: boolean }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    // On a slow connection, refreshes would otherwise pile up.
    if (!isRunning || isPending) return
    let isChecking = false
    const timer = setInterval(async () => {
      if (isChecking || document.visibilityState !== 'visible') return
      isChecking = true
      // Not in the transition, because links would then wait for it.
      if (await isReachable()) startTransition(() => router.refresh())
      isChecking = false
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isRunning, isPending, router])
  return null
}
