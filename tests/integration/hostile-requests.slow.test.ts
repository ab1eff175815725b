import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '@/lib/seeded-random'
import { snapshotTables } from '../support/admin-surface'
import { query } from '../support/database'
import { newSession } from '../support/new-session'
import { type SentRequest, startWatchedSite } from '../support/watched-site'

// Sends random hostile methods, queries, headers and cookies to every page and route of the build, as a stranger and
// as an owner. No response may be a server error, slow or long, keep anyone waiting, or write anything.

const REQUESTS = 1_000
const random = seededRandom('hostile requests')
const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value

let site: Awaited<ReturnType<typeof startWatchedSite>>
let owner: string
beforeAll(async () => {
  site = await startWatchedSite()
  owner = await newSession(site.app.url)
}, 120_000)
afterAll(() => site?.stop())

const listed: Record<string, string> = JSON.parse(
  readFileSync(path.join(process.env.NEXT_DIST_DIR ?? '.next-test', 'app-path-routes-manifest.json'), 'utf8'),
)
/** Downloads that are slow by design: an archive of all press files. */
const isLarge = (address: string) => address.endsWith('.zip')
const addresses = [...new Set(Object.values(listed))].filter((address) => !isLarge(address)).sort()

const parameters = [
  'q',
  'page',
  'sort',
  'dir',
  'status',
  'category',
  'after',
  'before',
  'month',
  'edit',
  'add',
]
const parts = [
  'token',
  'id',
  'slug',
  'x',
  '__proto__',
  'constructor',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff',
  '%F0%9F',
]

/** Header values are Latin-1 without line breaks; anything else never leaves a browser. */
const texts: readonly (() => string)[] = [
  () => '',
  () => 'a'.repeat(random(6_000)),
  () => '.'.repeat(random(6_000)),
  () => '%'.repeat(random(3_000)),
  () => ',;=" '.repeat(random(1_000)),
  () => '[({<'.repeat(random(1_500)),
  () => '-1',
  () => '1e309',
  () => '9'.repeat(400),
  () => "' OR 1=1--",
  () => '"><script>alert(1)</script>',
  () => '../'.repeat(500),
  () => '{"__proto__":{"admin":true}}',
  () => '00000000-0000-0000-0000-000000000000',
  () => '\u00e9\u00ff'.repeat(random(2_000)),
  () => String.fromCharCode(...Array.from({ length: 500 }, () => 0x20 + random(0x5f))),
]
/** Texts that can only be sent in an encoded query. */
const encoded = [
  () => '\u0000',
  () => '\ufdfa'.repeat(400),
  () => '👩🏽‍💻'.repeat(150),
  () => '\u0316\u0301'.repeat(800),
]

const headerNames = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'purpose',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  'user-agent',
  'x-file-name',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-request-id',
]
const cookieNames = [
  'theme',
  'visits',
  'consent',
  'admin-session',
  'next-auth.csrf-token',
  '__Host-session',
  '__proto__',
]
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

function makeQuery() {
  const query = new URLSearchParams()
  for (let left = random(4); left > 0; left -= 1)
    query.append(pick(parameters), pick([...texts, ...encoded])())
  return query.size > 0 ? `?${query}`.slice(0, 12_000).replace(/%[0-9A-F]?$/, '') : ''
}

function makeHeaders() {
  const headers: Record<string, string> = {}
  for (let left = random(3); left > 0; left -= 1) headers[pick(headerNames)] = pick(texts)()
  return headers
}

/** Returns the owner's session if `isOwner`, and sometimes a made-up cookie. */
function makeCookie(isOwner: boolean) {
  const cookies = isOwner ? [owner] : []
  if (random(2)) cookies.push(`${pick(cookieNames)}=${pick(texts)().replaceAll(';', '')}`)
  return cookies.join('; ')
}

function makeRequest(address: string, isOwner: boolean): SentRequest {
  const method = pick(methods)
  const body = ['GET', 'HEAD'].includes(method) ? {} : { body: pick(texts)() }
  const cookie = makeCookie(isOwner)
  return {
    path: address.replace(/\[[^\]]+\]/g, () => pick(parts)) + makeQuery(),
    method,
    ...body,
    headers: { ...makeHeaders(), ...(cookie ? { cookie } : {}) },
  }
}

it('answers every page and route of the build', async () => {
  expect(addresses.length).toBeGreaterThan(100)
  // This also loads the code of each page and route, which is slow the first time.
  for (const address of addresses)
    for (const cookie of ['', owner]) await site.send({ path: address, method: 'GET', headers: { cookie } })
}, 300_000)

/** Slow requests that earlier runs found by chance. */
const found: Record<string, SentRequest> = {
  'a long word as the name of the browser': {
    path: '/admin/sign-in',
    body: 'x',
    headers: { 'user-agent': 'a'.repeat(12_000) },
  },
  'a long slug that ends with another character': { path: `/blog/${'a'.repeat(7_900)}!` },
}

it('answers requests that were once slow', () => site.check(Object.entries(found)))

it(`survives ${REQUESTS} hostile requests, none of which writes anything`, async () => {
  const before = await snapshotTables()
  function* attacks(): Generator<[string, SentRequest]> {
    for (let at = 0; at < REQUESTS; at += 1) {
      const isOwner = random(3) === 0
      const sent = makeRequest(addresses[at % addresses.length] ?? '/', isOwner)
      yield [`${isOwner ? 'owner: ' : ''}${JSON.stringify(sent).slice(0, 600)}`, sent]
    }
  }
  await site.check(attacks())
  const after = await snapshotTables()
  const changed = Object.keys(before).filter((table) => before[table] !== after[table])
  // Counted attempts, and when the owner's session was last used.
  const expected = ['public.rate_limit', 'public.admin_session']
  // The owner may export. That is recorded, and nothing else is.
  const recorded = await query<{ action: string }>('select distinct action from audit_event')
  expect(recorded.filter(({ action }) => !['create', 'export'].includes(action))).toEqual([])
  expect(changed.filter((table) => !/audit/.test(table) && !expected.includes(table))).toEqual([])
}, 600_000)
