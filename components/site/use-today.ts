import { useSyncExternalStore } from 'react'
import { lagosDay } from '@/lib/dates'
import type { Day } from '@/lib/plan/calendar-day'

/** Returns the date in Lagos and updates it at midnight. Null in prerendered pages, whose date could be anything. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    watchClock,
    () => lagosDay(new Date()),
    () => null,
  )
}

function watchClock(onTick: () => void) {
  const timer = window.setInterval(onTick, 30_000)
  // A phone that was asleep has missed the timers.
  document.addEventListener('visibilitychange', onTick)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
