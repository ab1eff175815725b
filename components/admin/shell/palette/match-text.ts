/** Folds text as the database search does: removes case and accents. */
export function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean)

/**
 * Ranks how well a choice matches. Lower is better: 0 if its label begins with the text; 1 if each word begins a word
 * of its label; 2 if each begins a word of its label or keywords; 3 if the label contains the text. Null if it does
 * not match.
 */
export function rankOf(label: string, keywords: string, typed: string): number | null {
  const words = wordsOf(typed)
  const folded = fold(label)
  if (folded.startsWith(words.join(' '))) return 0
  const isIn = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`))
  if (isIn(folded)) return 1
  if (isIn(`${folded} ${fold(keywords)}`)) return 2
  return words.every((word) => folded.includes(word)) ? 3 : null
}

export interface TextPart {
  text: string
  isTyped: boolean
}

/** Splits text into parts so that the typed words can be marked in it, ignoring case and accents: "sola" marks "Ṣọlá". */
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
    // A combining mark belongs to the character before it.
    const isTyped = fold(character) === '' && last ? last.isTyped : typedCharacters.has(index)
    if (last?.isTyped === isTyped) last.text += character
    else parts.push({ text: character, isTyped })
  })
  return parts
}
