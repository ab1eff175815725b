import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestSlots } from './request-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const download = { url: '/press/kit.zip', headers: {} } as IncomingMessage
const open = { destroyed: false } as ServerResponse

it('lets others go ahead of a slow download, but still reports when it fails', async () => {
  const { respondInSlot } = createRequestSlots()
  const slow = Promise.withResolvers<void>()
  const connection = { request: download, response: open, network: 'a' }
  const downloads = Array.from({ length: 4 }, () => respondInSlot(connection, () => slow.promise))
  const results = Promise.allSettled(downloads)
  const next = vi.fn(async () => {})
  const last = respondInSlot(connection, next)
  await vi.advanceTimersByTimeAsync(900)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(next).toHaveBeenCalledOnce()
  expect(await last).toBe(true)
  slow.reject(new Error('Storage is down'))
  expect((await results).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
})

it('leaves no timer after a response', async () => {
  const { respondInSlot } = createRequestSlots()
  expect(await respondInSlot({ request: download, response: open, network: 'a' }, async () => {})).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
