/** Average reading speed on a screen, in words per minute. */
export const WORDS_PER_MINUTE = 200

// A match never extends past the next opening parenthesis. Otherwise a text full of opening parentheses would be
// scanned again from each of them.
const LINK_TARGETS = /\]\([^()]*\)/g

/** Returns the minutes it takes to read a Markdown text, at least one. Link and image targets do not count. */
export function readMinutes(content: string): number {
  const words = content.replace(LINK_TARGETS, ']').split(/\s+/)
  const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE))
}

/** Returns the text that staff typed, or else text such as "5 min read". */
export function readTimeText({ readTime, readMinutes }: { readTime: string; readMinutes: number }): string {
  return readTime || `${readMinutes} min read`
}
