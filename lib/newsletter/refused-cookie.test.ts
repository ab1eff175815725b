import { expect, it } from 'vitest'
import { readRefused, writeRefused } from './refused-cookie'

it('gives back what was written, whatever signs it holds', () => {
  const refused = { email: '"ṣọlá"; , @=\r\n%', message: 'Please enter a valid email address' }
  expect(writeRefused(refused)).toMatch(/^[\w.!~*'()%-]+$/)
  expect(readRefused(writeRefused(refused))).toEqual(refused)
})

it.each([undefined, '', '%', '{}', 'null', encodeURIComponent('{"email":1,"message":""}')])(
  'takes %j for nothing',
  (value) => expect(readRefused(value)).toBeNull(),
)
