/** As the database folds what is searched: without case and accents. */
export function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean)

/**
 * How well a choice answers to what was typed, less is better: 0 its label begins with it, 1 a word of its label begins with each
 * word, 2 so do its label and other words together, 3 its label holds them somewhere. Null: it does not.
 */
export function rankOf(label: string, others: string, typed: string): number | null {
  const words = wordsOf(typed)
  const folded = fold(label)
  if (folded.startsWith(words.join(' '))) return 0
  const isIn = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`))
  if (isIn(folded)) return 1
  if (isIn(`${folded} ${fold(others)}`)) return 2
  return words.every((word) => folded.includes(word)) ? 3 : null
}

export interface TextPart {
  text: string
  isTyped: boolean
}

/** A text in parts, for the typed words to be shown in it, whatever accents it has: "sola" is typed, "Ṣọlá" is marked. */
export function partsOf(text: string, typed: string): TextPart[] {
  const characters = Array.from(text)
  const origins: number[] = []
  let folded = ''
  characters.forEach((character, index) => {
    const plain = fold(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index)
  })
  const typedCharacters = new Set<number>()
  for (const word of wordsOf(typed)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let unit = at; unit < at + word.length; unit += 1) typedCharacters.add(origins[unit] ?? -1)
  }
  const parts: TextPart[] = []
  characters.forEach((character, index) => {
    const last = parts.at(-1)
    // A mark of its own belongs to the character before it.
    const isTyped = fold(character) === '' && last ? last.isTyped : typedCharacters.has(index)
    if (last?.isTyped === isTyped) last.text += character
    else parts.push({ text: character, isTyped })
  })
  return parts
}
