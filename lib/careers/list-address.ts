import { slugify } from '@/lib/platform/slug'
import type { OpenPosition } from './queries'
import { departments, positionTypes } from './schema'

/** What the list of positions can be narrowed by, in the order in which it is offered. */
export const filterKeys = ['department', 'location', 'type'] as const
export type FilterKey = (typeof filterKeys)[number]

/** What is chosen, each value as it stands in the address: "customer-success". Empty: all. */
export type PositionFilter = Record<FilterKey, string>

export const noFilter: PositionFilter = { department: '', location: '', type: '' }

/** Of these all are known; places are whatever the positions name. */
const known: Record<FilterKey, readonly string[]> = {
  department: departments,
  location: [],
  type: positionTypes,
}

type Parameters = Record<string, string | string[] | undefined>

/** Reads an address. What makes no sense is as if it were not there. */
export function readFilter(given: Parameters): PositionFilter {
  const read = (key: FilterKey) => slugify([given[key]].flat()[0]?.slice(0, 200) ?? '')
  const readKnown = (key: FilterKey) => (nameOf(known[key], read(key)) ? read(key) : '')
  return { department: readKnown('department'), location: read('location'), type: readKnown('type') }
}

function nameOf(names: readonly string[], value: string) {
  return names.find((name) => slugify(name) === value)
}

export function isFiltered(filter: PositionFilter): boolean {
  return filterKeys.some((key) => filter[key] !== '')
}

/** Where the list stands on both pages that show it. */
export const LIST_ANCHOR = 'open-positions'

/** Where a list is: the static page, or the one that is made for who asks for it (a static page has no query). */
export function listAddress(filter: PositionFilter): `/careers${string}` {
  const chosen = filterKeys.filter((key) => filter[key] !== '')
  const query = new URLSearchParams(chosen.map((key) => [key, filter[key]])).toString()
  return query ? `/careers/search?${query}#${LIST_ANCHOR}` : `/careers#${LIST_ANCHOR}`
}

/** Those that are as chosen, in their order. */
export function choosePositions<Position extends Pick<OpenPosition, FilterKey>>(
  positions: Position[],
  filter: PositionFilter,
): Position[] {
  return positions.filter((position) => filterKeys.every((key) => isChosen(position, key, filter[key])))
}

function isChosen(position: Pick<OpenPosition, FilterKey>, key: FilterKey, value: string) {
  return value === '' || slugify(position[key]) === value
}

/** A place that no open position names (any more): an old link leads there. */
const GONE = 'Another place'

export interface FilterChoice {
  /** As positions have it: "Customer Success". */
  label: string
  value: string
  /** How many there are with it and with what is chosen besides. */
  count: number
}

/**
 * What one filter offers: the values that lead to something, by their names, and the one that is chosen even if it leads to nothing: it
 * has to be seen to be taken back.
 */
export function offerChoices(
  positions: Pick<OpenPosition, FilterKey>[],
  filter: PositionFilter,
  key: FilterKey,
): FilterChoice[] {
  const reachable = choosePositions(positions, { ...filter, [key]: '' })
  const choices = [...Map.groupBy(reachable, (position) => slugify(position[key]))].map(([value, found]) => ({
    label: found[0]?.[key] ?? '',
    value,
    count: found.length,
  }))
  const chosen = filter[key]
  if (chosen && !choices.some(({ value }) => value === chosen)) {
    const names = [...known[key], ...positions.map((position) => position[key])]
    choices.push({ label: nameOf(names, chosen) ?? GONE, value: chosen, count: 0 })
  }
  return choices.sort((one, other) => one.label.localeCompare(other.label))
}
