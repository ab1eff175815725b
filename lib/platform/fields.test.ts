import { expect, it } from 'vitest'
import { FIRST_ID, recordId } from './fields'

it('reads an id in the spelling of the database', () => {
  expect(recordId.parse('0199A3F0-7C1B-7E2D-9A55-0C2F6E1B8D4A')).toBe('0199a3f0-7c1b-7e2d-9a55-0c2f6e1b8d4a')
})

it('refuses the id before which no row is found', () => {
  expect(recordId.safeParse(FIRST_ID).success).toBe(false)
})
