import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'

// Storage that accepts connections and then never responds, except to report that an object does not exist yet.
const server = http.createServer((request, response) => {
  if (request.method === 'HEAD') response.writeHead(404).end()
})
let storage: typeof import('@/lib/storage/objects')

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  storage = await import('@/lib/storage/objects')
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

it('times out if storage hangs', async () => {
  const startedAt = performance.now()
  await expect(storage.openObject('resumes', 'any')).rejects.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

it('does not buffer an upload in memory while storage is slow', async () => {
  const chunk = Buffer.alloc(64 * 1024)
  const count = 1_000
  let produced = 0
  async function* produce() {
    for (; produced < count; produced += 1) yield chunk
  }
  const options = { contentType: 'application/zip', size: count * chunk.length }
  const upload = storage.putObject('press-kit', 'any', Readable.from(produce()), options)
  const refused = expect(upload).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(produced).toBeGreaterThan(0)
  expect(produced).toBeLessThan(count / 2)
  server.closeAllConnections()
  await refused
})
