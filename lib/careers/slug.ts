import { SLUG_MAX, slugify } from '@/lib/platform/slug'

/** Paths below /careers that belong to other pages. */
const reserved = new Set(['apply', 'search', 'general', 'opengraph-image', 'twitter-image'])

/**
 * Returns the slug of a new position, made from its title, or from its id if the title has no letters or digits. Adds
 * a number if the slug is taken.
 */
export function unusedSlug(
  { title, id }: { title: string; id: string },
  usedSlugs: ReadonlySet<string>,
): string {
  const base = slugify(title) || `position-${id.slice(-8)}`
  const isFree = (slug: string) => !usedSlugs.has(slug) && !reserved.has(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) {
    const suffix = `-${number}`
    slug = `${base.slice(0, SLUG_MAX - suffix.length).replace(/-$/, '')}${suffix}`
  }
  return slug
}
