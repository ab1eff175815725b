/** Splits text into paragraphs at blank lines. Single line breaks within a paragraph are kept. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
