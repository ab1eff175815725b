/** Returns how many typos a word of this length may have. */
const allowedErrors = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)
const MAX_MEANINGS = 3

/** Returns the known words with the fewest typos, at most three. */
export function meantWords(typed: string, known: readonly string[]): string[] {
  const near = known
    .map((word) => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= allowedErrors(typed))
  const least = Math.min(...near.map(({ errors }) => errors))
  return near
    .filter(({ errors }) => errors === least)
    .map(({ word }) => word)
    .slice(0, MAX_MEANINGS)
}

/**
 * Counts the edits that turn one word into the other: characters added, removed, replaced or swapped with their
 * neighbour (restricted Damerau-Levenshtein distance).
 */
export function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = now
  }
  return last[other.length] ?? 0
}
