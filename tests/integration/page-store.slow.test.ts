import { hash, randomBytes, randomUUID } from 'node:crypto'
import http, { type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putObject } from '@/lib/storage/objects'
import { rscRequestOf } from '@/server/next-private'
import { type AppProcess, startApp } from '../support/app-process'
import { query, withClient } from '../support/database'
import { startOwnSite } from '../support/own-site'
import { addPosts } from '../support/posts'
import { readForms } from '../support/rendered-forms'

// Tests what the server sends from memory without asking Next, on instances of the built site.

const options = { env: { WORKER: 'off', LOG_LEVEL: 'silent' } }
let instances: AppProcess[]
beforeAll(async () => {
  instances = await Promise.all([startApp(options), startApp(options)])
}, 60_000)
afterAll(async () => {
  await Promise.all((instances ?? []).map((app) => app.stop()))
})

const origin = () => instances[0]?.url ?? ''
const evil = /evil|203\.0\.113\.9|ada@example/

/** Sends the headers unchanged, unlike fetch(). */
function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port, host } = new URL(origin())
    const options = {
      path,
      method,
      headers: { host, ...headers },
      host: '127.0.0.1',
      port,
      agent: false as const,
    }
    const request = http.request(options, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', reject).end()
  })
}

/** Returns a response without the headers that differ each time. */
const compare = ({ headers, ...rest }: Awaited<ReturnType<typeof sendRequest>>) => ({
  ...rest,
  headers: { ...headers, date: '', connection: '', 'keep-alive': '' },
})

/** Waits until the initial pages have been rendered again. */
async function untilCalm(path: string) {
  const etag = async () => (await sendRequest(path)).headers.etag
  await vi.waitFor(async () => expect(await etag()).toBe(await etag()), { timeout: 10_000 })
}

/** Everything a visitor may send that must not reach others. */
const poison: [string, Record<string, string>][] = [
  ['/about?email=ada@example.com', {}],
  ['/about?_rsc=evil', {}],
  ['/about', { host: 'evil.example' }],
  [
    '/about',
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
  ],
  ['/about', { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }],
  ['/about', { 'x-rewrite-url': '/evil', 'x-original-url': '/evil', 'x-invoke-path': '/evil' }],
  ['/about', { 'x-matched-path': '/evil', 'x-middleware-rewrite': '/evil', 'x-nextjs-data': '1' }],
  ['/about', { 'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': 'evil' }],
  ['/about', { cookie: 'evil=1; __prerender_bypass=evil; next-instant-navigation-testing=1' }],
  ['/about', { authorization: 'Bearer evil', 'accept-language': 'evil' }],
  ['/about', { 'user-agent': 'facebookexternalhit/1.1 evil' }],
  ['/about', { rsc: '1', 'next-router-state-tree': '["evil",{}]', 'next-url': '/evil' }],
  ['/about', { rsc: '1' }],
  ['/about', { rsc: '2', 'next-router-prefetch': '1' }],
  ['/about', { 'next-router-segment-prefetch': '/_tree', 'next-router-prefetch': '1' }],
  ['/about', { 'sec-fetch-dest': 'image', accept: 'image/*' }],
  ['/about', { range: 'bytes=0-9', 'if-range': '"evil"' }],
  ['/about', { 'if-none-match': '*', 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT' }],
  ['/about', { 'x-prerender-revalidate': 'evil', 'next-resume': '1', 'x-now-route-matches': 'evil' }],
]

describe('a page for everyone', () => {
  it('is unaffected by what visitors send, in any order', async () => {
    await untilCalm('/about')
    const expected = compare(await sendRequest('/about'))
    for (const [path, headers] of poison) {
      // Make this the request that renders the page.
      await query("select pg_notify('expire_tag', 'about')")
      await wait(100)
      expect((await sendRequest(path, headers)).body).not.toMatch(evil)
      const next = compare(await sendRequest('/about'))
      expect(next.status).toBe(200)
      expect(JSON.stringify(next)).not.toMatch(evil)
      expect({ ...next.headers, etag: '', 'content-security-policy': '', 'content-length': '' }).toEqual({
        ...expected.headers,
        etag: '',
        'content-security-policy': '',
        'content-length': '',
      })
    }
  })

  it('contains nothing for one visitor, however it was first requested', async () => {
    const { posts, remove } = await addPosts([{}, {}, {}])
    const paths = posts.map(({ slug }) => `/blog/${slug}`)
    const [spelled = '', prefetched = ''] = paths
    // Each slug begins with "w".
    expect((await sendRequest(spelled.replace('/w', '/%77'))).status).toBe(404)
    const oddHeaders = { rsc: '1', 'next-router-prefetch': '0' }
    expect((await sendRequest(`${prefetched}?_rsc=`, oddHeaders)).status).toBe(400)
    for (const path of paths) {
      const { status, body } = await sendRequest(path)
      expect([status, body.match(/<script[^>]* nonce="/g)]).toEqual([200, null])
    }
    await remove()
  })

  it('answers HEAD without a body, and returns 304 to clients that have the page', async () => {
    await untilCalm('/about')
    const [page, head] = [await sendRequest('/about'), await sendRequest('/about', {}, 'HEAD')]
    expect(compare(head)).toEqual({ ...compare(page), body: '' })
    const unchanged = await sendRequest('/about', { 'if-none-match': String(page.headers.etag) })
    expect([unchanged.status, unchanged.body]).toEqual([304, ''])
  })

  it.each([
    '/sitemap.xml',
    '/blog/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/blog/opengraph-image',
  ])('behaves like the feed, the sitemap and share images: %s', async (path) => {
    const address = path.endsWith('image') ? await shareImage() : path
    await vi.waitFor(
      async () => {
        const { status, headers } = await sendRequest(address)
        expect(status).toBe(200)
        expect(headers).not.toHaveProperty('set-cookie')
        expect((await sendRequest(address, { 'if-none-match': String(headers.etag) })).status).toBe(304)
      },
      { timeout: 10_000 },
    )
  })
})

const shareImage = async () =>
  new URL(/property="og:image" content="([^"]+)"/.exec((await sendRequest('/blog')).body)?.[1] ?? '').pathname

it('an edit is visible on every instance, and the old state never returns', async () => {
  const urls = instances.map(({ url }) => url)
  const { posts, remove } = await addPosts([{ title: 'Edit number 0' }])
  const path = `/blog/${posts[0]?.slug}`
  const numberAt = async (url: string) =>
    Number(/Edit number (\d+)/.exec(await (await fetch(url + path)).text())?.[1] ?? -1)
  for (let number = 1; number <= 15; number += 1) {
    await query(
      `with edited as (update post set title = $1 where id = $2 returning id) select pg_notify('expire_tag', 'blog') from edited`,
      [`Edit number ${number}`, posts[0]?.id],
    )
    await Promise.all(
      urls.map(async (url) => {
        await expect.poll(() => numberAt(url), { interval: 5 }).toBe(number)
        for (let again = 0; again < 5; again += 1) expect(await numberAt(url)).toBe(number)
      }),
    )
  }
  await remove()
}, 60_000)

/** Returns the readable text, because script data is in a different order after each rendering. */
const textOf = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')

const router = { rsc: '1', 'next-router-state-tree': '["made-up",{}]' }

describe('a made-up page', () => {
  let site: Awaited<ReturnType<typeof startOwnSite>>
  beforeAll(async () => {
    site = await startOwnSite()
  }, 60_000)
  afterAll(() => site?.remove())
  const send = async (path: string, address: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, 'x-forwarded-for': address }
    const response = await fetch(site.url() + path, { ...init, headers, redirect: 'manual' })
    return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text() }
  }

  /** Returns the kinds of requests that visitors can make up without end. Each request is rendered. */
  async function listMadeUp() {
    const stranger = '203.0.113.31'
    const search = await send('/blog/search?q=predicted-000', stranger)
    const { text: data } = await send(/"src":"(\/page-data\/[^"]+)"/.exec(search.text)?.[1] ?? '', stranger)
    expect(data).toContain('predicted-000')
    const predict = (number: number) => {
      const word = `predicted-${number}`
      const name = hash('sha256', data.replaceAll('predicted-000', word)).slice(0, 20)
      return `/page-data/${name}.js?of=${encodeURIComponent(`/blog/search?q=${word}`)}`
    }
    const contact = await send('/contact', stranger)
    const form = readForms(contact.text, `${site.url()}/contact`).find(({ actionId }) => actionId)
    const body = new FormData()
    for (const [name, value] of form?.values ?? []) if (name.startsWith('$ACTION')) body.append(name, value)

    const kinds: Record<string, (number: number) => [path: string, init?: RequestInit]> = {
      'a form without JavaScript': () => ['/contact', { method: 'POST', body }],
      'a search': (number) => [`/blog/search?q=made-up-${number}`],
      'a search by the router': (number) => [`/blog/search?q=made-up-${number}`, { headers: router }],
      'a search of the help center': (number) => [`/help/search?q=made-up-${number}`],
      'a page that does not exist': (number) => [`/blog/made-up-${number}`],
      'the payload of a page that does not exist': (number) => {
        const headers = { rsc: '1' }
        return [`/blog/made-up-${number}?_rsc=${rscRequestOf(headers).cacheBuster}`, { headers }]
      },
      'a segment that does not exist': (number) => {
        const headers = {
          rsc: '1',
          'next-router-prefetch': '1',
          'next-router-segment-prefetch': `/made-up-${number}`,
        }
        return [`/about?_rsc=${rscRequestOf(headers).cacheBuster}`, { headers }]
      },
      'the data of a search': (number) => [`/page-data/0.js?of=/blog/search?q=made-up-data-${number}`],
      'the data of a search under a predicted name': (number) => [predict(number)],
    }
    return Object.entries(kinds).map(([kind, describeRequest]) => ({
      kind,
      request: (number: number, address: string) => {
        const [path, init] = describeRequest(number)
        return send(path, address, init)
      },
    }))
  }

  it('is rendered a limited number of times per network, which still sees every real page', async () => {
    const address = '203.0.113.7'
    const kinds = await listMadeUp()
    // If one of them did not count, the last ones would not be refused. If pages that exist counted, the 120th would be.
    const requests = Array.from({ length: 120 }, () => kinds)
      .flat()
      .slice(0, 120)
    for (const [number, { kind, request }] of requests.entries()) {
      const response = await request(number, address)
      expect([number, kind, response.status]).not.toEqual([number, kind, 429])
      if (kind === 'a form without JavaScript') {
        expect(response.status).toBe(200)
        await site.query(
          `with edited as (update feature set title = $1 where position = 1 returning id) select pg_notify('expire_tag', 'landing') from edited`,
          [`Feature ${number}`],
        )
        // An expiry that arrives later would also remove the search that has to be stored below.
        const isUpdated = async () => (await send('/', address)).text.includes(`Feature ${number}`)
        await expect.poll(isUpdated).toBe(true)
        expect((await send('/about', address)).status).toBe(200)
      }
    }
    for (const { kind, request } of kinds) {
      const refused = await request(999, address)
      expect([kind, refused.status, refused.text]).toEqual([
        kind,
        429,
        expect.stringContaining('try again in a minute'),
      ])
      expect(Number(refused.wait)).toBeGreaterThan(0)
    }
    // The last of these searches, which is stored.
    expect((await send('/blog/search?q=made-up-118', address)).status).toBe(200)
    for (const path of ['/', '/terms', '/favicon.ico']) expect((await send(path, address)).status).toBe(200)
    expect((await send('/blog/search?q=unheard-of', '203.0.113.8')).status).toBe(200)
  }, 60_000)

  it("is not rendered for an action with the router's headers, which Next would mistake for a visit", async () => {
    const tree = { rsc: '1', 'next-router-state-tree': '["",{}]' }
    const call = { 'next-action': `40${'ab'.repeat(20)}`, 'content-type': 'text/plain;charset=UTF-8' }
    const callAt = (path: string, headers: Record<string, string>) =>
      send(path, '203.0.113.9', { method: 'POST', body: '[]', headers: { ...call, ...headers } })
    const refused = await callAt('/help/search', {})
    expect(refused.status).toBe(409)
    expect(await callAt(`/help/search?_rsc=${rscRequestOf(tree).cacheBuster}`, tree)).toEqual(refused)
  })

  it('is not rendered for a form from another build, and the response says what to do', async () => {
    const body = new FormData()
    body.append('$ACTION_REF_1', '')
    body.append('$ACTION_1:0', JSON.stringify({ id: `60${'ab'.repeat(20)}`, bound: '$@1' }))
    body.append('$ACTION_1:1', '[null]')
    body.append('$ACTION_KEY', 'k1')
    body.append('name', 'Ada')
    const refused = await send('/waitlist', '203.0.113.10', { method: 'POST', body })
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('Please go back, reload') })
  })

  it('never displaces pages, which also stay while the database is down', async () => {
    const picture = randomBytes(1_000_000)
    let visitors = 0
    const get = async (path: string) => {
      visitors += 1
      const response = await send(path, `10.0.0.${visitors}`)
      expect(response.status).toBe(200)
      return response.text
    }
    const landing = await get('/')
    const [first, last] = ['/blog/search?q=money', '/blog/search?q=salary']
    expect(await get(first)).not.toContain('not available')
    // Copies of images share the space of searches, and need no rendering.
    for (let number = 0; number < 35; number += 1) {
      const copy = `${randomUUID()}-640.avif`
      await putObject('general-images', copy, picture, { contentType: 'image/avif', size: picture.length })
      await get(`/media/general-images/${copy}`)
    }
    await get(last)
    await site.query('alter table post rename to post_away')
    await site.query('alter table feature rename to feature_away')
    // The last search is still stored, the first one was evicted.
    expect(await get(last)).not.toContain('not available')
    expect(await get(first)).toContain('not available')
    await site.query("select pg_notify('expire_tag', 'landing')")
    await wait(300)
    expect(textOf(await get('/'))).toBe(textOf(landing))
  }, 60_000)
})

it('shows a post that was published before anybody requested it', async () => {
  const slug = 'published-after-it-was-asked-for'
  expect((await sendRequest(`/blog/${slug}`)).status).toBe(404)
  const { posts, remove } = await addPosts([{}])
  await withClient(process.env.DATABASE_URL ?? '', (client) =>
    client.query(
      `with moved as (update post set slug = $1 where id = $2 returning id) select pg_notify('expire_tag', 'blog') from moved`,
      [slug, posts[0]?.id],
    ),
  )
  await expect.poll(async () => (await sendRequest(`/blog/${slug}`)).status).toBe(200)
  await remove()
})
