import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionCookieName } from '@/lib/auth/cookie'
import { CROSS_ORIGIN_REQUEST } from '@/lib/auth/own-origin'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { env } from '@/lib/platform/env'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { becomeAdmin } from '../support/admin'
import { argumentLists, argumentsOf, importAll, plausible, snapshotTables } from '../support/admin-surface'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'

/** The public actions. Add an action only if anyone in the world may call it. */
const publicActions = [
  'applications: apply',
  'blog: countRead',
  'contact: sendContactMessage',
  'help: recordMiss',
  'help: recordOpen',
  'help: vote',
  'newsletter: chooseTopics',
  'newsletter: confirmSubscription',
  'newsletter: subscribe',
  'newsletter: unsubscribeByToken',
  'personal-data: confirmRequest',
  'personal-data: openCopy',
  'personal-data: submitPrivacyRequest',
  'staff: acceptInvitation',
  'waitlist: joinWaitlist',
  'waitlist: unsubscribe',
]

const canary = plausible.email

beforeEach(async () => {
  becomeVisitor()
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, 'Ada', $2, 'hero', $3)
     on conflict do nothing`,
    [randomUUID(), canary, CONSENT_VERSION],
  )
})

/** Calls every guarded action with every argument list. Returns the number of guarded actions, and the public ones. */
async function expectRefusals(message: string) {
  const open: string[] = []
  let guarded = 0
  for (const { file, noun, exported } of await importAll('lib/**/actions.ts')) {
    for (const [name, call] of exported) {
      if (typeof call !== 'function' || !('access' in call))
        throw new Error(`${file}: ${name} is a public endpoint that was not built with action()`)
      if (call.access === 'public') open.push(`${noun}: ${name}`)
      if (call.access !== 'guarded') continue
      guarded += 1
      for (const args of argumentLists)
        expect(await call(...args), `${file}: ${name}`).toMatchObject({ ok: false, message })
    }
  }
  return { open, guarded }
}

const strangers = { 'no cookie': {}, 'a made-up cookie': { [sessionCookieName]: 'e30.e30.e30' } }

describe.each(Object.entries(strangers))('a visitor with %s', (_name, cookies) => {
  beforeEach(() => becomeVisitor({ cookies }))

  it('is refused by every guarded action, whatever the input, and nothing is written', async () => {
    const before = await snapshotTables()
    const { open, guarded } = await expectRefusals(SESSION_ENDED)
    expect(open.sort()).toEqual(publicActions)
    expect(guarded).toBeGreaterThan(8)
    expect(await snapshotTables()).toEqual(before)
  })

  it('is redirected to the sign-in page by every admin read', async () => {
    let reads = 0
    for (const { file, exported } of await importAll('lib/**/admin-queries.ts')) {
      for (const [name, read] of exported) {
        if (typeof read !== 'function') continue
        reads += 1
        for (const args of argumentsOf(file, name))
          await expect(
            Promise.resolve().then(() => read(...args)),
            `${file}: ${name}`,
          ).rejects.toMatchObject({ digest: expect.stringContaining('/admin/sign-in') })
      }
    }
    expect(reads).toBeGreaterThan(8)
  })

  it('gets nothing from any admin route', async () => {
    for (const { file, exported } of await importAll('app/api/admin/**/route.ts')) {
      for (const [method, handler] of exported) {
        if (typeof handler !== 'function') continue
        const request = new Request(`${env.APP_URL}/${path.dirname(file).slice('app/'.length)}?q=canary`, {
          method,
        })
        const response: Response = await handler(request, { params: Promise.resolve(plausible) })
        expect([401, 403, 302, 303, 307], `${method} ${file}`).toContain(response.status)
        expect(await response.text()).not.toContain(canary)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    }
  })
})

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

describe.each(foreign)('a page of another site, with %j and the session of an administrator', (headers) => {
  it('is refused by every guarded action, and nothing is written', async () => {
    await becomeAdmin(headers)
    const before = await snapshotTables()
    await expectRefusals(CROSS_ORIGIN_REQUEST)
    expect(await snapshotTables()).toEqual(before)
  })
})
