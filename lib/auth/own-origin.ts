import 'server-only'
import { env } from '@/lib/platform/env'

const ownOrigin = new URL(env.APP_URL).origin

/**
 * True when a browser says that a page of another origin (or none: sandboxed frames, data: pages) sent this request.
 * Clients that are not browsers send neither header and carry no one's cookies.
 */
export function isForeignRequest(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== ownOrigin) return true
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}

export const FOREIGN_REQUEST = `This request came from another site. Please open ${ownOrigin}/admin and try again.`
