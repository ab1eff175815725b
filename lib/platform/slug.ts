import { normalize } from './normalize'

/** The longest part of an address that is made of a text. */
export const SLUG_MAX = 100

// These Hausa characters have no decomposition.
const hooked: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/**
 * The address made of a title: lower case; without accents and dots, and without anything but letters, digits, spaces and hyphens;
 * spaces as hyphens, one at a time, none at the ends. Of a title without any letter or digit nothing is left: give another text then.
 */
export function slugify(title: string): string {
  const slug = normalize(title, 'NFKD')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (character) => hooked[character] ?? character)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length > SLUG_MAX ? cut(slug) : slug
}

/** At the end of a word, if there is one in the second half. */
function cut(slug: string) {
  const end = slug.lastIndexOf('-', SLUG_MAX)
  return slug.slice(0, end > SLUG_MAX / 2 ? end : SLUG_MAX).replace(/-$/, '')
}
