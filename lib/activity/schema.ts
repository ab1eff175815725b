import type { ListSpec, ParamsOf, RawParams } from '@/lib/platform/list-params'

/** The values that the log can be filtered by. */
export interface ActivityChoices {
  people: readonly string[]
  nouns: readonly string[]
  actions: readonly string[]
}

/** Postgres has no year 0. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/

/**
 * Describes the list for parsing its URL. `from` and `to` accept any day, so their allowed values come from the URL
 * itself.
 */
export function activityListOf({ people, nouns, actions }: ActivityChoices, raw: RawParams) {
  return {
    path: '/admin/activity',
    sorts: ['at'],
    order: { sort: 'at', direction: 'desc' },
    filters: { person: people, noun: nouns, action: actions, from: days(raw.from), to: days(raw.to) },
  } as const satisfies ListSpec
}
export type ActivityList = ReturnType<typeof activityListOf>
export type ActivityParams = ParamsOf<ActivityList>

/** Turns "change-status" into "Change status". */
export function readableName(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
}

function days(param: RawParams[string]): string[] {
  const day = (Array.isArray(param) ? param[0] : param) ?? ''
  return isDay(day) ? [day] : []
}

/** Returns whether a string is an existing day. JavaScript alone would read February 30 as March 2. */
function isDay(text: string): boolean {
  const day = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
