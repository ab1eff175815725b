'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { MINUTE_MS } from '@/lib/dates'
import { isReachable } from './is-reachable'

const REFRESH_MS = 2_000
/** Each refresh counts as use of the session, which would otherwise never end on an unattended screen. */
const ATTENDED_MS = 5 * MINUTE_MS
const inputEvents = ['pointermove', 'pointerdown', 'keydown']

/**
 * Reloads the screen's data every two seconds while background work is running, the tab is visible, and someone has
 * used the screen in the last five minutes.
 */
export function RefreshWhile({ isRunning }: { isRunning: boolean }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const lastInput = useRef(0)
  useEffect(() => {
    const remember = () => {
      lastInput.current = Date.now()
    }
    remember()
    for (const name of inputEvents) window.addEventListener(name, remember, { passive: true })
    return () => {
      for (const name of inputEvents) window.removeEventListener(name, remember)
    }
  }, [])
  useEffect(() => {
    // On a slow connection, refreshes would otherwise pile up.
    if (!isRunning || isPending) return
    let isChecking = false
    const timer = setInterval(async () => {
      if (
        isChecking ||
        Date.now() - lastInput.current > ATTENDED_MS ||
        document.visibilityState !== 'visible'
      )
        return
      isChecking = true
      // Not in the transition, because links would then wait for it.
      if (await isReachable()) startTransition(() => router.refresh())
      isChecking = false
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isRunning, isPending, router])
  return null
}
