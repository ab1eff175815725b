/** Returns a generator of integers below `limit`, seeded with a string, so that every render gets the same numbers. */
export function seededRandom(text: string): (limit: number) => number {
  let state = [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1
    return (state >>> 8) % limit
  }
}
