import 'server-only'
import { env } from './env'
import { type FilterValues, type ListSpec, parseListParams, type RawParams, readQuery } from './list-params'
import { createSecretBox } from './secret-box'

const box = createSecretBox(env.AUTH_SECRET, env.AUTH_SECRET_PREVIOUS)
const SEALED = /^v1(\.[\w-]{1,1200}){3}$/

/**
 * Encrypts a staff member's search for use in a URL. The search is often a person's name or email address, and URLs
 * end up in browser history, bookmarks and logs (ASVS 14.2.1). Returns '' for no search. Only the list at `path` can
 * decrypt it, so that people without access to that list cannot read the search by opening it in another list.
 */
export const sealSearch = (path: string, q: string): string => q && box.seal(q, contextOf(path))

const contextOf = (path: string) => ['staff-search', path]

/**
 * Returns the parameters of the list at `path`, with `q` decrypted and `sealed` set to the encrypted search for links.
 * Also accepts unencrypted text, for example in a URL typed by hand. If this server cannot decrypt `q`, searches for
 * the encrypted text itself, which matches nothing. Ignoring it would make an export or a campaign include everyone.
 */
export function openSearch(path: string, raw: RawParams): RawParams {
  const search = String([raw.q ?? ''].flat()[0] ?? '')
  const opened = SEALED.test(search) ? open(path, search) : null
  return {
    ...raw,
    q: opened ?? search,
    sealed: opened === null ? sealSearch(path, readQuery(search)) : search,
  }
}

/** Parses the state of a list from URL parameters, whose search may be encrypted. */
export const readList = <Sort extends string, Filters extends FilterValues>(
  list: ListSpec<Sort, Filters>,
  raw: RawParams,
) => parseListParams(list, openSearch(list.path, raw))

function open(path: string, sealed: string) {
  try {
    return box.open(sealed, contextOf(path))
  } catch {
    return null
  }
}
