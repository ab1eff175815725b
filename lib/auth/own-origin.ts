import 'server-only'
import { env } from '@/lib/platform/env'

const ownOrigin = new URL(env.APP_URL).origin

/**
 * Returns whether the browser reports that another origin (or an opaque one, such as a sandboxed frame or data: page)
 * sent this request. Clients other than browsers send neither header and hold no user's cookies.
 */
export function isCrossOriginRequest(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== ownOrigin) return true
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}

export const CROSS_ORIGIN_REQUEST = `This request came from another site. Please open ${ownOrigin}/admin and try again.`
