import { SLUG_MAX, slugify } from '@/lib/platform/slug'

/** Addresses below /careers that belong to other pages. */
const reserved = new Set(['apply', 'search', 'general', 'opengraph-image', 'twitter-image'])

/**
 * The address of a new position: made of its title, or of its id where the title has no letter or digit, with a number after it
 * where that address is taken.
 */
export function freeSlug({ title, id }: { title: string; id: string }, taken: ReadonlySet<string>): string {
  const base = slugify(title) || `position-${id.slice(-8)}`
  const isFree = (slug: string) => !taken.has(slug) && !reserved.has(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) {
    const end = `-${number}`
    slug = `${base.slice(0, SLUG_MAX - end.length).replace(/-$/, '')}${end}`
  }
  return slug
}
