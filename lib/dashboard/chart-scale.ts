/**
 * Returns the tick values of a count axis: from 0 in equal steps of 1, 2 or 5 times a power of ten, at most four
 * steps, with the last one at or above `max`. If there is no data, the axis ends at 4.
 */
export function axisTicks(max: number): number[] {
  const minStep = Math.max(max, 4) / 4
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= minStep) ?? 10 * power
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(Math.max(max, 4) / whole) + 1 }, (_, index) => index * whole)
}
