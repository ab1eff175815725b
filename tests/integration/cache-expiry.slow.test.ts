import { getEventListeners } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { revalidateTag } from 'next/cache'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cacheTags } from '@/lib/nouns'
import { query } from '../support/database'

/** Replaces this process's server: records what it is asked to expire, and can be busy. */
const received: { authorization: string | undefined; body: unknown }[] = []
let status = 204
const server = createServer(async (request, response) => {
  received.push({ authorization: request.headers.authorization, body: await json(request) })
  response.writeHead(status).end()
})

let expiry: typeof import('@/lib/platform/cache-expiry')
let stop: () => Promise<void>
const everything = expect.objectContaining({
  body: { tags: expect.arrayContaining(['blog', 'landing']), isImmediate: false },
})
const blog = expect.objectContaining({ body: { tags: ['blog'], isImmediate: true } })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('HOST', '0.0.0.0')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  expiry = await import('@/lib/platform/cache-expiry')
  stop = expiry.followExpiry(cacheTags)
})

afterAll(async () => {
  await stop()
  server.close()
  vi.unstubAllEnvs()
})

it('a starting instance expires everything without making visitors wait', async () => {
  await vi.waitFor(() => expect(received).toContainEqual(everything))
  expect(expiry.isOwnRequest(received[0]?.authorization ?? null)).toBe(true)
})

it('an announced tag is expired after the commit, and not before', async () => {
  const { db } = await import('@/lib/platform/db')
  received.length = 0
  const undone = db.$transaction(async (tx) => {
    await expiry.announceExpiry(tx, 'blog')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await db.$transaction(async (tx) => {
    await expiry.announceExpiry(tx, 'blog')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(received).toEqual([])
  })
  await vi.waitFor(() => expect(received).toEqual([blog]))
})

it('retries when a server is busy', async () => {
  received.length = 0
  status = 503
  await query("select pg_notify('expire_tag', 'blog')")
  await vi.waitFor(() => expect(received).toEqual([blog]))
  status = 204
  await vi.waitFor(() => expect(received).toEqual([blog, blog]), { timeout: 3_000 })
})

it('reconnects after a lost connection and expires what it may have missed', async () => {
  received.length = 0
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener')
  await query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN expire_tag'")
  await vi.waitFor(() => expect(received).toContainEqual(everything), { timeout: 6_000 })
  for (const signal of new Set(listen.mock.contexts as EventTarget[]))
    expect(getEventListeners(signal, 'abort').length, 'listeners of earlier attempts').toBeLessThan(2)
  listen.mockRestore()
  await query("select pg_notify('expire_tag', 'no such tag')")
  await query("select pg_notify('expire_tag', 'blog')")
  await vi.waitFor(() => expect(received.at(-1)).toEqual(blog))
})

it('rejects requests from anyone else to expire tags', async () => {
  const { POST } = await import('@/app/api/expired-tags/route')
  const sendRequest = async (authorization: string | undefined, body: unknown) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization })
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await POST(new Request('http://localhost/api/expired-tags', request))).status
  }
  const order = { tags: ['blog'], isImmediate: true }
  for (const stranger of [undefined, '', 'Bearer', 'Bearer guess'])
    expect(await sendRequest(stranger, order)).toBe(401)
  expect(revalidateTag).not.toHaveBeenCalled()
  const own = received[0]?.authorization
  expect(await sendRequest(own, { ...order, tags: ['blog', 'other'] })).toBe(400)
  expect(await sendRequest(own, order)).toBe(204)
  expect(revalidateTag).toHaveBeenCalledExactlyOnceWith('blog', { expire: 0 })
})
