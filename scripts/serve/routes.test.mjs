import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openRoutes } from './routes.mjs'

const dir = mkdtempSync(path.join(os.tmpdir(), 'routes-'))
writeFileSync(
  path.join(dir, 'prerender-manifest.json'),
  JSON.stringify({ routes: { '/': { response: 'complete' }, '/admin': { response: 'empty' } } }),
)
writeFileSync(
  path.join(dir, 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ regex: '^/(?:/)?$' }, { regex: '^/admin(?:/)?$' }],
    dynamicRoutes: [{ regex: '^/unsubscribe/([^/]+?)(?:/)?$' }],
  }),
)
const { addressToRender } = openRoutes(dir)
afterAll(() => rmSync(dir, { recursive: true }))

describe('the address that a page is rendered for', () => {
  it.each([
    ['/', '/'],
    ['/?email=zainab@example.com', '/'],
    ['/?plan=1&_rsc=pPjdKG_zeSZq-7n1', '/?_rsc=pPjdKG_zeSZq-7n1'],
    ['/?_rsc=<script>', '/'],
    ['/no-such-page?email=zainab@example.com', '/_not-found'],
    ['/no-such-page?a=b&_rsc=1ab2c', '/_not-found?_rsc=1ab2c'],
    ['/_next/no-such-thing', '/_not-found'],
  ])('has nothing of one visitor in it where everybody gets the page: %s', (url, rendered) => {
    expect(addressToRender(url)).toBe(rendered)
  })

  it.each([
    '/admin?q=zainab&page=2',
    '/unsubscribe/abc?from=mail',
    '/film/captions.en.vtt?v=1',
    '/_next/image?url=x',
    '/admin/?q=zainab',
    '//admin',
  ])('is the one asked for elsewhere: %s', (url) => expect(addressToRender(url)).toBe(url))
})
