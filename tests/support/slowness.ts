/** The CPU time of the loop below, in milliseconds, on the two-core machine for which the tests' limits are meant. */
const REFERENCE_MS = 40

/**
 * Returns how many times slower than that machine this one is right now, at least 1. Shared machines are often two or
 * three times slower for a while.
 */
export function slowness(): number {
  spin()
  const before = process.cpuUsage()
  spin()
  const { user } = process.cpuUsage(before)
  return Math.max(1, user / 1_000 / REFERENCE_MS)
}

function spin() {
  let sum = 0
  for (let i = 0; i < 30_000_000; i += 1) sum += i % 7
  return sum
}
