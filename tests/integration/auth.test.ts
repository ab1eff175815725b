import { verify } from '@node-rs/argon2'
import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createAdmin, setPassword } from '@/lib/auth/accounts'
import { signOut } from '@/lib/auth/actions'
import { adminAction } from '@/lib/auth/admin-action'
import { sessionCookieName } from '@/lib/auth/cookie'
import { deleteExpiredLimits, deleteOldSessions } from '@/lib/auth/jobs'
import { INVALID_CREDENTIALS, SESSION_ENDED } from '@/lib/auth/schema'
import { findAdmin, requireAdmin } from '@/lib/auth/session'
import { handleCsrfToken, handleSignIn } from '@/lib/auth/sign-in-endpoint'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { consumePoint } from '@/lib/platform/rate-limit'
import { proxy } from '@/proxy'
import { cpuTime } from '../support/cpu-time'

const browser = vi.hoisted(() => ({ cookies: new Map<string, string>(), headers: new Headers() }))

vi.mock('next/headers', () => ({
  headers: async () => browser.headers,
  cookies: async () => ({
    get: (name: string) =>
      browser.cookies.has(name) ? { name, value: browser.cookies.get(name) } : undefined,
    set: (name: string, value: string) => browser.cookies.set(name, value),
  }),
}))
vi.mock('next/cache', () => ({ updateTag: vi.fn() }))
vi.mock('@node-rs/argon2', { spy: true })

const PASSWORD = 'correct horse battery'
const HOUR = 60 * 60 * 1000
const jar = { getAll: () => [...browser.cookies].map(([name, value]) => ({ name, value })) }

let address = ''
let username = ''
let runs = 0

beforeEach(async () => {
  runs += 1
  browser.cookies.clear()
  browser.headers = new Headers()
  // Each test has its own address and account, so that no limit is shared.
  const unique = crypto.randomUUID().slice(0, 8)
  address = `203.0.${runs}.${Number.parseInt(unique.slice(0, 2), 16)}`
  username = `ada-${unique}`
  await createAdmin({ username, password: PASSWORD, name: 'Ada' })
})

function keepCookies(response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    browser.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
  }
}

async function trySignIn(
  overrides: { username?: string; password?: string; from?: string; headers?: object } = {},
) {
  const tokenResponse = await handleCsrfToken(jar)
  keepCookies(tokenResponse)
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await tokenResponse.json())
  const request = new Request(`${env.APP_URL}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { 'x-forwarded-for': overrides.from ?? address, ...overrides.headers },
    body: new URLSearchParams({ username, password: PASSWORD, csrfToken, ...pick(overrides) }),
  })
  const response = await handleSignIn(request, jar)
  keepCookies(response)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function pick({ username, password }: { username?: string; password?: string }) {
  return { ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) }
}

async function sessionRow() {
  return db.adminSession.findFirstOrThrow({ where: { user: { username } }, orderBy: { createdAt: 'desc' } })
}

describe('signing in', () => {
  it('starts a recorded session, ignoring the case of the name', async () => {
    const result = await trySignIn({ username: ` ${username.toUpperCase()} ` })
    expect(result).toMatchObject({ status: 200, body: { ok: true } })
    expect(await findAdmin()).toMatchObject({ username, name: 'Ada', email: null })
    expect(await sessionRow()).toMatchObject({ ip: address, revokedAt: null })
    const events = await db.auditEvent.findMany({ where: { noun: 'session', actor: { username } } })
    expect(events.map((event) => event.action)).toEqual(['sign-in'])
  })

  it('sets a cookie that scripts cannot read and that reveals nothing about the person', async () => {
    const { headers } = await trySignIn()
    const cookie = headers.getSetCookie().find((line) => line.startsWith(`${sessionCookieName}=`)) ?? ''
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(cookie).not.toContain(username)
  })

  it('treats an unknown name, a wrong password and a disabled account alike, with the same work', async () => {
    vi.mocked(verify).mockClear()
    const wrong = await trySignIn({ password: 'wrong' })
    const unknown = await trySignIn({ username: 'nobody-here' })
    await db.adminUser.update({ where: { username }, data: { disabledAt: new Date() } })
    const disabled = await trySignIn()
    for (const response of [wrong, unknown, disabled]) {
      expect(response).toMatchObject({ status: 401, body: { ok: false, message: INVALID_CREDENTIALS } })
      expect(response.headers.getSetCookie().join()).not.toContain(sessionCookieName)
    }
    // Comparing the password takes most of the time, so each one is compared with a hash of the same cost.
    const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
    expect(costs).toEqual(Array(3).fill(costs[0]))
  })

  it('is recorded when refused, at most once an hour for each reason', async () => {
    for (let i = 0; i < 3; i += 1) await trySignIn({ password: 'wrong' })
    await db.adminUser.update({ where: { username }, data: { disabledAt: new Date() } })
    await trySignIn()
    const refused = () =>
      db.auditEvent.findMany({
        where: { action: 'refuse', actor: { username } },
        orderBy: { at: 'asc' },
        select: { noun: true, summary: true, details: true },
      })
    await vi.waitFor(async () =>
      expect(await refused()).toEqual([
        {
          noun: 'session',
          summary: 'was refused at sign-in: wrong password',
          details: { address },
        },
        {
          noun: 'session',
          summary: 'was refused at sign-in: the account is disabled',
          details: { address },
        },
      ]),
    )
  })

  it('rejects empty and overlong fields', async () => {
    expect((await trySignIn({ username: '' })).status).toBe(401)
    expect((await trySignIn({ password: '' })).status).toBe(401)
    expect((await trySignIn({ username: 'a'.repeat(300) })).status).toBe(401)
    expect((await trySignIn({ password: 'a'.repeat(20_000) })).status).toBe(400)
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a request from another site: %j', async (headers) => {
    expect((await trySignIn({ headers })).status).toBe(403)
    expect(await findAdmin()).toBeNull()
  })

  it('refuses a request without the token that matches the cookie', async () => {
    const request = new Request(`${env.APP_URL}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({ username, password: PASSWORD, csrfToken: 'a'.repeat(64) }),
    })
    const response = await handleSignIn(request, jar)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('cookie') })
  })

  it("replaces the browser's previous session", async () => {
    await trySignIn()
    const first = await sessionRow()
    await trySignIn()
    expect(await db.adminSession.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
      revokedAt: expect.any(Date),
    })
    expect(await findAdmin()).not.toBeNull()
  })
})

/** Forgets all cookies, and gets the one that simultaneous attempts share. */
async function useNewBrowser() {
  browser.cookies.clear()
  keepCookies(await handleCsrfToken(jar))
}

describe('limits', () => {
  it('answer the eleventh wrong password with 429 and the wait, while others still sign in', async () => {
    for (let i = 0; i < 10; i += 1) expect((await trySignIn({ password: 'wrong' })).status).toBe(401)
    const refused = await trySignIn()
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/15 minutes/) } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    // Entries further left in X-Forwarded-For are the client's own claim.
    expect((await trySignIn({ from: `1.2.3.4, ${address}` })).status).toBe(429)

    const colleague = `bisi-${crypto.randomUUID().slice(0, 8)}`
    await createAdmin({ username: colleague, password: PASSWORD, name: 'Bisi' })
    expect((await trySignIn({ username: colleague })).status).toBe(200)
    expect((await trySignIn({ from: '198.51.100.7' })).status).toBe(200)
  })

  it('count simultaneous guesses', async () => {
    await useNewBrowser()
    const tries = await Promise.all(Array.from({ length: 20 }, () => trySignIn({ password: 'wrong' })))
    expect(tries.filter((response) => response.status === 401)).toHaveLength(10)
    expect(tries.filter((response) => response.status === 429)).toHaveLength(10)
  })

  it('reset after a correct password', async () => {
    for (let i = 0; i < 9; i += 1) await trySignIn({ password: 'wrong' })
    expect((await trySignIn()).status).toBe(200)
    for (let i = 0; i < 9; i += 1) expect((await trySignIn({ password: 'wrong' })).status).toBe(401)
  })

  it('give a known browser its own attempts, whatever others on its network do', async () => {
    expect((await trySignIn()).status).toBe(200)
    const own = new Map(browser.cookies)
    await useNewBrowser()
    await Promise.all(Array.from({ length: 10 }, () => trySignIn({ password: 'wrong' })))
    expect((await trySignIn()).status).toBe(429)
    for (const [name, value] of own) browser.cookies.set(name, value)
    expect((await trySignIn()).status).toBe(200)
    await Promise.all(Array.from({ length: 10 }, () => trySignIn({ password: 'wrong' })))
    expect((await trySignIn()).status).toBe(429)
  })

  it('slow down many addresses without locking the owner out of a known one', async () => {
    expect((await trySignIn()).status).toBe(200)
    await useNewBrowser()
    await Promise.all(
      Array.from({ length: 99 }, (_, i) => trySignIn({ password: 'wrong', from: `192.0.2.${i}` })),
    )
    await trySignIn({ password: 'wrong', from: '192.0.2.200' })
    expect((await trySignIn({ from: '192.0.2.201' })).status).toBe(429)
    expect((await trySignIn()).status).toBe(200)
  })

  it('recognize the owner by the network, because an IPv6 address changes within it', async () => {
    expect((await trySignIn({ from: '2001:db8:1:2::a' })).status).toBe(200)
    await useNewBrowser()
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => trySignIn({ password: 'wrong', from: `192.0.2.${i}` })),
    )
    expect((await trySignIn({ from: '2001:db8:1:3::b' })).status).toBe(429)
    expect((await trySignIn({ from: '2001:db8:1:2::b' })).status).toBe(200)
  })
})

describe('a session', () => {
  it('ends after 60 minutes without use', async () => {
    await trySignIn()
    const { id } = await sessionRow()
    await db.adminSession.update({ where: { id }, data: { lastSeenAt: new Date(Date.now() - HOUR + 5_000) } })
    expect(await findAdmin()).not.toBeNull()
    await db.adminSession.update({ where: { id }, data: { lastSeenAt: new Date(Date.now() - HOUR) } })
    expect(await findAdmin()).toBeNull()
  })

  it('ends 24 hours after sign-in, even if in use', async () => {
    await trySignIn()
    const { id } = await sessionRow()
    await db.adminSession.update({ where: { id }, data: { createdAt: new Date(Date.now() - 24 * HOUR) } })
    expect(await findAdmin()).toBeNull()
  })

  it('records its use at most once a minute', async () => {
    await trySignIn()
    const { id, lastSeenAt } = await sessionRow()
    await findAdmin()
    expect((await sessionRow()).lastSeenAt).toEqual(lastSeenAt)
    const earlier = new Date(Date.now() - 90_000)
    await db.adminSession.update({ where: { id }, data: { lastSeenAt: earlier } })
    await findAdmin()
    expect((await sessionRow()).lastSeenAt.getTime()).toBeGreaterThan(earlier.getTime() + 60_000)
  })

  it('ends at sign-out, and the old cookie is rejected', async () => {
    await trySignIn()
    const old = new Map(browser.cookies)
    await expect(signOut({})).rejects.toThrow('NEXT_REDIRECT')
    expect(browser.cookies.get(sessionCookieName)).toBe('')
    browser.cookies = old
    expect(await findAdmin()).toBeNull()
    expect(await signOut({})).toEqual({ ok: false, message: SESSION_ENDED })
  })

  it('ends with a new password, and when the account is disabled', async () => {
    await trySignIn()
    await setPassword(username, 'another long passphrase')
    expect(await findAdmin()).toBeNull()
    expect((await trySignIn()).status).toBe(401)
    await trySignIn({ password: 'another long passphrase' })
    expect(await findAdmin()).not.toBeNull()
    await db.adminUser.update({ where: { username }, data: { disabledAt: new Date() } })
    expect(await findAdmin()).toBeNull()
  })

  it('is not created from forged or malformed cookies', async () => {
    await trySignIn()
    const { id } = await sessionRow()
    const none = [{ alg: 'none' }, { sid: id, exp: 4_102_444_800 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const forged = await encode({ token: { sid: id }, secret: 'another secret of thirty-two characters' })
    const expired = await encode({ token: { sid: id }, secret: env.AUTH_SECRET, maxAge: -60 })
    const unknown = await encode({ token: { sid: crypto.randomUUID() }, secret: env.AUTH_SECRET })
    const strange = await encode({ token: { sid: { contains: '' } }, secret: env.AUTH_SECRET })
    for (const value of [
      '',
      'garbage',
      id,
      `${none}.`,
      `${none}.c2ln`,
      forged,
      expired,
      unknown,
      strange,
      'a'.repeat(9_000),
    ]) {
      browser.cookies.set(sessionCookieName, value)
      expect(await findAdmin()).toBeNull()
    }
  })

  it('is rejected cheaply, whatever algorithm its cookie names', async () => {
    const header = { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 10_000, p2s: 'A'.repeat(22) }
    const start = Buffer.from(JSON.stringify(header)).toString('base64url')
    const time = await cpuTime(async () => {
      for (let number = 1_000; number < 1_100; number += 1) {
        browser.cookies.set(
          sessionCookieName,
          `${start}.${'A'.repeat(54)}.${'A'.repeat(16)}.${number}.${'A'.repeat(22)}`,
        )
        expect(await findAdmin()).toBeNull()
      }
    })
    expect(time).toBeLessThan(200)
  })

  it('is required of visitors, whom the sign-in page sends back afterward', async () => {
    browser.headers.set('x-return-to', '/admin/waitlist?status=active')
    await expect(requireAdmin()).rejects.toMatchObject({
      digest: expect.stringContaining('/admin/sign-in?returnTo=%2Fadmin%2Fwaitlist%3Fstatus%3Dactive;'),
    })
    browser.headers.set('x-return-to', 'https://evil.example')
    await expect(requireAdmin()).rejects.toMatchObject({
      digest: expect.stringContaining(';/admin/sign-in;'),
    })
  })

  it("is required with a redirect for a page, but not for the router's requests for parts of a page", async () => {
    const sendRequest = (headers: Record<string, string>) =>
      proxy(new NextRequest(`${env.APP_URL}/admin/waitlist`, { headers }))
    const page = await sendRequest({ 'sec-fetch-dest': 'document' })
    expect(page.status).toBe(307)
    expect(page.headers.get('location')).toContain('/admin/sign-in?returnTo=%2Fadmin%2Fwaitlist')
    const fetched = await sendRequest({ 'sec-fetch-dest': 'empty' })
    expect([fetched.status, fetched.headers.get('location'), await fetched.text()]).toEqual([200, null, ''])
    expect(fetched.headers.get('cache-control')).toBe('no-store')
  })
})

describe('admin actions', () => {
  it('know the caller and write the audit entry in the same transaction', async () => {
    await trySignIn()
    const rename = adminAction(
      { name: 'account.rename', schema: z.strictObject({ name: z.string() }) },
      async ({ name }, { tx, admin, audit }) => {
        await tx.adminUser.update({ where: { id: admin.id }, data: { name } })
        await audit({ noun: 'test', action: 'rename', recordId: admin.id, summary: `renamed to ${name}` })
        return admin.username
      },
    )
    expect(await rename({ name: 'Ada Obi' })).toEqual({ ok: true, data: username })
    const account = await db.adminUser.findUniqueOrThrow({
      where: { username },
      select: { name: true, auditEvents: { where: { noun: 'test' } } },
    })
    expect(account.name).toBe('Ada Obi')
    expect(account.auditEvents).toMatchObject([
      { action: 'rename', actorName: 'Ada', summary: 'renamed to Ada Obi' },
    ])
  })

  it('roll back a write that was not recorded', async () => {
    await trySignIn()
    const forgetful = adminAction(
      { name: 'account.forget', schema: z.object({}) },
      async (_input, { tx, admin }) => {
        await tx.adminUser.update({ where: { id: admin.id }, data: { name: 'Changed' } })
      },
    )
    expect(await forgetful({})).toMatchObject({ ok: false, reference: expect.any(String) })
    expect((await findAdmin())?.name).toBe('Ada')
  })

  it.each([
    ['session ends', { sessions: { updateMany: { where: {}, data: { revokedAt: new Date() } } } }],
    ['role changes', { role: 'viewer' as const }],
  ])('refuse if the %s while they are prepared', async (_what, data) => {
    await trySignIn()
    const prepare = async () => void (await db.adminUser.update({ where: { username }, data }))
    const options = { name: 'account.slow', schema: z.object({}), audit: false, prepare } as const
    expect(await adminAction(options, async () => null)({})).toEqual({ ok: false, message: SESSION_ENDED })
  })
})

describe('housekeeping', () => {
  it('deletes sessions after 30 days, and expired counters', async () => {
    await trySignIn()
    await trySignIn({ password: 'wrong' })
    const { id } = await sessionRow()
    await deleteOldSessions()
    expect(await db.adminSession.count({ where: { id } })).toBe(1)
    await db.adminSession.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 31 * 24 * HOUR) },
    })
    await deleteOldSessions()
    expect(await db.adminSession.count({ where: { id } })).toBe(0)

    const key = crypto.randomUUID()
    await consumePoint({ name: 'test', points: 1, seconds: 60 }, key)
    await deleteExpiredLimits()
    expect(await db.rateLimit.count({ where: { key: `test:${key}` } })).toBe(1)
    await db.rateLimit.update({ where: { key: `test:${key}` }, data: { expire: BigInt(Date.now() - 1) } })
    await deleteExpiredLimits()
    expect(await db.rateLimit.count({ where: { key: `test:${key}` } })).toBe(0)
  })
})

describe('accounts', () => {
  it('reject taken names and passwords that are short or common', async () => {
    await expect(createAdmin({ username, password: PASSWORD, name: 'Ada' })).rejects.toThrow(
      'already an account',
    )
    await expect(createAdmin({ username: 'new-one', password: 'admin', name: 'Ada' })).rejects.toThrow(
      'at least 15',
    )
    await expect(
      createAdmin({ username: 'new-one', password: 'passwordpassword1', name: 'Ada' }),
    ).rejects.toThrow('easy to guess')
    await expect(createAdmin({ username: 'a b', password: PASSWORD, name: 'Ada' })).rejects.toThrow(
      'username',
    )
    await expect(setPassword('nobody-here', PASSWORD)).rejects.toThrow('no account')
  })
})
