import { expect, it } from 'vitest'
import { adminCsp } from './admin-csp'

it('allows scripts only by nonce and forbids framing', () => {
  const policy = adminCsp('abc', false)
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toContain('eval')
  expect(adminCsp('abc', true)).toContain("'unsafe-eval'")
})
