import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { DelayedSuspense } from './delayed-suspense'

const list = <p>The list</p>
const fallback = <p>Loading...</p>

it('shows a list that loads quickly without a loading state', async () => {
  const arrival = new Promise<typeof list>((resolve) => setTimeout(resolve, 20, list))
  expect(await DelayedSuspense({ fallback, children: arrival })).toBe(list)
})

it('shows the loading state of a list that loads slowly', async () => {
  vi.useFakeTimers()
  const shown = DelayedSuspense({ fallback, children: new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  expect(await shown).toMatchObject({ type: Suspense, props: { fallback } })
})

it('leaves an error to the boundary around the list', async () => {
  const failed = Promise.reject(new Error('The database is down'))
  expect(await DelayedSuspense({ fallback, children: failed })).toMatchObject({
    type: Suspense,
    props: { children: failed },
  })
})
