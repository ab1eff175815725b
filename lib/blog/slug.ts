import { slugify } from '@/lib/platform/slug'

/** Paths below /blog that belong to other pages. */
const reserved = new Set(['feed', 'rss', 'search', 'page', 'category', 'opengraph-image', 'twitter-image'])

/** Returns the slug of a post, derived from what was typed, or else from the title, or else from the id. */
export function slugFor({ slug, title, id }: { slug: string; title: string; id: string }): string {
  const base = slugify(slug) || slugify(title)
  return base || `post-${id.slice(-8)}`
}

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
