/** Average reading speed on a screen, in words per minute. */
export const WORDS_PER_MINUTE = 200

// A match never extends past the next opening parenthesis. Otherwise, text full of opening parentheses would be
// scanned again from each of them.
const LINK_TARGETS = /\]\([^()]*\)/g

/** Counts the words of a Markdown text. Link and image targets do not count. */
export function countWords(content: string): number {
  const words = content.replace(LINK_TARGETS, ']').split(/\s+/)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns the minutes it takes to read a Markdown text, at least one. */
export function readMinutes(content: string): number {
  return Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE))
}

/** Returns the text that staff typed, or else text such as "5 min read". */
export function readTimeText({ readTime, readMinutes }: { readTime: string; readMinutes: number }): string {
  return readTime || `${readMinutes} min read`
}
