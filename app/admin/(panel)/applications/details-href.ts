import type { ApplicationList, ApplicationParams } from '@/lib/applications/schema'
import { listQuery } from '@/lib/platform/list-params'

/** The address of one application, with the list in it that it was opened from: "next" then means the next one of that list. */
export function detailsHref(list: ApplicationList, params: ApplicationParams, id: string): string {
  const { cursor: _page, ...state } = params
  const query = listQuery(list, state).toString()
  return `/admin/applications/${id}${query && `?${query}`}`
}
