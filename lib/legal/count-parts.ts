import { shownLines } from './legal-blocks'
import { linkParts } from './linked-text'

/** Counts the lines, list items and links in a piece of text. Each takes time to render, however short it is. */
export function countParts(text: string): number {
  const lines = shownLines(text)
  return lines.length + lines.flatMap(linkParts).filter(({ href }) => href).length
}
