import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'
import { query, withClient } from '../support/database'
import { newSession } from '../support/new-session'

let app: AppProcess
let cookie: string
beforeAll(async () => {
  app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXY_HOPS: '1' } })
  cookie = await newSession(app.url)
}, 60_000)
afterAll(() => app?.kill())

/** Requests a page. `isDone` returns whether the whole response has arrived. */
function request(path: string, address: string) {
  let hasArrived = false
  const headers = { cookie, 'x-forwarded-for': address }
  const status = fetch(app.url + path, { headers }).then(async (response) => {
    await response.text()
    hasArrived = true
    return response.status
  })
  return { status, isDone: () => hasArrived }
}

const countWaiting = async () => {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}

it.each([
  ['a page of the site that is rendered for one visitor', '/newsletter/confirm/made-up', '/newsletter?asked'],
  ['a route of the site', '/newsletter/confirm/made-up', '/api/auth/csrf'],
  ['a page of the back office', '/admin/newsletter', '/admin/account'],
])(
  '%s waits for others from its network, but not for those from another network',
  async (_, slow, quick) => {
    await withClient(process.env.DATABASE_URL ?? '', async (client) => {
      await client.query('begin')
      await client.query('lock table newsletter_subscriber')
      const held = Array.from({ length: 12 }, () => request(slow, '203.0.113.1'))
      await expect.poll(countWaiting, { timeout: 4_000 }).toBeGreaterThanOrEqual(4)
      const sameNetwork = request(quick, '203.0.113.1')
      expect(await request(quick, '203.0.113.2').status).toBe(200)
      // Probes and public files never wait for pages.
      for (const path of ['/api/health/live', '/pictures/sola-240.avif'])
        expect(await request(path, '203.0.113.1').status).toBe(200)
      expect(sameNetwork.isDone()).toBe(false)
      await client.query('rollback')
      const statuses = await Promise.all([...held, sameNetwork].map(({ status }) => status))
      expect(new Set(statuses)).toEqual(new Set([200]))
    })
  },
  30_000,
)
