import { type ListParams, type ListSpec, listQuery } from '@/lib/platform/list-params'

/** Filters and a sort order that someone saved for a list. */
export interface SavedView {
  id: string
  /** The path of the list. */
  screen: string
  name: string
  /** The parameters of the list's URL. */
  query: string
}

export const viewHref = ({ screen, query }: Pick<SavedView, 'screen' | 'query'>) => `${screen}?${query}`

/**
 * Returns the filters and sort order of a list as a query, which is empty for the list's defaults. Leaves out the page,
 * and also the search, which often names a person (docs/decisions/234-saved-views.md).
 */
export function viewQuery(spec: ListSpec, params: ListParams): string {
  const { cursor: _page, ...state } = params
  return listQuery(spec, { ...state, q: '', sealed: '' }).toString()
}

/** Returns whether a list can show anything besides its defaults. */
export const hasViews = ({ sorts, filters }: ListSpec) => sorts.length > 1 || Object.keys(filters).length > 0
