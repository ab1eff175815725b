import { expect, it } from 'vitest'
import { newReference } from './reference'

const many = Array.from({ length: 2_000 }, newReference)

it('makes short references without characters that look alike', () => {
  for (const reference of many) expect(reference).toMatch(/^[A-Z]+-[34679CDFGHJKMNPQRTVWXY]{8}$/)
})

it('almost never repeats a reference', () => expect(new Set(many).size).toBe(many.length))
