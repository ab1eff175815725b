/** A page in the sitemap. The date is left out if unknown: made-up dates teach search engines to ignore all of them. */
export interface PublicPage {
  path: string
  changedAt?: Date
}

/** Returns the sitemap pages of a list: its overview, which changes with any row, and a page for each row. */
export function listPages(path: string, rows: readonly { slug: string; updatedAt: Date }[]): PublicPage[] {
  const pages = rows.map(({ slug, updatedAt }) => ({ path: `${path}/${slug}`, changedAt: updatedAt }))
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return [rows.length > 0 ? { path, changedAt: new Date(latest) } : { path }, ...pages]
}
