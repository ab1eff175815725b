// @vitest-environment jsdom
import { act, type ReactElement, startTransition, useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mount, until } from '../../tests/support/mount'
import { DelayedSuspense } from './delayed-suspense'

const fallback = <p>Loading...</p>
const onMount = vi.fn()
beforeEach(() => onMount.mockReset())

function List({ children }: { children: string }) {
  useEffect(() => void onMount(), [])
  return <p>{children}</p>
}

const shown = () => document.querySelector('p')?.textContent
const quickly = (text: string) => Promise.resolve(<List>{text}</List>)

/** Returns what the server sends for a list that takes longer than is noticeable, and a function that ends the wait. */
async function slowly(text: string) {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<ReactElement>()
  const sent = DelayedSuspense({ fallback, children: promise })
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  return { sent: await sent, arrive: () => resolve(<List>{text}</List>) }
}

let refresh: (sent: ReactElement) => Promise<void>

/** Shows what the server sent, and replaces it the way the router does on a refresh. */
function Screen({ first }: { first: ReactElement }) {
  const [sent, setSent] = useState(first)
  refresh = (next) => act(async () => startTransition(() => setSent(next)))
  return sent
}

it('shows a list that loads quickly without a loading state', async () => {
  await mount(<Screen first={await DelayedSuspense({ fallback, children: quickly('one') })} />)
  expect(shown()).toBe('one')
})

async function showSlowly() {
  const { sent, arrive } = await slowly('one')
  await mount(<Screen first={sent} />)
  expect(shown()).toBe('Loading...')
  arrive()
  await until(() => expect(shown()).toBe('one'))
}

it('shows the loading state of a list that loads slowly', showSlowly)

it('keeps a list mounted and visible, however long a refresh takes', async () => {
  await mount(<Screen first={await DelayedSuspense({ fallback, children: quickly('one') })} />)
  const { sent, arrive } = await slowly('two')
  await refresh(sent)
  expect(shown()).toBe('one')
  arrive()
  await until(() => expect(shown()).toBe('two'))
  await refresh(await DelayedSuspense({ fallback, children: quickly('three') }))
  await until(() => expect(shown()).toBe('three'))
  expect(onMount).toHaveBeenCalledTimes(1)
})

it('keeps a list mounted that was slow at first', async () => {
  await showSlowly()
  await refresh(await DelayedSuspense({ fallback, children: quickly('two') }))
  await until(() => expect(shown()).toBe('two'))
  expect(onMount).toHaveBeenCalledTimes(1)
})

it('leaves an error to the boundary around the list', async () => {
  const failed = Promise.reject(new Error('The database is down'))
  const sent = await DelayedSuspense({ fallback, children: failed })
  expect(sent.props.children).toBe(failed)
})
