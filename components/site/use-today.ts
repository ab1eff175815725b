import { useSyncExternalStore } from 'react'
import { lagosDay } from '@/lib/dates'
import type { Day } from '@/lib/plan/calendar-day'

/**
 * Returns the date in Lagos and updates it at midnight. Returns null in prerendered pages, which may be shown on any
 * date.
 */
export function useToday(): Day | null {
  return useSyncExternalStore(
    watchClock,
    () => lagosDay(new Date()),
    () => null,
  )
}

function watchClock(onTick: () => void) {
  const timer = window.setInterval(onTick, 30_000)
  // A phone that was asleep may have missed the timer.
  document.addEventListener('visibilitychange', onTick)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
