import { normalize } from './normalize'

/** The maximum length of a slug. */
export const SLUG_MAX = 100

// Hausa letters that Unicode does not decompose.
const hooked: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/**
 * Returns the slug for a title: lower case, without accents or dots, with only letters, digits and single hyphens
 * between words. Empty if the title contains neither letters nor digits.
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

/** Returns whether text can be a slug. Checked before cached reads, so that arbitrary URLs do not fill the cache. */
export const isSlug = (text: string) => text.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(text)

/** Shortens a slug to its maximum length, at a word boundary if there is one in the second half. */
function cut(slug: string) {
  const end = slug.lastIndexOf('-', SLUG_MAX)
  return slug.slice(0, end > SLUG_MAX / 2 ? end : SLUG_MAX).replace(/-$/, '')
}
