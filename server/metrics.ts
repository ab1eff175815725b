import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'

/** In seconds, from pages sent from memory up to large exports. */
const buckets = [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10, 60]

/**
 * Counts requests, for /api/metrics. The route label is the first segment of the path if it is one of ours, because
 * visitors must not be able to make up label values.
 */
export function createMetrics(firstSegments: ReadonlySet<string>) {
  collectDefaultMetrics()
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until a response was sent, by the first segment of its path and its status',
    labelNames: ['route', 'status'],
    buckets,
  })
  const store = new Counter({
    name: 'site_page_store_total',
    help: 'Pages sent from memory (hit) or requested from Next (miss)',
    labelNames: ['result'],
  })

  function routeOf(url: string) {
    const [, first = ''] = url.split(/[/?]/, 2)
    return firstSegments.has(first) ? `/${first}` : 'other'
  }

  return {
    time(request: IncomingMessage, response: ServerResponse) {
      const startedAt = performance.now()
      const route = routeOf(request.url ?? '')
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 'aborted'
        seconds.observe({ route, status }, (performance.now() - startedAt) / 1000)
      })
    },
    countPage: (result: 'hit' | 'miss') => store.inc({ result }),
  }
}
