import { expect, it } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

it('lets a page load only what it needs', () => {
  const security = createSecurityHeaders({
    isHttps: true,
    analyticsUrl: 'https://analytics.example/script.js',
  })
  expect(security.pagePolicy('<p>Hello</p>', 'abc').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-abc' https://analytics.example",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://analytics.example",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self' https://analytics.example",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    'upgrade-insecure-requests',
  ])
})
