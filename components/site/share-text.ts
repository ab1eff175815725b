// Printable ASCII, the characters of Latin-1, and a few more that the face of share images has outlines for.
const DRAWN = /^[ -~\u00A0-\u00FF₦€‘’“”–—…•ẹọṣịụẸỌṢỊỤṅṄǹǸńŃḿḾ]$/

/**
 * A text as share images can show it. Their renderer composes no characters, so one with a dot and a tone mark is without the
 * mark rather than not at all; and for signs that the face lacks, emoji included, it would ask other sites, and fail without them.
 */
export function shareText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (DRAWN.test(character) ? character : (character.normalize('NFD')[0] ?? '')))
    .filter((character) => DRAWN.test(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
