import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { addressFrom } from '../lib/platform/network.ts'
import { pathOf, personalPath } from './paths.ts'

const refusals = new Map([
  [401, 'not signed in'],
  [403, 'not allowed'],
  [429, 'limit reached'],
])
const MAX_LENGTH = 200
// Sign-in logs its own refusals with the reason (lib/auth/failed-sign-in.ts). It also responds with 401 when it asks
// for the code.
const SIGN_IN = '/api/auth/callback/credentials'

/** Logs each cleaned request (incoming.ts) that is refused with 401, 403 or 429. */
export function createSecurityLog(log: Pick<Logger, 'warn'>, trustedProxyHops: number) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      const refusal = refusals.get(response.statusCode)
      const path = pathOf(request.url)
      if (!refusal || (response.statusCode === 401 && path === SIGN_IN)) return
      log.warn({
        security: refusal,
        status: response.statusCode,
        method: request.method,
        path: withoutToken(path).slice(0, MAX_LENGTH),
        address: addressFrom(String(request.headers['x-forwarded-for']), trustedProxyHops),
        requestId: request.headers['x-request-id'],
        // Shows which other site sent the request.
        ...(response.statusCode === 403 && { origin: request.headers.origin?.slice(0, MAX_LENGTH) }),
      })
    })
  }
}

const withoutToken = (path: string) => path.replace(personalPath, '$1/[token]')
