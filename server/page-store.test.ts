import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFinisher } from './finished-page.ts'
import { raiseGeneration } from './generation.ts'
import { createPageStore, type NextPageResponse, type PageRequest } from './page-store.ts'
import { createSecurityHeaders } from './security-headers.ts'

const finish = createFinisher(createSecurityHeaders({ isHttps: false }))
const MINUTE = 60_000

/** The responses from Next, in order; the last one repeats. */
let responses: (Partial<NextPageResponse> | (() => Promise<Partial<NextPageResponse>>))[]
let requestedKeys: string[]
let logged: string[]
let clock: number
let store: ReturnType<typeof createPageStore>

function open(limits?: { pages: number; transient: number }) {
  return createPageStore({
    fetchPage: async ({ key }) => {
      requestedKeys.push(key)
      const response = responses.length > 1 ? responses.shift() : responses[0]
      const partial = typeof response === 'function' ? await response() : response
      const headers = { 'content-type': 'text/plain' }
      return {
        status: 200,
        headers,
        body: Buffer.from(key),
        cache: 'fresh',
        lifetime: MINUTE * 60,
        ...partial,
      }
    },
    readBuilt: ({ key }) =>
      key === '/built' ? { status: 200, headers: {}, body: Buffer.from('as it was built') } : undefined,
    finish,
    now: () => clock,
    log: (message) => logged.push(message),
    timeout: 50,
    ...(limits ? { limits } : {}),
  })
}

beforeEach(() => {
  responses = [{}]
  requestedKeys = []
  logged = []
  clock = 0
  store = open()
})

const at = (key: string, isTransient = false): PageRequest => ({ key, url: key, headers: {}, isTransient })
const text = (body: string): Partial<NextPageResponse> => ({ body: Buffer.from(body) })
const failure: Partial<NextPageResponse> = { status: 500, body: Buffer.from('failed'), cache: 'none' }

/** Returns what a visitor gets, from the store or from Next. */
async function visit(key: string, isTransient = false) {
  const page = store.get(key)?.page ?? (await store.make(at(key, isTransient)))
  return page?.body.toString()
}

describe('a response for everyone', () => {
  it('is requested once', async () => {
    expect(await visit('/')).toBe('/')
    expect(await visit('/')).toBe('/')
    expect(requestedKeys).toEqual(['/'])
  })

  it('is requested once, however many visitors are waiting', async () => {
    await Promise.all(Array.from({ length: 50 }, () => visit('/')))
    raiseGeneration()
    await Promise.all(Array.from({ length: 50 }, () => visit('/')))
    expect(requestedKeys).toEqual(['/', '/'])
  })

  it('is requested again after any change', async () => {
    responses = [text('first'), text('second')]
    expect(await visit('/')).toBe('first')
    raiseGeneration()
    expect(await visit('/')).toBe('second')
    expect(await visit('/')).toBe('second')
    expect(requestedKeys).toHaveLength(2)
  })

  it('is requested again after its lifetime, and after ten minutes at the latest', async () => {
    responses = [{ lifetime: MINUTE }]
    await visit('/short')
    clock = MINUTE - 1
    expect(store.get('/short')).toBeDefined()
    clock = MINUTE
    expect(store.get('/short')).toBeUndefined()

    responses = [{ lifetime: Number.POSITIVE_INFINITY }]
    await visit('/long')
    clock += 10 * MINUTE
    expect(store.get('/long')).toBeUndefined()
  })

  it('is not finished again if it is still the same', async () => {
    const first = await store.make(at('/'))
    raiseGeneration()
    expect(await store.make(at('/'))).toBe(first)
  })
})

describe('a change while a response is being rendered', () => {
  it('sends it to earlier visitors, does not store it, and requests it again for later ones', async () => {
    const { promise, resolve } = Promise.withResolvers<Partial<NextPageResponse>>()
    responses = [() => promise, text('after')]
    const before = visit('/')
    raiseGeneration()
    const after = visit('/')
    resolve(text('before'))
    expect(await before).toBe('before')
    expect(await after).toBe('after')
    expect(await visit('/')).toBe('after')
    expect(requestedKeys).toHaveLength(2)
  })

  it('is visible even if Next returns what others requested before it', async () => {
    responses = [
      { ...text('from before the change'), cache: 'rendered' },
      { ...text('current'), cache: 'fresh' },
    ]
    expect(await visit('/')).toBe('current')
  })

  it('does not make anybody wait forever', async () => {
    responses = [{ cache: 'rendered' }]
    expect(await visit('/')).toBe('/')
    expect(requestedKeys).toHaveLength(3)
    expect(store.get('/')).toBeUndefined()
  })
})

it('sends a response that Next is about to replace, and requests it again next time', async () => {
  responses = [{ ...text('old'), cache: 'stale' }, text('new')]
  expect(await visit('/')).toBe('old')
  expect(await visit('/')).toBe('new')
  expect(store.get('/')).toBeDefined()
})

describe('a response for one visitor', () => {
  it.each([
    { 'set-cookie': ['session=1'] },
    { 'cache-control': 'private, no-store' },
    { vary: 'Cookie' },
    { vary: '*' },
    { vary: 'rsc, Authorization' },
  ])('is neither stored nor sent to others: %o', async (headers) => {
    responses = [{ headers }]
    expect(await visit('/')).toBeUndefined()
    expect(store.get('/')).toBeUndefined()
  })

  it('includes a search that sets a cookie', async () => {
    responses = [{ headers: { 'set-cookie': ['a=b'] }, cache: 'none' }]
    expect(await visit('/blog/search?q=rent', true)).toBeUndefined()
  })

  it('includes one that Next unexpectedly does not cache', async () => {
    responses = [{ cache: 'none' }]
    await visit('/')
    expect(store.get('/')).toBeUndefined()
  })
})

describe('the limit in bytes', () => {
  it('evicts the least recently requested response', async () => {
    store = open({ pages: 30_000, transient: 30_000 })
    for (const key of ['/1', '/2', '/3', '/4']) await visit(key)
    await visit('/1')
    for (const key of ['/5', '/6', '/7', '/8']) await visit(key)
    expect(store.get('/1')).toBeDefined()
    expect(store.get('/2')).toBeUndefined()
    expect(store.get('/8')).toBeDefined()
  })

  it('is separate for URLs that anybody can make up', async () => {
    store = open({ pages: 30_000, transient: 30_000 })
    await visit('/')
    responses = [{ cache: 'none', headers: { 'cache-control': 'private, no-store' } }]
    for (let number = 1; number < 20; number += 1) await visit(`/blog/search?q=${number}`, true)
    responses = [{ status: 404 }]
    for (let number = 1; number < 20; number += 1) await visit(`/blog/${number}`)
    expect(store.get('/')).toBeDefined()
    expect(store.get('/blog/search?q=1')).toBeUndefined()
    expect(store.get('/blog/19')).toBeDefined()
  })
})

it('marks pages that anybody can make up', async () => {
  await visit('/')
  await visit('/blog/search?q=rent', true)
  responses = [{ status: 404 }]
  await visit('/blog/made-up')
  const marks = ['/', '/blog/search?q=rent', '/blog/made-up'].map((key) => store.get(key)?.page.isTransient)
  expect(marks).toEqual([false, true, true])
})

it('keeps a share image for ten minutes, and a missing one for a minute', async () => {
  const image = { ...at('/blog/a/opengraph-image-1', true), isLasting: true }
  const isKept = async (status: number, age: number) => {
    clock = 0
    store = open()
    responses = [
      { status, cache: 'none', headers: { 'cache-control': 'public, immutable' }, lifetime: Infinity },
    ]
    await store.make(image)
    clock = age
    return store.get(image.key) !== undefined
  }
  expect([await isKept(200, 10 * MINUTE - 1), await isKept(200, 10 * MINUTE)]).toEqual([true, false])
  expect([await isKept(404, MINUTE - 1), await isKept(404, MINUTE)]).toEqual([true, false])
})

it('keeps a search for a minute', async () => {
  responses = [{ cache: 'none', headers: { 'cache-control': 'private, no-store' }, lifetime: 60 * MINUTE }]
  await visit('/blog/search?q=rent', true)
  clock = MINUTE - 1
  expect(store.get('/blog/search?q=rent')).toBeDefined()
  clock = MINUTE
  expect(store.get('/blog/search?q=rent')).toBeUndefined()
})

it('shows an article published after somebody requested it, and no longer shows a withdrawn one', async () => {
  responses = [{ status: 404, ...text('not there') }, text('there'), { status: 404, ...text('gone') }]
  expect(await visit('/blog/new')).toBe('not there')
  raiseGeneration()
  expect(await visit('/blog/new')).toBe('there')
  raiseGeneration()
  expect(await visit('/blog/new')).toBe('gone')
  expect(await visit('/blog/new')).toBe('gone')
  expect(requestedKeys).toHaveLength(3)
})

describe('a page that cannot be rendered again', () => {
  it('is shown as before, retried after a minute, and logged once', async () => {
    responses = [text('first'), failure, failure, text('second')]
    await visit('/')
    raiseGeneration()
    expect(await visit('/')).toBe('first')
    expect(await visit('/')).toBe('first')
    expect(requestedKeys).toHaveLength(2)
    clock = MINUTE
    expect(await visit('/')).toBe('first')
    expect(requestedKeys).toHaveLength(3)
    expect(logged).toEqual(['/ could not be rendered again; visitors see the previous version.'])
    clock = 2 * MINUTE
    expect(await visit('/')).toBe('second')
    expect(logged[1]).toBe('/ has been rendered again.')
  })

  it('is retried immediately when something changes', async () => {
    responses = [text('first'), failure, text('second')]
    await visit('/')
    raiseGeneration()
    await visit('/')
    raiseGeneration()
    expect(await visit('/')).toBe('second')
  })

  it('is retried if something changed while it failed', async () => {
    const fail = async () => {
      raiseGeneration()
      return failure
    }
    responses = [text('first'), fail, text('second')]
    await visit('/')
    raiseGeneration()
    expect(await visit('/')).toBe('first')
    expect(await visit('/')).toBe('second')
  })

  it('is shown as before if rendering hangs', async () => {
    responses = [text('first'), () => new Promise(() => {})]
    await visit('/')
    raiseGeneration()
    expect(await visit('/')).toBe('first')
    expect(await visit('/other')).toContain('try again in a minute')
  })

  it('is shown as before if Next throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    responses = [text('first'), () => Promise.reject(new Error('broken'))]
    await visit('/')
    raiseGeneration()
    expect(await visit('/')).toBe('first')
    vi.restoreAllMocks()
  })

  it('is dropped after a day', async () => {
    responses = [text('first'), failure]
    await visit('/')
    raiseGeneration()
    for (clock = 0; clock < 24 * 60 * MINUTE; clock += 60 * MINUTE) expect(await visit('/')).toBe('first')
    expect(await visit('/')).toBe('failed')
    expect(store.get('/')).toBeUndefined()
  })

  it('is shown as built if nobody has requested it before', async () => {
    responses = [failure]
    expect(await visit('/built')).toBe('as it was built')
    expect(await visit('/other')).toBe('failed')
  })

  it('is not retried after several others have failed, until something changes', async () => {
    const keys = ['/1', '/2', '/3', '/4']
    for (const key of keys) await visit(key)
    raiseGeneration()
    responses = [failure]
    for (const key of keys) expect(await visit(key)).toBe(key)
    expect(requestedKeys.slice(4)).toEqual(['/1', '/2', '/3'])
    raiseGeneration()
    responses = [text('again')]
    expect(await visit('/4')).toBe('again')
  })

  it('is retried although copies of images fail, as they do without storage', async () => {
    responses = [text('public')]
    await visit('/blog')
    raiseGeneration()
    responses = [failure]
    for (const key of ['/media/1', '/media/2', '/media/3']) await visit(key, true)
    responses = [text('withdrawn')]
    expect(await visit('/blog')).toBe('withdrawn')
  })

  it('is retried after a minute although copies of images still fail', async () => {
    const keys = ['/1', '/2', '/3']
    for (const key of keys) await visit(key)
    raiseGeneration()
    responses = [failure]
    for (const key of keys) await visit(key)
    clock += MINUTE - 1
    await visit('/media/1', true)
    clock += 1
    responses = [text('again')]
    expect(await visit('/1')).toBe('again')
  })
})

it('requests a failing search twice, because Next then starts with its old part', async () => {
  responses = [failure, { cache: 'none', ...text('not available') }, failure]
  expect(await visit('/blog/search?q=rent', true)).toBe('not available')
  expect(await visit('/blog/search?q=other', true)).toBe('failed')
  expect(requestedKeys).toHaveLength(4)
})

it('requests a search again after it reported an outage', async () => {
  responses = [
    { cache: 'none', ...text('<meta name="outage" content="true"/>') },
    { cache: 'none', ...text('found') },
  ]
  await visit('/blog/search?q=rent', true)
  expect(await visit('/blog/search?q=rent', true)).toBe('found')
})

it('requests a page again after an error without a fallback', async () => {
  responses = [failure, text('back')]
  expect(await visit('/')).toBe('failed')
  expect(await visit('/')).toBe('back')
})

it('knows the previous version of a page that has changed, but none of a page that was never rendered', async () => {
  responses = [text('as it was')]
  await visit('/about')
  raiseGeneration()
  expect(store.get('/about')).toBeUndefined()
  expect(store.getPrevious('/about')?.body.toString()).toBe('as it was')
  expect(store.getPrevious('/careers')).toBeUndefined()
})
