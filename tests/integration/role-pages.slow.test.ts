import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayOpen } from '@/lib/auth/access'
import { nouns } from '@/lib/nouns'
import { roles } from '@/lib/platform/role'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'
import { fillLists } from '../support/list-rows'
import { newSession } from '../support/new-session'

// Tests what the built site sends for each screen, because Next decides what a refused page contains.

let app: AppProcess
const canary = `c${randomUUID()}`

beforeAll(async () => {
  await fillLists(3)
  for (const sql of rowsElsewhere) await query(sql)
  await deleteOneOfEach()
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, $2, $2 || '@example.com', 'hero', $3)`,
    [randomUUID(), canary, CONSENT_VERSION],
  )
  app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'info' } })
}, 90_000)
afterAll(() => app.stop())

/** Rows that only this test needs. */
const rowsElsewhere = [
  `insert into campaigns (id, subject, body, audience, status, recipient_count)
   values (gen_random_uuid(), 'News', 'Hello', '{"kind":"waitlist","q":"","status":null}', 'done', 3)`,
  `insert into admin_invitation (id, email, token_hash, expires_at)
   values (gen_random_uuid(), 'bisi@example.com', 'none', now() + interval '1 day')`,
  `insert into legal_version (id, kind, number, sections, last_updated_text, policy_updates_text, summary, actor_name)
   select gen_random_uuid(), kind, max(number) + 1, '[]', '', '', 'changed a section', 'Ada Obi' from legal_version group by kind`,
  `select graphile_worker.add_job('test.failed', max_attempts => 1)`,
  `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'No luck'`,
]

/** Moves a row of each kind to the Trash. */
async function deleteOneOfEach() {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'deleted_at'`,
  )
  for (const { name } of tables)
    await query(
      `update ${name} set deleted_at = now() where id = (select id from ${name} order by id desc limit 1)`,
    )
}

const screens = nouns.flatMap(({ screens = [] }) => screens)
const pages = [
  ...globSync('app/admin/(panel)/**/page.tsx')
    .map((file) => path.dirname(file).replace('app/', '/').replace('/(panel)', ''))
    .filter((page) => !page.includes('[')),
  ...['waitlist', 'blog', 'contact', 'careers', 'applications'].map((list) => `/admin/${list}?view=trash`),
]

describe.each(roles)('the role %s', (role) => {
  it('gets its screens; all others are refused and logged', async () => {
    const cookie = await newSession(app.url, role)
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(app.url + path, { headers: { cookie, ...headers }, redirect: 'manual' })
      return { status: response.status, text: await response.text() }
    }
    for (const page of pages) {
      const { status, text } = await get(page)
      expect([200, 307], page).toContain(status)
      // The digest of a server error in part of an otherwise complete page.
      expect(text, page).not.toMatch(/dgst="\d/)
      // A refused part of the page contains this digest, and the browser shows the "no access" screen in its place.
      const isRefused = text.includes('NEXT_HTTP_ERROR_FALLBACK;403')
      expect(isRefused, page).toBe(!mayOpen(role, page))
      const line = new RegExp(
        `"security":"not allowed","noun":"[a-z-]+","path":"${page.split('?')[0]}",.*"role":"${role}"`,
      )
      if (isRefused) expect(app.output()).toMatch(line)
    }
    const isSeen = mayOpen(role, '/admin/waitlist')
    const list = `/admin/waitlist?q=${canary.slice(0, 12)}`
    expect((await get(list)).text.includes(canary)).toBe(isSeen)
    if (!isSeen) expect((await get(list, { rsc: '1' })).text).not.toContain(canary)
    expect(app.output()).not.toMatch(/"level":[56]0/)
    // The sidebar links to what may be opened, and to nothing else.
    const { text } = await get('/admin/account')
    for (const { href } of screens) expect(text.includes(`href="${href}"`), href).toBe(mayOpen(role, href))
  }, 60_000)
})
