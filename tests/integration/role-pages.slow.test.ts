import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayOpen } from '@/lib/auth/access'
import { nouns } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { type Role, roles } from '@/lib/platform/role'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'

// What the built site sends for each screen, because Next decides what a refused page contains.

let app: AppProcess
const canary = `c${randomUUID()}`

beforeAll(async () => {
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, $2, $2 || '@example.com', 'hero', $3)`,
    [randomUUID(), canary, CONSENT_VERSION],
  )
  app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'info' } })
}, 90_000)
afterAll(() => app.stop())

async function sessionOf(role: Role) {
  const username = `${role}-${randomUUID().slice(0, 8)}`
  const { sessions } = await db.adminUser.create({
    data: { username, role, name: username, passwordHash: 'none', sessions: { create: {} } },
    select: { sessions: { select: { id: true } } },
  })
  return encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
}

const screens = nouns.flatMap(({ screens = [] }) => screens)
const pages = screens.flatMap(({ href, pages: below = [] }) => [href, ...below.map((page) => page.href)])

describe.each(roles)('the role %s', (role) => {
  it('gets its screens; all others are refused and logged', async () => {
    // On plain http, the port is part of the name (lib/auth/cookie.ts).
    const cookie = `admin-${new URL(app.url).port}-session=${await sessionOf(role)}`
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(app.url + path, { headers: { cookie, ...headers }, redirect: 'manual' })
      return { status: response.status, text: await response.text() }
    }
    for (const path of pages) {
      const { status, text } = await get(path)
      expect([200, 307], path).toContain(status)
      // A part of the page that is refused names this, and the browser shows the "no access" screen there.
      const isRefused = text.includes('NEXT_HTTP_ERROR_FALLBACK;403')
      expect(isRefused, path).toBe(!mayOpen(role, path))
      const line = new RegExp(
        `"security":"not allowed","noun":"[a-z-]+","path":"${path.split('?')[0]}",.*"role":"${role}"`,
      )
      if (isRefused) expect(app.output()).toMatch(line)
    }
    const isSeen = mayOpen(role, '/admin/waitlist')
    const list = `/admin/waitlist?q=${canary.slice(0, 12)}`
    expect((await get(list)).text.includes(canary)).toBe(isSeen)
    if (!isSeen) expect((await get(list, { rsc: '1' })).text).not.toContain(canary)
    // The sidebar links to what may be opened, and to nothing else.
    const { text } = await get('/admin/account')
    for (const { href } of screens) expect(text.includes(`href="${href}"`), href).toBe(mayOpen(role, href))
  }, 60_000)
})
