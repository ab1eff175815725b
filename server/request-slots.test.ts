import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestSlots } from './request-slots.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const download = { url: '/press/kit.zip', headers: {} } as IncomingMessage
const form = { url: '/contact', headers: {} } as IncomingMessage
const newResponse = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse

/** Waits until requests have their slots, if any are free. */
async function untilStarted() {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
}

/** Closes a response as Node does when its client leaves. */
const leave = (response: ServerResponse) => void Object.assign(response, { destroyed: true }).emit('close')

it('lets others go ahead of a slow download, but still reports when it fails', async () => {
  const { respondInSlot } = createRequestSlots()
  const slow = Promise.withResolvers<void>()
  const connect = () => ({ request: download, response: newResponse(), network: 'a' })
  const downloads = Array.from({ length: 4 }, () => respondInSlot(connect(), () => slow.promise))
  const results = Promise.allSettled(downloads)
  const next = vi.fn(async () => {})
  const last = respondInSlot(connect(), next)
  await untilStarted()
  await vi.advanceTimersByTimeAsync(900)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await last).toBe(true)
  expect(next).toHaveBeenCalledOnce()
  slow.reject(new Error('Storage is down'))
  expect((await results).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
})

it('leaves no timer after a response', async () => {
  const { respondInSlot } = createRequestSlots()
  expect(
    await respondInSlot({ request: download, response: newResponse(), network: 'a' }, async () => {}),
  ).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('does not keep the slots of clients that have left, even if their responses never end', async () => {
  const { respondInSlot } = createRequestSlots()
  const responses = Array.from({ length: 4 }, newResponse)
  for (const response of responses)
    void respondInSlot({ request: form, response, network: 'a' }, () => new Promise(() => {}))
  const next = vi.fn(async () => {})
  const last = respondInSlot({ request: form, response: newResponse(), network: 'a' }, next)
  await untilStarted()
  responses.forEach(leave)
  await vi.advanceTimersByTimeAsync(400)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await last).toBe(true)
  expect(next).toHaveBeenCalledOnce()
})

it('never starts what a client that has left was waiting for', async () => {
  const { respondInSlot } = createRequestSlots()
  const first = Promise.withResolvers<void>()
  const running = Array.from({ length: 4 }, () =>
    respondInSlot({ request: form, response: newResponse(), network: 'a' }, () => first.promise),
  )
  const respond = vi.fn(async () => {})
  const left = Array.from({ length: 20 }, newResponse)
  const waiting = left.map((response) => respondInSlot({ request: form, response, network: 'a' }, respond))
  await untilStarted()
  left.forEach(leave)
  first.resolve()
  expect(await Promise.all([...running, ...waiting])).not.toContain(false)
  expect(respond).not.toHaveBeenCalled()
})

it('makes no page or image for clients that have left', async () => {
  const { withSlot } = createRequestSlots()
  const first = Promise.withResolvers<void>()
  const image = { url: '/media/blog-images/a.webp', headers: {} }
  const connect = () => ({ request: image, response: newResponse(), network: 'a' })
  const running = Array.from({ length: 4 }, () => withSlot(connect(), () => first.promise))
  await untilStarted()
  const make = vi.fn(async () => {})
  const [waiting, leaving] = [connect(), connect()]
  const results = [withSlot(waiting, make), withSlot(leaving, make)]
  leave(leaving.response)
  await untilStarted()
  leave(waiting.response)
  first.resolve()
  await Promise.all(running)
  expect(await Promise.all(results)).toEqual([null, null])
  expect(make).not.toHaveBeenCalled()
})

it('does nothing for a client that left right after its request', async () => {
  const { respondInSlot } = createRequestSlots()
  const respond = vi.fn(async () => {})
  const response = newResponse()
  const result = respondInSlot({ request: form, response, network: 'a' }, respond)
  await nextTurn()
  await nextTurn()
  leave(response)
  expect(await result).toBe(true)
  expect(respond).not.toHaveBeenCalled()
})
