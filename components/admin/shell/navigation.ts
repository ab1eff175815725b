import { mayRead } from '@/lib/auth/access'
import { nouns } from '@/lib/nouns'
import type { Screen } from '@/lib/platform/noun'
import type { Role } from '@/lib/platform/role'

export interface NavigationGroup {
  /** Omitted for screens above the groups. */
  label?: Screen['group']
  screens: readonly Screen[]
}

/** Returns the screens that a role may open, in the order of `nouns`. */
export function screensFor(role: Role): readonly Screen[] {
  return nouns.flatMap(({ name, screens = [] }) => (mayRead(role, name) ? screens : []))
}

/** Returns the entries of the sidebar. */
export function navigationFor(role: Role): readonly NavigationGroup[] {
  return Array.from(
    Map.groupBy(screensFor(role), ({ group }) => group),
    ([label, grouped]) => (label ? { label, screens: grouped } : { screens: grouped }),
  )
}

/**
 * Returns whether a screen is the current one. The dashboard only matches its own page; other screens also match the
 * pages below them.
 */
export function isCurrent(href: string, pathname: string) {
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
