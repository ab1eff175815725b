import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listNewestActivity } from '@/lib/activity/admin-queries'
import { recordAudit } from '@/lib/audit/record'
import { mayChange, mayRead, notAllowed, nounOfPage } from '@/lib/auth/access'
import { findRecordPages } from '@/lib/dashboard/admin-queries'
import { nouns } from '@/lib/nouns'
import { findRecords } from '@/lib/palette/admin-queries'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { type Role, roles } from '@/lib/platform/role'
import { disableAccount } from '@/lib/staff/actions'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { becomeAdmin } from '../support/admin'
import { argumentsOf, importAll, plausible, snapshotTables } from '../support/admin-surface'
import { query } from '../support/database'

/** The nouns that each role may change or see, as agreed. Each `lib/<noun>/noun.ts` declares it. */
const everyone = ['dashboard', 'account']
const content = ['landing', 'blog', 'about', 'press', 'help', 'media', 'legal']
const policy: Record<Exclude<Role, 'owner'>, { change: string[]; see: string[] }> = {
  editor: { change: content, see: [] },
  recruiter: { change: ['careers', 'applications'], see: [] },
  support: { change: ['waitlist', 'newsletter', 'contact', 'help', 'media', 'personal-data'], see: [] },
  viewer: { change: [], see: [...content, 'careers'] },
}

/** Actions and queries that belong to a noun other than their folder's. */
const otherNouns: Record<string, string> = {
  'auth: signOut': 'account',
  'careers: saveHiringSettings': 'settings',
  'careers: getHiringSettings': 'settings',
  'activity: listNewestActivity': 'dashboard',
  'dashboard: listSignupDays': 'waitlist',
  'dashboard: countRecentSignups': 'waitlist',
  'from-address: listFromAddress': 'dashboard',
  'palette: findRecords': 'dashboard',
  'views: saveView': 'account',
  'views: renameView': 'account',
  'views: deleteView': 'account',
  'views: listViews': 'account',
}
/** Actions that roles beyond their noun's may call. */
const alsoAllowed: Record<string, Role[]> = { 'outbox: retryEmail': ['support', 'recruiter'] }
/** Routes that are not below the address of their noun's screen. */
const routeNouns: Record<string, string> = {
  palette: 'dashboard',
  'search-terms': 'dashboard',
  'press-files': 'press',
  storage: 'settings',
}
/** Routes that read by POST, so that no URL identifies a person. */
const readsByPost = ['privacy/copy', 'palette', 'search-terms']

const FORBIDDEN = 'NEXT_HTTP_ERROR_FALLBACK;403'

/** Only two kinds of arguments, because admin-actions.test.ts tries all of them as a stranger. */
const someArguments: unknown[][] = [[null], [plausible]]

/** Returns a hash of each table's rows, except how often allowed actions with a limit were called. */
async function snapshotRows() {
  const { 'public.rate_limit': _, ...tables } = await snapshotTables()
  return tables
}

/** Returns the digest of the error that Next turns into a redirect or the "no access" screen, if there is one. */
async function digestOf(run: () => unknown): Promise<string> {
  try {
    await run()
    return ''
  } catch (error) {
    return String((error as { digest?: string } | null)?.digest ?? '')
  }
}

/** Calls the components at the top of a page. Their access checks come before everything else. */
async function renderTop(element: unknown): Promise<void> {
  const { type, props } = (await element) as { type?: unknown; props?: object }
  if (typeof type === 'function' && !('$$typeof' in type)) await renderTop(type(props))
}

it('each noun declares the agreed roles, and an unknown noun is only for owners', () => {
  for (const { name } of nouns) {
    expect([mayRead('owner', name), mayChange('owner', name)], name).toEqual([true, true])
    for (const [role, { change, see }] of Object.entries(policy) as [
      Exclude<Role, 'owner'>,
      { change: string[]; see: string[] },
    ][]) {
      const changed = [...everyone, ...change].includes(name)
      expect([mayChange(role, name), mayRead(role, name)], `${role}: ${name}`).toEqual([
        changed,
        changed || see.includes(name),
      ])
    }
  }
  expect(roles.filter((role) => mayRead(role) || mayChange(role) || mayRead(role, 'unknown'))).toEqual([
    'owner',
  ])
})

describe.each(roles)('the role %s', (role) => {
  beforeEach(async () => {
    await becomeAdmin({}, role)
  })

  it('may call the actions of its nouns; all others refuse and write nothing', async () => {
    const before = await snapshotRows()
    const [allowed, refused] = [new Set<string>(), new Set<string>()]
    for (const { noun, exported } of await importAll('lib/**/actions.ts')) {
      for (const [name, call] of exported) {
        if (typeof call !== 'function' || !('access' in call) || call.access !== 'guarded') continue
        const key = `${noun}: ${name}`
        const owner = otherNouns[key] ?? noun
        if (mayChange(role, owner) || alsoAllowed[key]?.includes(role)) {
          allowed.add(key)
          // No schema accepts null, so nothing is done.
          const result = await call(null)
          expect(result, key).toMatchObject({ ok: false })
          expect(result.message, key).not.toBe(notAllowed(role))
        } else {
          refused.add(key)
          for (const args of someArguments)
            expect(await call(...args), key).toMatchObject({ ok: false, message: notAllowed(role) })
        }
      }
    }
    expect(allowed.size + refused.size).toBeGreaterThan(100)
    expect(refused.size === 0).toBe(role === 'owner')
    expect(await snapshotRows()).toEqual(before)
  })

  it('may read its nouns; every other read shows "no access"', async () => {
    let reads = 0
    for (const { file, noun, exported } of await importAll('lib/**/admin-queries.ts')) {
      for (const [name, read] of exported) {
        if (typeof read !== 'function') continue
        reads += 1
        const key = `${noun}: ${name}`
        for (const args of noun === 'content' ? argumentsOf(file, name) : someArguments) {
          const [first] = args as [unknown, ...unknown[]]
          const ofList = typeof first === 'string' ? first : (first as { noun?: string } | null)?.noun
          const owner = noun === 'content' ? ofList : (otherNouns[key] ?? noun)
          const digest = await digestOf(() => read(...args))
          if (mayRead(role, owner)) expect(digest, key).not.toMatch(/403|sign-in/)
          else expect(digest, key).toBe(FORBIDDEN)
        }
      }
    }
    expect(reads).toBeGreaterThan(80)
  })

  it('may open the pages of its nouns; every other page shows "no access"', async () => {
    const opened: string[] = []
    for (const { file, exported } of await importAll('app/admin/(p*)/**/page.tsx')) {
      const address = path.dirname(file).replace(/^app|\/\([a-z]+\)/g, '')
      const [, Page] = exported.find(([name]) => name === 'default') ?? []
      if (typeof Page !== 'function') throw new Error(`${file} has no page`)
      const params = Promise.resolve({ ...plausible, key: 'k', sealed: 's', revision: '1' })
      const digest = await digestOf(() => renderTop(Page({ params, searchParams: Promise.resolve({}) })))
      const noun = nounOfPage(address)
      expect(noun, `${address} belongs to no screen`).toBeDefined()
      if (mayRead(role, noun)) {
        expect(digest, address).not.toMatch(/403|sign-in/)
        opened.push(address)
      } else expect(digest, address).toBe(FORBIDDEN)
    }
    expect(opened).toContain('/admin')
    expect(opened.length > 50).toBe(role === 'owner')
  })

  it('gets responses from the admin routes of its nouns, and 403 from all others', async () => {
    let responses = 0
    for (const { file, exported } of await importAll('app/api/admin/**/route.ts')) {
      const folder = path.dirname(file).slice('app/api/admin/'.length)
      const [segment = ''] = folder.split('/')
      const noun = routeNouns[segment] ?? nounOfPage(`/admin/${segment}`)
      expect(noun, `${file} belongs to no noun`).toBeDefined()
      for (const [method, handler] of exported) {
        if (typeof handler !== 'function') continue
        responses += 1
        const request = new Request(`${env.APP_URL}/api/admin/${folder}?q=canary`, { method })
        const response: Response = await handler(request, { params: Promise.resolve(plausible) })
        const isAllowed = method === 'GET' || readsByPost.includes(folder) ? mayRead : mayChange
        const location = response.headers.get('location') ?? ''
        if (isAllowed(role, noun)) expect([401, 403], `${method} ${file}`).not.toContain(response.status)
        // The route opens in a new tab, so it redirects to a page that shows "no access".
        else if (response.status === 303)
          expect(mayRead(role, nounOfPage(new URL(location).pathname))).toBe(false)
        else expect(response.status, `${method} ${file}`).toBe(403)
      }
    }
    expect(responses).toBeGreaterThan(9)
  })

  it('finds records and sees activity of its nouns only', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const [entry, post] = [randomUUID(), randomUUID()]
    await query(
      `insert into waitlist (id, name, email, source, consent_version) values ($1, $2, $2 || '@example.com', 'hero', $3)`,
      [entry, word, CONSENT_VERSION],
    )
    const text = { title: word, slug: word, excerpt: 'Text.', author: 'Ada', category: 'savings' as const }
    await db.post.create({ data: { id: post, ...text } })
    const actor = { name: word }
    for (const [noun, recordId] of [
      ['waitlist', entry],
      ['blog', post],
      ['account', post],
    ] as const)
      await db.$transaction((tx) =>
        recordAudit(tx, actor, { noun, action: 'test', recordId, summary: 'did' }),
      )

    const seen = { posts: mayRead(role, 'blog'), waitlist: mayRead(role, 'waitlist') }
    const { groups } = await findRecords(word)
    expect(groups.map(({ kind }) => kind).sort()).toEqual(
      Object.entries(seen).flatMap(([kind, isSeen]) => (isSeen ? kind : [])),
    )
    const activities = (await listNewestActivity(50)).filter(({ actorName }) => actorName === word)
    expect(activities.map(({ noun }) => noun).sort()).toEqual([
      ...(role === 'owner' ? ['account'] : []),
      ...(seen.posts ? ['blog'] : []),
      ...(seen.waitlist ? ['waitlist'] : []),
    ])
    const pages = await findRecordPages([
      { noun: 'waitlist', recordId: entry },
      { noun: 'blog', recordId: post },
    ])
    expect([pages.has(post), pages.has(entry)]).toEqual([seen.posts, seen.waitlist])
  })
})

it('logs rejected actions as security events, because their status is 200', async () => {
  const { id } = await becomeAdmin({ 'x-request-id': 'r-1' }, 'viewer')
  const warn = vi.spyOn(log, 'warn')
  await disableAccount({ id })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      security: 'not allowed',
      action: 'staff.disable',
      admin: id,
      role: 'viewer',
      requestId: 'r-1',
    }),
  )
})
