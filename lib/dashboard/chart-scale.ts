/**
 * The figures at an axis of counts: from 0 in equal whole steps of 1, 2 or 5 times a power of ten, at most four steps, the last one not
 * below `max`. Without anything to show the axis ends at 4.
 */
export function axisTicks(max: number): number[] {
  const wanted = Math.max(max, 4) / 4
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= wanted) ?? 10 * power
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(Math.max(max, 4) / whole) + 1 }, (_, index) => index * whole)
}
