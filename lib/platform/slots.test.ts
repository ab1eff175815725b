import { expect, it } from 'vitest'
import { createSlots } from './slots'

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
