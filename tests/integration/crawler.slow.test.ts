import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cacheTags } from '@/lib/nouns'
import { migrate, seedOnce } from '../../scripts/start/database.mjs'
import { type AppProcess, startApp } from '../support/app-process'
import { crawl, type Visit } from '../support/crawl'
import { startOwnPostgres } from '../support/own-services'

// A crawler follows every link of the built site with ten connections right after everything has changed, so that no
// cached page is up to date. The test uses its own database server, which it restarts.

// Another installation cannot share the buckets of the other tests.
const buckets = { S3_BUCKET_PREFIX: 'crawler-' }
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
let app: AppProcess

beforeAll(async () => {
  postgres = await startOwnPostgres(async (url) => {
    const env = { ...process.env, ...buckets, DATABASE_URL: url } as Record<string, string>
    await migrate(env)
    const account = {
      adminUsername: 'admin',
      isPasswordGenerated: false,
      getAdminPassword: () => 'long enough for a test',
    }
    await seedOnce({ env, ...account })
  })
}, 180_000)
afterAll(() => postgres?.remove())

beforeEach(async () => {
  app = await startApp({ env: { ...buckets, DATABASE_URL: postgres.url, WORKER: 'off', LOG_LEVEL: 'warn' } })
  return () => app.stop()
}, 60_000)

const changeEverything = async () => {
  for (const tag of cacheTags) await postgres.query(`select pg_notify('expire_tag', '${tag}')`)
}
const failures = (visits: Visit[]) => visits.filter(({ status }) => status >= 500)

it('finds every page right after everything has changed', async () => {
  await changeEverything()
  const visits = await crawl(app.url, { connections: 10 })
  expect(visits.length).toBeGreaterThan(40)
  expect(failures(visits)).toEqual([])
}, 120_000)

it('finds every finished page while the database restarts, even right after everything has changed', async () => {
  await changeEverything()
  // Wait until the instance has been told about the change.
  await wait(500)
  await postgres.crash()
  const away = await crawl(app.url, { connections: 10 })
  const [, , visits] = await Promise.all([
    postgres.restart(),
    changeWhenBack(),
    crawl(app.url, { connections: 10 }),
  ])
  expect(visits.length).toBeGreaterThan(40)
  expect(failures(away)).toEqual([])
  expect(failures(visits)).toEqual([])
  // The instance must not log a line for every page every second.
  const reports = app.output().match(/visitors see the (previous version|version from the build)/g)
  expect(reports?.length).toBeLessThan(visits.length + 1)
}, 180_000)

async function changeWhenBack() {
  for (;;) {
    const isBack = await changeEverything().then(
      () => true,
      () => false,
    )
    if (isBack) return
    await wait(100)
  }
}
