import { expect, it } from 'vitest'
import { readRefused, writeRefused } from './refused-cookie'

it('returns what was written, whatever characters it contains', () => {
  const refused = { email: '"ṣọlá"; , @=\r\n%', message: 'Please enter a valid email address' }
  expect(writeRefused(refused)).toMatch(/^[\w.!~*'()%-]+$/)
  expect(readRefused(writeRefused(refused))).toEqual(refused)
})

it.each([undefined, '', '%', '{}', 'null', encodeURIComponent('{"email":1,"message":""}')])(
  'reads %j as nothing',
  (value) => expect(readRefused(value)).toBeNull(),
)
