import { slugify } from '@/lib/platform/slug'
import type { OpenPosition } from './queries'

/** The filters of the position list, in the order shown. */
export const filterKeys = ['department', 'location', 'type'] as const
export type FilterKey = (typeof filterKeys)[number]

/** Values as in the URL: "customer-success". Empty: all. */
export type PositionFilter = Record<FilterKey, string>

export const noFilter: PositionFilter = { department: '', location: '', type: '' }

type Parameters = Record<string, string | string[] | undefined>

/**
 * Reads the filter from query parameters. A value that no position has, for example in an old link, leads to an empty
 * list.
 */
export function readFilter(params: Parameters): PositionFilter {
  const read = (key: FilterKey) => slugify([params[key]].flat()[0]?.slice(0, 200) ?? '')
  return { department: read('department'), location: read('location'), type: read('type') }
}

export function isFiltered(filter: PositionFilter): boolean {
  return filterKeys.some((key) => filter[key] !== '')
}

/** The anchor of the list on both pages that show it. */
export const LIST_ANCHOR = 'open-positions'

/**
 * Returns the URL of a list: the static page, or the page rendered on request if there is a filter, because a static
 * page cannot read the query.
 */
export function listUrl(filter: PositionFilter): `/careers${string}` {
  const chosen = filterKeys.filter((key) => filter[key] !== '')
  const query = new URLSearchParams(chosen.map((key) => [key, filter[key]])).toString()
  return query ? `/careers/search?${query}#${LIST_ANCHOR}` : `/careers#${LIST_ANCHOR}`
}

/** Returns the positions that match the filter, in the same order. */
export function choosePositions<Position extends Pick<OpenPosition, FilterKey>>(
  positions: Position[],
  filter: PositionFilter,
): Position[] {
  return positions.filter((position) => filterKeys.every((key) => isChosen(position, key, filter[key])))
}

function isChosen(position: Pick<OpenPosition, FilterKey>, key: FilterKey, value: string) {
  return value === '' || slugify(position[key]) === value
}

export interface FilterChoice {
  /** As written in positions: "Customer Success". */
  label: string
  value: string
  /** The number of positions with this value that match the other filters. */
  count: number
}

/**
 * Returns the options of a filter: the values with results, and the chosen one even without. A value that no position
 * has is left out, because it can be any text from the URL.
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
    const label = positions.find((position) => slugify(position[key]) === chosen)?.[key]
    if (label) choices.push({ label, value: chosen, count: 0 })
  }
  return choices.sort((one, other) => one.label.localeCompare(other.label))
}

/** Returns the labels of the chosen values that positions have: "Engineering · Remote". Empty if there are none. */
export function nameFilter(positions: Pick<OpenPosition, FilterKey>[], filter: PositionFilter): string {
  const nameOf = (key: FilterKey) =>
    offerChoices(positions, filter, key).find(({ value }) => value === filter[key])?.label
  return filterKeys.flatMap((key) => (filter[key] && nameOf(key)) || []).join(' · ')
}
