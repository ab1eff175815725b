export interface SpentDay {
  /** The day of the month, starting at 1. */
  day: number
  /** The money available that day before any is spent, in kobo. */
  onHandKobo: number
  spentKobo: number
}

interface Habit {
  /** The minimum cost of a day, such as food and transport, in kobo. */
  minKobo: number
  /** Each day costs this fraction (one in N) of the balance, if that exceeds the minimum. */
  oneIn: number
}

/**
 * Simulates a month of spending: each day a share of the balance, or the minimum cost of a day if that is more, until
 * nothing is left. `releases` maps days to incoming amounts, so the same habit can be compared with different
 * payouts.
 */
export function spendMonth(days: number, releases: ReadonlyMap<number, number>, habit: Habit): SpentDay[] {
  let onHandKobo = 0
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const opening = onHandKobo + (releases.get(day) ?? 0)
    const spentKobo = Math.min(opening, Math.max(habit.minKobo, Math.round(opening / habit.oneIn)))
    onHandKobo = opening - spentKobo
    return { day, onHandKobo: opening, spentKobo }
  })
}
