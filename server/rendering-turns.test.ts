import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRenderingTurns } from './rendering-turns.ts'

/** Starts renderings that end on demand, and records the order in which they began. */
function renderings(inTurn: ReturnType<typeof createRenderingTurns>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const start = (network: string) => {
    const name = `${network}${begun.length + ends.length}`
    return inTurn(network, async () => {
      begun.push(network)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  }
  const endFirst = async () => {
    ends.shift()?.()
    await nextTick()
  }
  return { begun, start, endFirst }
}

it('lets a network wait for its own pages, and others pass it', async () => {
  const { begun, start, endFirst } = renderings(createRenderingTurns({ total: 3, perNetwork: 2 }))
  for (const network of ['a', 'a', 'a', 'a', 'b', 'b']) void start(network)
  await nextTick()
  expect(begun).toEqual(['a', 'a', 'b'])
  await endFirst()
  expect(begun).toEqual(['a', 'a', 'b', 'a'])
  await endFirst()
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a'])
  await endFirst()
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a', 'b'])
})

it('returns the page, or null after waiting too long, and frees the turn of a failed rendering', async () => {
  const inTurn = createRenderingTurns({ total: 1, maxWait: 20 })
  const first = Promise.withResolvers<string>()
  const started = inTurn('a', () => first.promise)
  expect(await inTurn('b', async () => 'too late')).toBeNull()
  first.reject(new Error('The database is away'))
  await expect(started).rejects.toThrow('The database is away')
  expect(await inTurn('b', async () => 'page')).toBe('page')
})
