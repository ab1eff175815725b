import { CONTROL } from './control-characters'
import { normalize } from './normalize'

/** Describes an admin list that keeps its state in the URL. Invalid parameters are ignored, so they never break a page. */
export interface ListSpec<Sort extends string = string, Filters extends FilterValues = FilterValues> {
  path: string
  sorts: readonly Sort[]
  /** The default order. */
  order: ListOrder<Sort>
  filters: Filters
}

/** The allowed values of each filter. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

export interface ListOrder<Sort extends string = string> {
  sort: Sort
  direction: 'asc' | 'desc'
}

/**
 * The position of a page: after a record, or before one (LIST_END for the last page). The first page has
 * none.
 */
export type Cursor = { after: string } | { before: string }

export const LIST_END = 'end'

export interface ListParams<Sort extends string = string, Filters extends FilterValues = FilterValues>
  extends ListOrder<Sort> {
  q: string
  /** The encrypted search term, for URLs: `sealSearch(q)`. */
  sealed: string
  filters: { [Name in keyof Filters]?: Filters[Name][number] }
  cursor?: Cursor
}

export type ParamsOf<List> =
  List extends ListSpec<infer Sort, infer Filters> ? ListParams<Sort, Filters> : never

/** Returns whether the list shows its Trash. */
export function isInTrash({ filters }: { filters: { view?: 'trash' } }): boolean {
  return filters.view === 'trash'
}

/** The parameters that Next passes to a page, or the result of `Object.fromEntries(url.searchParams)`. */
export type RawParams = Record<string, string | string[] | undefined>

/** The number of rows on one page of most lists. */
export const PAGE_SIZE = 50

const MAX_QUERY = 200
const RECORD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const CONTROL_RUN = new RegExp(`${CONTROL.source}+`, 'gu')

/**
 * Parses the state of a list from `q` and `sealed` (as returned by `openSearch`), `sort`, `dir`, the filters,
 * `after` and `before`. Replaces unknown and invalid values with defaults.
 */
export function parseListParams<Sort extends string, Filters extends FilterValues>(
  spec: ListSpec<Sort, Filters>,
  raw: RawParams,
): ListParams<Sort, Filters> {
  const sort = spec.sorts.find((option) => option === single(raw.sort))
  const filters: ListParams<Sort, Filters>['filters'] = {}
  for (const name of filterNames(spec)) {
    const value = spec.filters[name]?.find((option) => option === single(raw[name]))
    // TypeScript widens what `find` returns to a string.
    if (value !== undefined) filters[name] = value as Filters[typeof name][number]
  }
  const cursor = readCursor(single(raw.after), single(raw.before))
  return {
    q: readQuery(single(raw.q)),
    sealed: single(raw.sealed),
    sort: sort ?? spec.order.sort,
    direction: readDirection(spec, sort ?? spec.order.sort, single(raw.dir)),
    filters,
    ...(cursor ? { cursor } : {}),
  }
}

/**
 * Normalizes a search term: composes characters (NFC), and returns a trimmed line of at most 200 characters.
 */
export function readQuery(input: string): string {
  return normalize(input, 'NFC').replace(CONTROL_RUN, ' ').trim().slice(0, MAX_QUERY).trim()
}

/** URL parameters other than the state of the list, such as the open record. */
type OtherParams = Readonly<Record<string, string>>

/** Returns the URL of a list. Defaults are left out, so that each state has one URL. */
export function listHref<Path extends string, Sort extends string, Filters extends FilterValues>(
  spec: ListSpec<Sort, Filters> & { path: Path },
  params: ListParams<Sort, Filters>,
  others?: OtherParams,
): Path | `${Path}?${string}` {
  const query = listQuery(spec, params, others).toString()
  return query ? `${spec.path}?${query}` : spec.path
}

/** Returns the URL of a record with the state of the list it was opened from, so that "next" refers to that list. */
export function recordHref<Sort extends string, Filters extends FilterValues>(
  spec: ListSpec<Sort, Filters>,
  params: ListParams<Sort, Filters>,
  id: string,
  others?: OtherParams,
): string {
  const { cursor: _page, ...state } = params
  const query = listQuery(spec, state, others).toString()
  return `${spec.path}/${id}${query && `?${query}`}`
}

export function listQuery<Sort extends string, Filters extends FilterValues>(
  spec: ListSpec<Sort, Filters>,
  params: ListParams<Sort, Filters>,
  others: OtherParams = {},
): URLSearchParams {
  const query = new URLSearchParams()
  if (params.sealed) query.set('q', params.sealed)
  for (const name of filterNames(spec)) {
    const value = params.filters[name]
    if (value !== undefined) query.set(name, value)
  }
  if (params.sort !== spec.order.sort) query.set('sort', params.sort)
  if (params.direction !== defaultDirection(spec, params.sort)) query.set('dir', params.direction)
  if (params.cursor) {
    const [side, id] =
      'after' in params.cursor ? ['after', params.cursor.after] : ['before', params.cursor.before]
    query.set(side ?? 'after', id ?? '')
  }
  for (const [name, value] of Object.entries(others)) query.set(name, value)
  return query
}

/**
 * Returns the order after a click on a column header: the column's default direction first, then the reverse.
 */
export function nextOrder<Sort extends string>(
  spec: ListSpec<Sort>,
  current: ListOrder<Sort>,
  sort: Sort,
): ListOrder<Sort> {
  if (current.sort !== sort) return { sort, direction: defaultDirection(spec, sort) }
  return { sort, direction: current.direction === 'asc' ? 'desc' : 'asc' }
}

/**
 * Returns the default direction of a column: ascending, except for the column of the list's default order.
 */
function defaultDirection<Sort extends string>(spec: ListSpec<Sort>, sort: Sort): 'asc' | 'desc' {
  return sort === spec.order.sort ? spec.order.direction : 'asc'
}

function readDirection<Sort extends string>(spec: ListSpec<Sort>, sort: Sort, direction: string) {
  return direction === 'asc' || direction === 'desc' ? direction : defaultDirection(spec, sort)
}

function readCursor(after: string, before: string): Cursor | undefined {
  if (RECORD_ID.test(after)) return { after }
  if (before === LIST_END || RECORD_ID.test(before)) return { before }
  return undefined
}

function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function filterNames<Filters extends FilterValues>(spec: ListSpec<string, Filters>) {
  // Object.keys loses the key type; this record has exactly these keys.
  return Object.keys(spec.filters) as (keyof Filters & string)[]
}
