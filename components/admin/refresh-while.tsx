'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isReachable } from './is-reachable'

const REFRESH_MS = 2_000

/** Reads the screen again every two seconds while something goes on in the background, and someone looks. */
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
