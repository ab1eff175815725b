import { expect, it } from 'vitest'
import { createSlots } from './slots'

it('leaves slots for other networks when one has used its share', () => {
  const acquire = createSlots({ all: 3, network: 2 })
  expect([acquire('a'), acquire('a')]).not.toContain(null)
  expect(acquire('a')).toBeNull()
  expect(acquire('b')).not.toBeNull()
})

it('refuses when all slots are taken, and accepts again when one is freed', () => {
  const acquire = createSlots({ all: 2, network: 2 })
  const release = acquire('a')
  acquire('b')
  expect(acquire('c')).toBeNull()
  release?.()
  expect(acquire('c')).not.toBeNull()
})

it("frees a network's slots", () => {
  const acquire = createSlots({ all: 9, network: 1 })
  acquire('a')?.()
  const release = acquire('a')
  expect(acquire('a')).toBeNull()
  release?.()
  expect(acquire('a')).not.toBeNull()
})

it('frees a slot only once', () => {
  const acquire = createSlots({ all: 1, network: 1 })
  const release = acquire('a')
  release?.()
  acquire('a')
  release?.()
  expect(acquire('a')).toBeNull()
})
