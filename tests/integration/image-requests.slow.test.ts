import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deleteObject, putObject } from '@/lib/storage/objects'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'
import { makePicture } from '../support/picture'

let app: AppProcess
let avif: Buffer
beforeAll(async () => {
  avif = await sharp((await makePicture()).buffer)
    .avif()
    .toBuffer()
  app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'silent' } })
}, 60_000)
afterAll(() => app?.stop())

const sendRequest = (path: string, init: RequestInit = {}) => fetch(app.url + path, init)

/** Stores a copy, requests it, and deletes it from storage. Returns its path and the response. */
async function requestTemporaryCopy() {
  const key = `${randomUUID()}-640.avif`
  await putObject('general-images', key, avif, { contentType: 'image/avif', size: avif.length })
  const path = `/media/general-images/${key}`
  const response = await sendRequest(path)
  const bytes = Buffer.from(await response.arrayBuffer())
  await deleteObject('general-images', key)
  return { path, response, bytes }
}

it('sends a copy of an image from memory until something changes', async () => {
  // Right after starting, the server expires everything once.
  const { path, response, bytes } = await vi.waitFor(
    async () => {
      const copy = await requestTemporaryCopy()
      expect((await sendRequest(`${copy.path}?visitor=7`)).status).toBe(200)
      return copy
    },
    { timeout: 15_000 },
  )
  expect(bytes).toEqual(avif)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(avif.length),
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(headers).not.toHaveProperty('x-body-length')

  expect(Buffer.from(await (await sendRequest(path)).arrayBuffer())).toEqual(avif)
  const head = await sendRequest(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(avif.length),
    '',
  ])
  expect((await sendRequest(path, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304)

  await query("select pg_notify('expire_tag', 'about')")
  await vi.waitFor(async () => expect((await sendRequest(path)).status).toBe(404), { timeout: 10_000 })
}, 40_000)

it('never encodes an image for a request', async () => {
  const source = encodeURIComponent(`/media/general-images/${randomUUID()}.png`)
  for (const path of [`/_next/image?url=${source}&w=640&q=75`, '/_next/image'])
    expect((await sendRequest(path)).status).toBe(404)
})

it('sends originals to twelve slow clients per network, and frees their slots when they disconnect', async () => {
  const key = `${randomUUID()}.png`
  const original = randomBytes(9_000_000)
  await putObject('general-images', key, original, { contentType: 'image/png', size: original.length })
  const leaving = new AbortController()
  // The clients read only the headers.
  const open = () => sendRequest(`/media/general-images/${key}`, { signal: leaving.signal })
  const clients = await Promise.all(Array.from({ length: 12 }, open))
  expect(clients.map(({ status }) => status)).toEqual(clients.map(() => 200))
  expect((await open()).status).toBe(503)
  leaving.abort()
  await vi.waitFor(async () => {
    const response = await sendRequest(`/media/general-images/${key}`)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(original)
  })
  await deleteObject('general-images', key)
}, 30_000)
