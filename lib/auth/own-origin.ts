import 'server-only'
import { isCrossOrigin } from '@/lib/platform/cross-origin'
import { env } from '@/lib/platform/env'

const ownOrigin = new URL(env.APP_URL).origin

/** Returns whether the browser reports that another origin sent this request. */
export const isCrossOriginRequest = (headers: Headers) =>
  isCrossOrigin({ origin: headers.get('origin'), site: headers.get('sec-fetch-site') }, ownOrigin)

export const CROSS_ORIGIN_REQUEST = `This request came from another site. Please open ${ownOrigin}/admin and try again.`
