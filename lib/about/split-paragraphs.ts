/** The paragraphs of a text, which empty lines part. Line breaks within one stay; blank ones are left out. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
