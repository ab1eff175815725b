'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isReachable } from './is-reachable'

const REFRESH_MS = 2_000

/** Reloads the screen's data every two seconds while background work is running and the tab is visible. */
export function RefreshWhile({ isRunning }: { isRunning: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(async () => {
      if (document.visibilityState === 'visible' && (await isReachable())) router.refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])
  return null
}
