import { nouns } from '@/lib/nouns'
import type { Screen } from '@/lib/platform/noun'

export interface NavigationGroup {
  /** Absent for the screens above the groups. */
  label?: Screen['group']
  screens: readonly Screen[]
}

export const screens: readonly Screen[] = nouns.flatMap((noun) => noun.screens ?? [])

/** The sidebar, in the order of `nouns`. */
export const navigation: readonly NavigationGroup[] = Array.from(
  Map.groupBy(screens, ({ group }) => group),
  ([label, grouped]) => (label ? { label, screens: grouped } : { screens: grouped }),
)

/** Returns whether a screen is the current one: the dashboard on its own page alone, others also on the pages below them. */
export function isCurrent(href: string, pathname: string) {
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
