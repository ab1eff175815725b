import http from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { waitUntilServing } from './site.mjs'

let server
afterEach(() => server?.close())

/** Starts a server that responds with the status from `statusOf`. Resolves when the site counts as started. */
async function startSite(statusOf, options = {}) {
  server = http.createServer((request, response) => {
    response.statusCode = statusOf(request.url)
    response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return waitUntilServing({ host: '127.0.0.1', port, isRunning: () => true, timeout: 200, ...options })
}

const isLive = (url) => url === '/api/health/live'

it('counts the site as ready when its process is alive and serves a page', async () => {
  await startSite(() => 200)
})

it('does not count the site as ready while every response is an error, and reports the status', async () => {
  await expect(startSite(() => 500)).rejects.toThrow('/api/health/live returned status 500')
})

it('does not count the site as ready while pages return errors', async () => {
  await expect(startSite((url) => (isLive(url) ? 200 : 500))).rejects.toThrow('/ returned status 500')
})

it('tolerates a brief failure', async () => {
  let requests = 0
  await startSite(() => (++requests > 1 ? 200 : 503))
})

it('does not count the site as ready once its process has ended', async () => {
  await expect(startSite(() => 200, { isRunning: () => false })).rejects.toThrow('It has stopped')
})

it('accepts errors in development', async () => {
  await startSite(() => 500, { isDev: true })
})
