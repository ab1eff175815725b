import http from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { stopOnSignal } from './shutdown'

const key = Symbol.for('app.shutdown')
const globals = globalThis as { [key]?: unknown }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete globals[key]
})

it('stops the worker while requests are still open, and exits once both have ended', async () => {
  // Its time limits must not end the test's process.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never)
  const listen = vi.spyOn(process, 'on').mockReturnThis()
  const connections = Promise.withResolvers<void>()
  const worker = Promise.withResolvers<void>()
  const stopWorker = vi.fn(() => worker.promise)
  const stopLater = vi.fn()
  globals[key] = new Set([stopWorker, (requestsEnded: Promise<void>) => requestsEnded.then(stopLater)])
  stopOnSignal(http.createServer(), {
    listeners: {
      listen: async () => {},
      stop: async () => {},
      untilStopped: () => undefined,
      untilConnectionsClosed: () => connections.promise,
    },
    app: { close: async () => {} },
    isBehindProxy: true,
  })
  listen.mock.calls.find(([event]) => event === 'SIGTERM')?.[1]()
  await vi.waitFor(() => expect(stopWorker).toHaveBeenCalledOnce())
  expect(stopLater).not.toHaveBeenCalled()
  connections.resolve()
  await vi.waitFor(() => expect(stopLater).toHaveBeenCalledOnce())
  expect(exit).not.toHaveBeenCalled()
  worker.resolve()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0))
})
