// The characters in the share images' font: printable ASCII, most of Latin-1 and a few more.
const DRAWABLE = /^[ -~\u00A0£§©«®°·»À-ÿ₦€‘’“”–—…•ẹọṣịụẸỌṢỊỤṅṄǹǸńŃḿḾ]$/

/**
 * Returns the text with only the characters that share images can show. Their renderer does not combine marks, so a
 * character with a dot and a tone mark loses the tone mark rather than disappearing. Characters missing from the font,
 * such as emoji, are removed: the renderer would fetch fonts for them from other sites, and fail if those sites are
 * unavailable.
 */
export function shareText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (DRAWABLE.test(character) ? character : (character.normalize('NFD')[0] ?? '')))
    .filter((character) => DRAWABLE.test(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
