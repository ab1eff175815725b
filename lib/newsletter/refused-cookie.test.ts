import { expect, it } from 'vitest'
import { readRefused, refusedCookie, refusedCookieName } from './refused-cookie'

const refused = { email: '"ṣọlá"; , @=\r\n%', message: 'Please enter a valid email address' }

it.each([true, false])('returns what was written, whatever characters it contains (https: %s)', (isHttps) => {
  const [pair = ''] = refusedCookie(refused, isHttps).split('; ')
  const [name, value = ''] = pair.split('=')
  expect(name).toBe(refusedCookieName(isHttps))
  expect(value).toMatch(/^[\w.!~*'()%-]+$/)
  expect(readRefused(value)).toEqual(refused)
})

it('sets a cookie that is Secure and bound to the host over https', () => {
  expect(refusedCookie(refused, true)).toMatch(
    /^__Host-[\w-]+=[^;]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(refusedCookie(refused, false)).not.toMatch(/__Host-|Secure/)
})

it.each([undefined, '', '%', '{}', 'null', encodeURIComponent('{"email":1,"message":""}')])(
  'returns null for %j',
  (value) => expect(readRefused(value)).toBeNull(),
)
