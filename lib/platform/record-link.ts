import 'server-only'
import { sealSearch } from './sealed-search'

const SEARCH = '?q='

/**
 * Returns the URL of a record in the back office: its path followed by a column's value, which is sealed if the path ends
 * in `?q=`.
 */
export function recordLink(path: string, value: string) {
  if (path.endsWith(SEARCH)) return path + sealSearch(path.slice(0, -SEARCH.length), value)
  return path + (path.endsWith('=') ? encodeURIComponent(value) : value)
}
