import { slugify } from '@/lib/platform/slug'

/** Addresses below /blog that belong to other things. */
const reserved = new Set(['feed', 'rss', 'search', 'page', 'category', 'opengraph-image', 'twitter-image'])

/** The address of a post: of what was typed for it, or else of its title, or else of its id. */
export function slugFor({ slug, title, id }: { slug: string; title: string; id: string }): string {
  const made = slugify(slug) || slugify(title)
  return made || `post-${id.slice(-8)}`
}

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
