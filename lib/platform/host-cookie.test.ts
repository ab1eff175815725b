import { expect, it } from 'vitest'
import { hostCookieName } from './host-cookie'

it('uses the prefix only if browsers accept it', () => {
  expect(hostCookieName('admin-session', true)).toBe('__Host-admin-session')
  expect(hostCookieName('admin-session', false)).toBe('admin-session')
})
