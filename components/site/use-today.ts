import { useSyncExternalStore } from 'react'
import { lagosDay } from '@/lib/dates'
import type { Day } from '@/lib/plan/calendar-day'

/** The day in Lagos, and the next one when it begins. Null in the page as it was rendered ahead, whenever that was. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    watchClock,
    () => lagosDay(new Date()),
    () => null,
  )
}

function watchClock(onTick: () => void) {
  const timer = window.setInterval(onTick, 30_000)
  // A telephone that slept has missed the ticks.
  document.addEventListener('visibilitychange', onTick)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
