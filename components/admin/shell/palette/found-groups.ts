import { ArrowRight, Clock } from 'lucide-react'
import { mayOpen } from '@/lib/auth/access'
import { recordKinds } from '@/lib/nouns'
import type { FoundGroup } from '@/lib/palette/schema'
import type { Role } from '@/lib/platform/role'
import type { Choice, ChoiceGroup } from './choices'
import type { Recent } from './recent'

const labelOf = (kind: string) => recordKinds.get(kind)?.label ?? ''
const iconOf = (kind: string) => recordKinds.get(kind)?.Icon ?? Clock

/** Turns search results into choices. If there are more results, the last choice leads to the list. */
export function foundGroups(groups: readonly FoundGroup[], typed: string): ChoiceGroup[] {
  return groups.map(({ kind, records, more }) => ({
    label: labelOf(kind),
    items: [
      ...records.map(({ id, title, detail, href }): Choice => {
        return { id: `${kind} ${id}`, label: title, detail, href, Icon: iconOf(kind) }
      }),
      ...(more ? [allOf(kind, more, typed)] : []),
    ],
  }))
}

function allOf(kind: string, href: string, typed: string): Choice {
  return {
    id: `all ${kind}`,
    href,
    Icon: ArrowRight,
    label: `See all results for “${typed.trim()}” in ${labelOf(kind)}`,
  }
}

/** The id prefix of recent choices, which keeps ids unique if a choice also appears in another group. */
export const RECENT = 'recent '

/** Turns recent choices into a group, leaving out pages that the person may no longer open. */
export function recentGroup(
  recent: readonly Recent[],
  staticChoices: readonly ChoiceGroup[],
  role: Role,
): ChoiceGroup {
  const choices = staticChoices.flatMap(({ items }) => items)
  const allowed = recent.filter(({ href }) => mayOpen(role, href))
  const items = allowed.map(({ id, label, href }): Choice => {
    const [kind = ''] = id.split(' ')
    const Icon = choices.find((choice) => choice.id === id)?.Icon ?? iconOf(kind)
    return { id: `${RECENT}${id}`, label, href, Icon }
  })
  return { label: 'Recent', items }
}
