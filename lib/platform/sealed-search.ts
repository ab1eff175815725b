import 'server-only'
import { env } from './env'
import { type RawParams, readQuery } from './list-params'
import { createSecretBox } from './secret-box'

const box = createSecretBox(env.AUTH_SECRET, env.AUTH_SECRET_PREVIOUS)
const CONTEXT = ['staff-search']
const SEALED = /^v1(\.[\w-]{1,1200}){3}$/

/**
 * Encrypts what a member of staff searches for, which is often a person's name or email address, for use in a URL:
 * URLs end up in histories, bookmarks and logs (ASVS 14.2.1). Returns '' for no search.
 */
export const sealSearch = (q: string): string => q && box.seal(q, CONTEXT)

/**
 * Returns the parameters of a list with `q` as text and, as `sealed`, what links to the same search need. Text that was
 * not sealed, such as in a URL typed by hand, is taken as it is. If this server cannot open `q`, its characters are
 * searched for, so that nothing matches: an export or a campaign must never reach everyone instead.
 */
export function openSearch(raw: RawParams): RawParams {
  const given = String([raw.q ?? ''].flat()[0] ?? '')
  const opened = SEALED.test(given) ? open(given) : null
  return { ...raw, q: opened ?? given, sealed: opened === null ? sealSearch(readQuery(given)) : given }
}

function open(sealed: string) {
  try {
    return box.open(sealed, CONTEXT)
  } catch {
    return null
  }
}
