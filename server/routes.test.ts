import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openRoutes } from './routes.ts'

const dir = mkdtempSync(path.join(os.tmpdir(), 'routes-'))
writeFileSync(
  path.join(dir, 'prerender-manifest.json'),
  JSON.stringify({
    routes: {
      '/': { response: 'complete' },
      '/admin': { response: 'empty' },
      '/blog': { response: 'complete' },
      '/blog/search': { response: 'empty' },
      '/broken': { response: 'complete' },
      '/missing/blog': { response: 'complete' },
      '/sitemap.xml': { response: 'complete', routeType: 'route' },
    },
    dynamicRoutes: {
      '/blog/[slug]': { routeRegex: '^/blog/([^/]+?)(?:/)?$', _isEnsureStaticPage: true },
      '/unsubscribe/[token]': { routeRegex: '^/unsubscribe/([^/]+?)(?:/)?$' },
    },
  }),
)
writeFileSync(
  path.join(dir, 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: ['', 'admin', 'blog', 'blog/search', 'broken', 'missing/blog'].map((name) => ({
      page: `/${name}`,
      regex: `^/${name}(?:/)?$`,
    })),
    dynamicRoutes: ['unsubscribe/[token]', 'blog/[slug]', 'blog/[slug]/opengraph-image-1'].map((name) => ({
      page: `/${name}`,
      regex: `^/${name.replace(/\[\w+\]/, '([^/]+?)')}(?:/)?$`,
    })),
  }),
)
const { urlToRender, isShared, isGeneratedFile, isMadePerRequest } = openRoutes(dir)
afterAll(() => rmSync(dir, { recursive: true }))

describe('the URL that a page is rendered for', () => {
  it.each([
    ['/', '/'],
    ['/?email=zainab@example.com', '/'],
    ['/?plan=1&_rsc=pPjdKG_zeSZq-7n1', '/?_rsc=pPjdKG_zeSZq-7n1'],
    ['/?_rsc=<script>', '/'],
    ['/blog?plan=1&_rsc=', '/blog?_rsc='],
    ['/no-such-page?email=zainab@example.com', '/_not-found'],
    ['/no-such-page?a=b&_rsc=1ab2c', '/_not-found?_rsc=1ab2c'],
    ['/_next/no-such-thing', '/_not-found'],
    ['/_next/static', '/_not-found'],
    ['/missing/blog', '/_not-found'],
    ['/broken', '/_not-found'],
    ['/missing/blog?_rsc=1ab2c', '/_not-found?_rsc=1ab2c'],
    ['/_next/image?url=%2Fmedia%2Fa.png&w=640&q=75', '/_not-found'],
    ['/blog/a-new-article.rsc', '/_not-found'],
    ['/blog?utm_source=mail', '/blog'],
    ['/blog/a-new-article?utm_source=mail', '/blog/a-new-article'],
    ['/blog/a-new-article?x=1&_rsc=1ab2c', '/blog/a-new-article?_rsc=1ab2c'],
  ])('contains nothing about a visitor if everyone gets the page: %s', (url, rendered) => {
    expect(urlToRender(url)).toBe(rendered)
  })

  it.each([
    '/admin?q=zainab&page=2',
    '/unsubscribe/abc?from=mail',
    '/film/captions.en.vtt?v=1',
    '/admin/?q=zainab',
    '/blog/search?q=rent',
    '//admin',
  ])('is the requested one otherwise: %s', (url) => expect(urlToRender(url)).toBe(url))
})

it.each([
  ['/', true, false],
  ['/blog/a-new-article', true, false],
  ['/blog/search', false, false],
  ['/unsubscribe/abc', false, false],
  ['/blog/a-new-article/opengraph-image-1', false, true],
])('%s is rendered once: %s, or the same for each request: %s', (path, isOnce, isEachTime) => {
  expect([isShared(path), isMadePerRequest(path)]).toEqual([isOnce, isEachTime])
})

it('knows the files that routes generate once for everyone', () => {
  expect(['/sitemap.xml', '/blog', '/unknown.xml'].map(isGeneratedFile)).toEqual([true, false, false])
})
