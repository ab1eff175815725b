import { openSearch } from '@/lib/platform/sealed-search'

/** Returns the path of a link to a list, and what the list searches for. */
export function screenAndSearch(href: string | null | undefined) {
  const { pathname, searchParams } = new URL(href ?? '', 'http://localhost')
  return [pathname, openSearch(pathname, Object.fromEntries(searchParams)).q]
}
