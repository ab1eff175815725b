// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../../tests/support/mount'
import { RefreshWhile } from './refresh-while'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

it('stops on an unattended screen, and goes on when someone returns', async () => {
  refresh.mockClear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await mount(<RefreshWhile isRunning />)
  for (let minute = 0; minute < 10; minute++) await pass(60_000)
  expect(refresh).toHaveBeenCalledTimes(5)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  await pass(2_000)
  expect(refresh).toHaveBeenCalledTimes(6)
})

it('waits for a slow refresh before it starts the next', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(promise)
  fetched.mockImplementation(async () => Response.json({}))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await mount(<RefreshWhile isRunning />)
  await pass(2_000)
  await pass(8_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(async () => resolve(Response.json({})))
  expect(refresh).toHaveBeenCalledTimes(1)
  await pass(2_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
