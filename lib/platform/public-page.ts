/** A page of the sitemap. Without a date where none is known: a made-up one teaches search engines to ignore them all. */
export interface PublicPage {
  path: string
  changedAt?: Date
}

/** Returns the page of a list, which changes with what is on it, and the page of each of its rows. */
export function listPages(path: string, rows: readonly { slug: string; updatedAt: Date }[]): PublicPage[] {
  const pages = rows.map(({ slug, updatedAt }) => ({ path: `${path}/${slug}`, changedAt: updatedAt }))
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return [rows.length > 0 ? { path, changedAt: new Date(latest) } : { path }, ...pages]
}
