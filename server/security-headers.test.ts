import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
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

it.each([
  ['/unsubscribe/token', 'strict-origin'],
  ['/privacy/copy/token?from=email', 'strict-origin'],
  ['/privacy', 'strict-origin-when-cross-origin'],
])('lets a page with a token in its address tell nobody that address: %s, %s', (url, policy) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  createSecurityHeaders({ isHttps: true }).apply(request, response)
  expect(response.getHeader('referrer-policy')).toBe(policy)
})
