import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { cleanRequest } from './incoming.ts'
import { createSecurityLog } from './security-log.ts'

/** Returns the log lines written when the application responds with `respond`. */
async function linesOf(respond: (response: ServerResponse) => void, path: string, headers = {}) {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const logRefusal = createSecurityLog(pino({}, destination), 1)
  const origin = await listen((request, response) => {
    cleanRequest(request, { trustedProxyHops: 1, ownOrigin: 'https://example.com', forwardingKey: 'key' })
    logRefusal(request, response)
    respond(response)
  })
  await (await fetch(origin + path, { headers })).text()
  return lines
}

it.each([
  [401, 'not signed in'],
  [403, 'not allowed'],
  [429, 'limit reached'],
])('logs who was refused what: %i', async (status, security) => {
  const lines = await linesOf((response) => response.writeHead(status).end(), '/api/x?token=secret', {
    'x-forwarded-for': '203.0.113.7:4711',
    'x-request-id': 'abc',
  })
  const path = '/api/x'
  expect(lines).toMatchObject([
    { security, status, method: 'GET', path, address: '203.0.113.7', requestId: 'abc' },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('logs which site a cross-site request came from', async () => {
  const respond = (response: ServerResponse) => response.writeHead(403).end()
  const [line] = await linesOf(respond, '/', { origin: 'https://evil.example' })
  expect(line).toMatchObject({ security: 'not allowed', origin: 'https://evil.example' })
})

it('leaves wrong passwords to sign-in, which knows more', async () => {
  const path = '/api/auth/callback/credentials'
  expect(await linesOf((response) => response.writeHead(401).end(), path)).toEqual([])
  expect(await linesOf((response) => response.writeHead(429).end(), path)).toHaveLength(1)
})

it('logs nothing about other responses', async () => {
  expect(await linesOf((response) => response.writeHead(404).end(), '/')).toEqual([])
})

it.each([
  ['/invitation/abc123', '/invitation/[token]'],
  ['/api/privacy/copy/abc123', '/api/privacy/copy/[token]'],
  ['/newsletter/confirm/abc123', '/newsletter/confirm/[token]'],
  ['/blog/abc123', '/blog/abc123'],
])('leaves the token of %s out', async (path, logged) => {
  const [line] = await linesOf((response) => response.writeHead(403).end(), path)
  expect(line?.path).toBe(logged)
})
