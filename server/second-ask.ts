import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** By this header the server knows its own second request, which gets whatever comes of it. */
const header = 'x-second-ask'
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date']

/**
 * When a page that everybody gets could not be made again, Next answers that one request with an error, but has put back the page
 * as it was (next-page-cache.ts). So the server asks itself once more, and the visitor does not notice.
 */
export function createSecondAsk({ host, port, key }: { host: string; port: number; key: string }) {
  /** Returns true for a request that was made by `ask`, and forgets that it was. */
  function isSecond({ headers }: Pick<IncomingMessage, 'headers'>) {
    const given = headers[header]
    delete headers[header]
    return given === key
  }

  /**
   * Returns what sends the request, as it is now, to this server again and passes the answer on; `refuse` is called if there is
   * none. (Next takes headers out of a request.)
   */
  function prepare({ url, headers }: IncomingMessage, response: ServerResponse, refuse: () => void) {
    const options = { host, port, path: url, headers: { ...headers, [header]: key }, timeout: 10_000 }
    return () => ask(options, response, refuse)
  }

  function ask(options: http.RequestOptions, response: ServerResponse, refuse: () => void) {
    const again = http.get(options, (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(own))
      pipeline(answer, response, () => {})
    })
    again.on('timeout', () => again.destroy())
    again.on('error', () => (response.headersSent ? response.destroy() : refuse()))
  }

  return { isSecond, prepare }
}
