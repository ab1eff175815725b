import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createQueuedSlots } from './queued-slots.ts'

/** Starts tasks that finish on demand, and records the order in which they started. */
function tasks(withSlot: ReturnType<typeof createQueuedSlots>) {
  const started: string[] = []
  const ends: (() => void)[] = []
  const start = (network: string) =>
    withSlot(network, async () => {
      started.push(network)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  const endFirst = async () => {
    ends.shift()?.()
    await nextTick()
    await nextTick()
  }
  return { started, start, endFirst }
}

it('makes a network wait once its slots are full, and lets other networks go ahead', async () => {
  const { started, start, endFirst } = tasks(createQueuedSlots({ total: 3, perNetwork: 2 }))
  for (const network of ['a', 'a', 'a', 'a', 'b', 'b']) void start(network)
  await nextTick()
  expect(started).toEqual(['a', 'a', 'b'])
  await endFirst()
  expect(started).toEqual(['a', 'a', 'b', 'a'])
  await endFirst()
  expect(started).toEqual(['a', 'a', 'b', 'a', 'b'])
  await endFirst()
  expect(started).toEqual(['a', 'a', 'b', 'a', 'b', 'a'])
})

it('lets networks with equally many running tasks take turns', async () => {
  const { started, start, endFirst } = tasks(createQueuedSlots({ total: 1 }))
  for (const network of ['a', 'a', 'a', 'b', 'c', 'c']) void start(network)
  await nextTick()
  for (let end = 0; end < 5; end += 1) await endFirst()
  expect(started).toEqual(['a', 'a', 'b', 'c', 'a', 'c'])
})

it('lets the event loop handle other events between two short tasks', async () => {
  const withSlot = createQueuedSlots({ total: 1 })
  const done: string[] = []
  const tasks = Array.from({ length: 10 }, () => withSlot('a', async () => void done.push('task')))
  await nextTick()
  done.push('event')
  await Promise.all(tasks)
  expect(done.indexOf('event')).toBeLessThan(3)
})

it('gives the next free slot to a network without running tasks, however many others are waiting', async () => {
  const { started, start, endFirst } = tasks(createQueuedSlots({ total: 6, perNetwork: 2 }))
  for (const network of ['a', 'b', 'c']) for (let task = 0; task < 50; task += 1) void start(network)
  void start('d')
  await nextTick()
  expect(started).toEqual(['a', 'a', 'b', 'b', 'c', 'c'])
  await endFirst()
  expect(started.at(-1)).toBe('d')
  await endFirst()
  expect(started.at(-1)).toBe('a')
})

it('drops obsolete tasks instead of starting them', async () => {
  const withSlot = createQueuedSlots({ total: 1, perNetwork: 1 })
  const first = Promise.withResolvers<void>()
  const started = withSlot('a', () => first.promise)
  const work = vi.fn(async () => {})
  const obsolete = Array.from({ length: 100 }, () => withSlot('a', work, () => true))
  const last = withSlot('b', async () => 'result')
  first.resolve()
  await started
  expect(await last).toBe('result')
  await Promise.all(obsolete)
  expect(work).not.toHaveBeenCalled()
})

it('returns the result, or null after waiting too long, and releases the slot of a failed task', async () => {
  const withSlot = createQueuedSlots({ total: 1, maxWait: 20 })
  const first = Promise.withResolvers<string>()
  const started = withSlot('a', () => first.promise)
  expect(await withSlot('b', async () => 'too late')).toBeNull()
  first.reject(new Error('The database is down'))
  await expect(started).rejects.toThrow('The database is down')
  expect(await withSlot('b', async () => 'result')).toBe('result')
})
