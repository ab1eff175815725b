import { expect, it } from 'vitest'
import { newReference } from './reference'

const many = Array.from({ length: 2_000 }, newReference)

it('is short and has no characters that look alike', () => {
  for (const reference of many) expect(reference).toMatch(/^[A-Z]+-[34679CDFGHJKMNPQRTVWXY]{8}$/)
})

it('almost never repeats', () => expect(new Set(many).size).toBe(many.length))
