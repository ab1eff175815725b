import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo, signInPath } from './return-to'

describe('safeReturnTo', () => {
  it.each([
    '/admin',
    '/admin/waitlist',
    '/admin/waitlist?status=active&q=a%20b',
    '/admin?x=1',
    '/admin/blog/1#top',
  ])('keeps %s', (path) => expect(safeReturnTo(path)).toBe(path))

  it.each([
    undefined,
    ['/admin/waitlist'],
    '',
    '/',
    '/about',
    '/administrator',
    'admin',
    'https://evil.example/admin',
    '//evil.example/admin',
    '///evil.example/admin',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    '/admin\\..\\..',
    '/admin//evil.example',
    '/admin/../about',
    '/admin/./x',
    '/admin/%2e%2e/about',
    '/admin/%2E%2e/%2fevil.example',
    '/admin/%5cevil.example',
    '/admin/%252e%252e/about',
    '/\tadmin',
    '/admin\n/x',
    '/admin/%0d%0aset-cookie:x',
    '/admin/\u0000',
    '/admin/\u202ex',
    ' /admin',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%61dmin',
    '/ADMIN',
    '/admin/sign-in',
    '/admin/sign-in?returnTo=/admin/sign-in',
    `/admin/${'a'.repeat(3_000)}`,
  ])('turns %j into the dashboard', (path) => expect(safeReturnTo(path)).toBe('/admin'))

  it('never leaves the admin area, whatever the input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'admin',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
      '\n',
      'http:',
    )
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/admin${text}`),
        ),
        (input) => {
          const url = new URL(safeReturnTo(input), 'https://own.example')
          expect(url.origin).toBe('https://own.example')
          expect(url.pathname).toMatch(/^\/admin(?:\/|$)/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('signInPath', () => {
  it('includes the return path, except for the dashboard', () => {
    expect(signInPath('/admin')).toBe('/admin/sign-in')
    expect(signInPath('//evil.example')).toBe('/admin/sign-in')
    expect(signInPath('/admin/waitlist?q=a')).toBe('/admin/sign-in?returnTo=%2Fadmin%2Fwaitlist%3Fq%3Da')
  })
})
