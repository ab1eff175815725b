/** How fast people read on a screen, in words a minute. */
export const WORDS_PER_MINUTE = 200

// None looks past the beginning of the next one: without that, a text of openings alone would be read again from each.
const LINK_TARGETS = /\]\([^()]*\)/g

/** Returns the minutes it takes to read a Markdown text; at least one. Targets of links and images are not counted. */
export function readMinutes(content: string): number {
  const words = content.replace(LINK_TARGETS, ']').split(/\s+/)
  const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE))
}

/** "5 min read", or what was typed instead. */
export function readTimeText({ readTime, readMinutes }: { readTime: string; readMinutes: number }): string {
  return readTime || `${readMinutes} min read`
}
