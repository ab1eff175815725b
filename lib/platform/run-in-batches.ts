/**
 * Repeats work that handles at most `size` rows, until it handles fewer. A statement for all rows at once could exceed
 * its time limit, and then would every night.
 */
export async function runInBatches(size: number, run: () => Promise<number>) {
  for (let count = size; count === size; ) count = await run()
}
