import { ArrowRight, Clock } from 'lucide-react'
import { type FoundGroup, type RecordKind, recordKinds } from '@/lib/palette/schema'
import type { Choice, ChoiceGroup } from './choices'
import { kindIcons } from './kind-icons'
import type { Recent } from './recent'

/** What the server found, as choices; where there is more, the last one leads to the list. */
export function foundGroups(groups: readonly FoundGroup[], typed: string): ChoiceGroup[] {
  return groups.map(({ kind, records, more }) => ({
    label: recordKinds[kind],
    items: [
      ...records.map(({ id, title, detail, href }): Choice => {
        return { id: `${kind} ${id}`, label: title, detail, href, Icon: kindIcons[kind] }
      }),
      ...(more ? [allOf(kind, more, typed)] : []),
    ],
  }))
}

function allOf(kind: RecordKind, href: string, typed: string): Choice {
  return {
    ...{ id: `all ${kind}`, href, Icon: ArrowRight },
    label: `All in ${recordKinds[kind]} with “${typed.trim()}”`,
  }
}

/** Before the id of a choice that stands in its own group as well. */
export const RECENT = 'recent '

export function recentGroup(recent: readonly Recent[], standing: readonly ChoiceGroup[]): ChoiceGroup {
  const known = standing.flatMap(({ items }) => items)
  const items = recent.map(({ id, label, href }): Choice => {
    const kind = id.split(' ')[0] as RecordKind
    const Icon = known.find((choice) => choice.id === id)?.Icon ?? kindIcons[kind] ?? Clock
    return { id: `${RECENT}${id}`, label, href, Icon }
  })
  return { label: 'Recent', items }
}
