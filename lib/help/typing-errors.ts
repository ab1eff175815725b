/** Returns how many typos a word may have. People omit letters more often than they confuse them: "widraw" lacks two. */
function allowedErrors(typed: string, word: string) {
  if (typed.length < 4) return 0
  return typed.length >= 7 || (typed.length === 6 && isWithin(typed, word)) ? 2 : 1
}

/** Returns whether all letters of the first word occur in the other one in the same order. */
function isWithin(one: string, other: string) {
  let at = 0
  for (const letter of other) if (letter === one[at]) at++
  return at === one.length
}

const MAX_MEANINGS = 3

/** Returns the known words closest to the typed word, at most three. */
export function meantWords(typed: string, knownWords: readonly string[]): string[] {
  const near = knownWords
    .map((word) => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ word, errors }) => errors <= allowedErrors(typed, word))
  const least = Math.min(...near.map(({ errors }) => errors))
  return near
    .filter(({ errors }) => errors === least)
    .map(({ word }) => word)
    .slice(0, MAX_MEANINGS)
}

/**
 * Counts the edits that turn one word into the other: characters added, removed, replaced or swapped with their
 * neighbor (restricted Damerau-Levenshtein distance).
 */
export function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
