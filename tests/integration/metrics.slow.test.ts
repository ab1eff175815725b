import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'

const token = randomBytes(32).toString('base64')
let app: AppProcess

beforeAll(async () => {
  app = await startApp({ env: { METRICS_TOKEN: token, LOG_LEVEL: 'silent' } })
}, 60_000)
afterAll(async () => {
  await app?.stop()
})

const fetchMetrics = (authorization: string) =>
  fetch(`${app.url}/api/metrics`, { headers: { authorization } })
const readMetrics = async () => (await fetchMetrics(`Bearer ${token}`)).text()

/** Returns the value of a metric with these labels, or 0. */
function readSeries(metrics: string, series: string) {
  const line = metrics.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

it('returns metrics to nobody without the token', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token]) {
    const response = await fetchMetrics(authorization)
    expect([response.status, await response.text()]).toEqual([401, ''])
  }
})

it('counts requests by route and status', async () => {
  const before = await readMetrics()
  for (const address of [
    '/about',
    '/about',
    '/about',
    '/blog/no-such-article',
    `/${token.slice(0, 8)}/made-up`,
  ])
    await (await fetch(app.url + address)).text()
  const after = await readMetrics()
  const grown = (series: string) => readSeries(after, series) - readSeries(before, series)
  expect(grown('site_request_seconds_count{route="/about",status="200"}')).toBe(3)
  expect(grown('site_request_seconds_count{route="/blog",status="404"}')).toBe(1)
  expect(grown('site_request_seconds_count{route="other",status="404"}')).toBe(1)
  expect(after).not.toContain('made-up')
})

it('counts pages sent from memory', async () => {
  const hits = async () => {
    await (await fetch(`${app.url}/careers`)).text()
    return readSeries(await readMetrics(), 'site_page_store_total{result="hit"}')
  }
  const before = await hits()
  // A server that has just started expires what may have changed before.
  await expect.poll(hits, { timeout: 20_000 }).toBeGreaterThan(before + 2)
}, 30_000)

it('counts refused sign-ins', async () => {
  const series = 'site_refused_sign_ins_total{reason="refused"}'
  const before = readSeries(await readMetrics(), series)
  const csrf = await fetch(`${app.url}/api/auth/csrf`)
  const { csrfToken } = await csrf.json()
  const cookie = csrf.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const response = await fetch(`${app.url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie, origin: app.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, username: 'nobody', password: 'not the password' }),
  })
  expect(response.status).toBe(401)
  expect(readSeries(await readMetrics(), series)).toBe(before + 1)
})

it('returns every metric that the alerts and the dashboard use', async () => {
  const metrics = await readMetrics()
  const files = ['alerts.yml', 'grafana-dashboard.json'].map((name) =>
    readFileSync(path.resolve(import.meta.dirname, '../../deploy', name), 'utf8'),
  )
  const used = new Set(files.join('').match(/\b(site|nodejs|process)_\w+/g))
  expect(used.size).toBeGreaterThan(10)
  const missing = [...used].filter(
    (name) => !metrics.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `),
  )
  expect(missing).toEqual([])
  for (const name of ['site_jobs_due', 'site_emails_failed', 'site_database_up'])
    expect(metrics).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
})
