export interface SpentDay {
  /** The day's number, from 1. */
  day: number
  /** The money available that day before any is spent, in kobo. */
  atHandKobo: number
  spentKobo: number
}

interface Habit {
  /** The minimum cost of a day: food, transport. In kobo. */
  leastKobo: number
  /** One part in so many of what is at hand goes each day, if that is more. */
  oneIn: number
}

/**
 * Spends through a month by one habit: a share of whatever is at hand, and never less than a day costs while there is any.
 * `releases` says on which day how much comes to hand. The same habit with other releases shows what the releases do.
 */
export function spendMonth(days: number, releases: ReadonlyMap<number, number>, habit: Habit): SpentDay[] {
  let atHandKobo = 0
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const opening = atHandKobo + (releases.get(day) ?? 0)
    const spentKobo = Math.min(opening, Math.max(habit.leastKobo, Math.round(opening / habit.oneIn)))
    atHandKobo = opening - spentKobo
    return { day, atHandKobo: opening, spentKobo }
  })
}
