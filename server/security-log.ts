import type { IncomingMessage, ServerResponse } from 'node:http'
import pino from 'pino'
import { addressFrom } from '../lib/platform/network.ts'

const refusals = new Map([
  [401, 'not signed in'],
  [403, 'not allowed'],
  [429, 'limit reached'],
])
const LONGEST_PATH = 200

/** Logs each cleaned request (incoming.ts) that is refused with 401, 403 or 429, in the format of lib/platform/log.ts. */
export function createSecurityLog({
  level,
  trustedProxyHops,
  destination,
}: {
  level: string
  trustedProxyHops: number
  destination?: pino.DestinationStream
}) {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const log = destination ? pino(options, destination) : pino(options)
  return (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      const refusal = refusals.get(response.statusCode)
      if (!refusal) return
      log.warn({
        security: refusal,
        status: response.statusCode,
        method: request.method,
        path: request.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH),
        address: addressFrom(String(request.headers['x-forwarded-for']), trustedProxyHops),
        requestId: request.headers['x-request-id'],
      })
    })
  }
}
