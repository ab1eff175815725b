import { expect, it, onTestFinished, vi } from 'vitest'
import { createSlots } from './slots'
import { newTransfer } from './transfer'

it('leaves slots for other networks when one has used its share', () => {
  const acquire = createSlots({ name: 'test-share', total: 3, perNetwork: 2 })
  expect([acquire('a'), acquire('a')]).not.toContain(null)
  expect(acquire('a')).toBeNull()
  expect(acquire('b')).not.toBeNull()
})

it('refuses when all slots are taken, and accepts again when one is freed', () => {
  const acquire = createSlots({ name: 'test-all', total: 2, perNetwork: 2 })
  const release = acquire('a')
  acquire('b')
  expect(acquire('c')).toBeNull()
  release?.()
  expect(acquire('c')).not.toBeNull()
})

it("frees a network's slots", () => {
  const acquire = createSlots({ name: 'test-freed', total: 9, perNetwork: 1 })
  acquire('a')?.()
  const release = acquire('a')
  expect(acquire('a')).toBeNull()
  release?.()
  expect(acquire('a')).not.toBeNull()
})

it('frees a slot only once', () => {
  const acquire = createSlots({ name: 'test-once', total: 1, perNetwork: 1 })
  const release = acquire('a')
  release?.()
  acquire('a')
  release?.()
  expect(acquire('a')).toBeNull()
})

it('counts slots with the same name together, because the production build loads the module twice', () => {
  const limits = { name: 'test-loaded-twice', total: 1, perNetwork: 1 }
  const [acquireInPage, acquireInRoute] = [createSlots(limits), createSlots(limits)]
  expect(acquireInPage('a')).not.toBeNull()
  expect(acquireInRoute('b')).toBeNull()
})

it('stops the slowest transfer for a newcomer, but none that is fast enough or has just begun', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const acquire = createSlots({ name: 'test-pace', total: 3, perNetwork: 2 })
  const start = (network: string) => {
    const transfer = { ...newTransfer(), stop: vi.fn() }
    // The system accepts this much before the client has read anything.
    transfer.count(4_000_000)
    return acquire(network, transfer) && transfer
  }
  const [fast, slow, slower] = [start('a'), start('b'), start('c')]
  expect(start('d')).toBeNull()
  for (let second = 0; second < 90; second += 1) {
    vi.advanceTimersByTime(1_000)
    fast?.count(20_000)
    slow?.count(100)
  }
  const newcomer = start('d')
  expect(newcomer).not.toBeNull()
  expect(slower?.stop).toHaveBeenCalledOnce()
  expect(start('d')).not.toBeNull()
  expect(slow?.stop).toHaveBeenCalledOnce()
  expect(start('e')).toBeNull()
  expect([fast?.stop, newcomer?.stop].some((stop) => stop?.mock.calls.length)).toBe(false)
})

it("stops only a network's own transfer if the network has used its share", () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const acquire = createSlots({ name: 'test-own-pace', total: 9, perNetwork: 1 })
  const [own, other] = [newTransfer(), newTransfer()].map((transfer) => ({ ...transfer, stop: vi.fn() }))
  acquire('a', own)
  acquire('b', other)
  vi.advanceTimersByTime(60_000)
  expect(acquire('a')).not.toBeNull()
  expect(own?.stop).toHaveBeenCalledOnce()
  expect(other?.stop).not.toHaveBeenCalled()
})
