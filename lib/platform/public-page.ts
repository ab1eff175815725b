/**
 * A page in the sitemap. Leave out an unknown date, because made-up dates teach search engines to ignore all of them.
 */
export interface PublicPage {
  path: string
  changedAt?: Date
}

/** Returns the sitemap pages of a list: its overview, which changes with any row, and one page per row. */
export function listPages(path: string, rows: readonly { slug: string; updatedAt: Date }[]): PublicPage[] {
  const pages = rows.map(({ slug, updatedAt }) => ({ path: `${path}/${slug}`, changedAt: updatedAt }))
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return [rows.length > 0 ? { path, changedAt: new Date(latest) } : { path }, ...pages]
}
