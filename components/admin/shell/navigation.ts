import { nouns } from '@/lib/nouns'
import type { Screen } from '@/lib/platform/noun'

export interface NavigationGroup {
  /** Absent for screens above the groups. */
  label?: Screen['group']
  screens: readonly Screen[]
}

export const screens: readonly Screen[] = nouns.flatMap((noun) => noun.screens ?? [])

/** The entries of the sidebar, in the order of `nouns`. */
export const navigation: readonly NavigationGroup[] = Array.from(
  Map.groupBy(screens, ({ group }) => group),
  ([label, grouped]) => (label ? { label, screens: grouped } : { screens: grouped }),
)

/**
 * Returns whether a screen is the current one. The dashboard only matches its own page; other screens also match the
 * pages below them.
 */
export function isCurrent(href: string, pathname: string) {
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
