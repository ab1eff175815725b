import { type NounName, nouns } from '@/lib/nouns'
import type { Noun } from '@/lib/platform/noun'
import { type Role, roleDetails } from '@/lib/platform/role'

const byName: ReadonlyMap<string, Noun> = new Map(nouns.map((noun) => [noun.name, noun]))

/** Returns whether a role may change a noun's records. If no noun is given, only owners may. */
export function mayChange(role: Role, noun?: string): boolean {
  return role === 'owner' || isListed(role, byName.get(noun ?? '')?.roles)
}

/** Returns whether a role may see a noun's screens and records. If no noun is given, only owners may. */
export function mayRead(role: Role, noun?: string): boolean {
  return mayChange(role, noun) || isListed(role, byName.get(noun ?? '')?.readers)
}

const isListed = (role: Role, roles: readonly Role[] = []) => roles.includes(role)

/** Returns the noun that an admin page belongs to: the page is one of its screens or is below one. */
export function nounOfPage(href: string): NounName | undefined {
  const [path = ''] = href.split(/[?#]/)
  const found = nouns.find(({ screens = [] }) =>
    screens.some(
      (screen) => path === screen.href || (screen.href !== '/admin' && path.startsWith(`${screen.href}/`)),
    ),
  )
  // Every noun in the list has one of these names.
  return found?.name as NounName | undefined
}

/** Returns whether a role may open an admin page. */
export const mayOpen = (role: Role, href: string): boolean => mayRead(role, nounOfPage(href))

/** Returns the names that the audit log uses for everything that a role may see. */
export function auditNamesFor(role: Role): string[] {
  const namesOf = ({ name, records = {}, auditPages = [] }: Noun) => [
    name,
    ...Object.values(records).map(({ auditName = name }) => auditName),
    ...auditPages.map(({ noun = name }) => noun),
  ]
  const hidden = new Set(nouns.filter(({ name }) => !mayRead(role, name)).flatMap(namesOf))
  return nouns.flatMap(namesOf).filter((name) => !hidden.has(name))
}

/** Returns the message for someone whose role does not allow what they tried. */
export const notAllowed = (role: Role): string =>
  `Your role (${roleDetails[role].label}) doesn’t allow this. Nothing was changed. If you need to do it, ask an owner.`
