import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPost } from '@/lib/blog/actions'
import { lagosDateTime } from '@/lib/dates'
import { MAX_CONCURRENT_JOBS } from '@/lib/platform/worker'
import { migrate } from '../../scripts/start/database.mjs'
import { becomeAdmin } from '../support/admin'
import { startApp } from '../support/app-process'
import { cloneTemplate, query, withClient } from '../support/database'
import { openJoinPage, postJoinPage } from '../support/join-page'
import { startMailServer } from '../support/mail-server'
import { newEmail } from '../support/new-email'
import { startOwnMailSink, startOwnPostgres } from '../support/own-services'

// Tests instances of the built site that are killed, stopped and starved of resources. Only the visitors are
// simulated.

const FAILURE = 'Something went wrong. Please try again.'

const statusOf = async (url: string) => (await fetch(url)).status

describe('an app that is asked to stop', () => {
  it('finishes open requests and exits within ten seconds', async () => {
    const app = await startApp({ env: { TRUSTED_PROXY_HOPS: '1' } })
    const page = await openJoinPage(app.url)
    const emails = Array.from({ length: 6 }, newEmail)
    const responses = emails.map((email, index) =>
      postJoinPage(app.url, page, { name: 'Ada Obi', email, address: `198.51.101.${index}` }).catch(
        () => null,
      ),
    )
    await wait(30)
    const startedAt = Date.now()
    const exitCode = await app.stop()
    expect(exitCode).toBe(0)
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    const joined = (await Promise.all(responses)).flatMap((response, index) =>
      response?.isJoined ? [emails[index]] : [],
    )
    expect(await query('select 1 from waitlist where email = any($1)', [joined])).toHaveLength(joined.length)
  }, 60_000)
})

describe('a database that fails', () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
  let app: Awaited<ReturnType<typeof startApp>>
  let thaw = () => {}

  beforeAll(async () => {
    postgres = await startOwnPostgres((url) => migrate({ ...process.env, DATABASE_URL: url }))
    app = await startApp({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' } })
  }, 120_000)
  afterAll(async () => {
    thaw()
    await app?.stop()
    await postgres?.remove()
  })

  it('is reported to visitors when it is down, without losing their input; pages stay up, and everything recovers', async () => {
    const page = await openJoinPage(app.url)
    const email = newEmail()
    expect(await statusOf(`${app.url}/api/health/ready`)).toBe(200)

    await postgres.crash()
    const startedAt = Date.now()
    const response = await postJoinPage(app.url, page, { name: 'Ngozi Eze', email })
    expect(Date.now() - startedAt).toBeLessThan(8_000)
    expect(response.isJoined).toBe(false)
    expect(response.html).toContain(FAILURE)
    expect(response.html).toContain('value="Ngozi Eze"')
    expect(response.html).toContain(`value="${email}"`)
    expect(await statusOf(`${app.url}/api/health/live`)).toBe(200)
    expect(await statusOf(`${app.url}/api/health/ready`)).toBe(503)
    expect(await statusOf(`${app.url}/`)).toBe(200)
    expect(await statusOf(`${app.url}/admin`)).toBeLessThan(600)

    await postgres.restart()
    await vi.waitUntil(async () => (await statusOf(`${app.url}/api/health/ready`)) === 200, 10_000)
    expect((await postJoinPage(app.url, page, { name: 'Ngozi Eze', email })).isJoined).toBe(true)
    expect(await postgres.query(`select name from waitlist where email = '${email}'`)).toEqual([
      { name: 'Ngozi Eze' },
    ])
  }, 60_000)

  it('makes nobody wait when it is frozen, and everything recovers', async () => {
    const page = await openJoinPage(app.url)
    const person = { name: 'Ngozi Eze', email: newEmail(), submission: randomUUID() }
    // The more connections are open, the more statements reach the frozen server. It runs them once it is unfrozen,
    // although nobody waits for their results, so the retry must recognize a signup that was stored after all.
    await Promise.all(Array.from({ length: 10 }, () => statusOf(`${app.url}/api/health/ready`)))
    thaw = await postgres.freeze()
    const startedAt = Date.now()
    const [response, ready] = await Promise.all([
      postJoinPage(app.url, page, person),
      statusOf(`${app.url}/api/health/ready`),
    ])
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    expect(response.html).toContain(FAILURE)
    expect(response.html).toContain(`value="${person.email}"`)
    expect(ready).toBe(503)
    expect(await statusOf(`${app.url}/`)).toBe(200)

    thaw()
    thaw = () => {}
    await vi.waitUntil(async () => (await statusOf(`${app.url}/api/health/ready`)) === 200, 30_000)
    expect((await postJoinPage(app.url, page, person)).isJoined).toBe(true)
    const sql = `select count(*)::int from waitlist where email = '${person.email}'`
    expect(await postgres.query(sql)).toEqual([{ count: 1 }])
  }, 90_000)
})

describe('a mail server that is down', () => {
  it('does not affect visitors: the signup succeeds, and the email is sent once later', async () => {
    const [sink, database] = await Promise.all([startOwnMailSink(), cloneTemplate()])
    const app = await startApp({
      env: { SMTP_URL: sink.url, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    })
    const email = newEmail()
    try {
      await sink.stop()
      const page = await openJoinPage(app.url)
      expect((await postJoinPage(app.url, page, { name: 'Tunde Bello', email })).isJoined).toBe(true)
      const readEmail = () =>
        withClient(database.url, async (client) => {
          const sql = 'select status, attempts from mail_message where to_email = $1'
          return (await client.query<{ status: string; attempts: number }>(sql, [email])).rows
        })
      await vi.waitUntil(async () => ((await readEmail())[0]?.attempts ?? 0) > 0, 20_000)
      expect(await readEmail()).toMatchObject([{ status: 'queued' }])

      await sink.restart()
      await vi.waitUntil(async () => (await readEmail())[0]?.status === 'sent', 40_000)
      const list = await (await fetch(`${sink.viewer}/api/messages?to=${encodeURIComponent(email)}`)).json()
      expect(list.messages).toHaveLength(1)
    } finally {
      await app.stop()
      await Promise.all([sink.remove(), database.drop()])
    }
  }, 90_000)
})

describe('a worker that is killed', () => {
  /** A hundred times as many as the worker sends at once, so that it is killed in the middle. */
  const EMAILS = 100 * MAX_CONCURRENT_JOBS

  it('loses no email, and sends at most the running ones twice', async () => {
    const server = await startMailServer()
    const addresses = Array.from({ length: EMAILS }, newEmail)
    await query(
      `with emails as (
         insert into mail_message (id, template, props, to_email)
         select gen_random_uuid(), 'campaign-test', '{"subject":"News","preview":"","body":"Hello","name":"Ada"}', address
         from unnest($1::text[]) as address returning id)
       select graphile_worker.add_job('mail.send', json_build_object('mailId', id), job_key => 'mail:' || id)
       from emails`,
      [addresses],
    )
    const env = { SMTP_URL: server.url, LOG_LEVEL: 'silent' }
    const countDelivered = () => addresses.filter((address) => server.receivedBy(address).length > 0).length
    try {
      const killed = await startApp({ env })
      await vi.waitUntil(async () => countDelivered() >= EMAILS / 2, 60_000)
      await killed.kill()
      expect(countDelivered()).toBeLessThan(EMAILS)
      const app = await startApp({ env })
      const isSettled = async () =>
        (await query(`select 1 from mail_message where to_email = any($1) and status <> 'sent'`, [addresses]))
          .length === 0
      await vi.waitUntil(isSettled, 60_000)
      await app.stop()
      expect(countDelivered()).toBe(EMAILS)
      const deliveries = addresses.map((address) => server.receivedBy(address).length)
      expect(Math.max(...deliveries), 'nobody gets a mail more than twice').toBeLessThanOrEqual(2)
      const repeats = deliveries.filter((count) => count > 1).length
      expect(repeats, 'at most one repeat for each email that was being sent').toBeLessThanOrEqual(
        MAX_CONCURRENT_JOBS,
      )
    } finally {
      await server.stop()
    }
  }, 150_000)
})

describe('a site that is down when a post is due', () => {
  it('shows it soon after it is back up, on every instance and page', async () => {
    await becomeAdmin()
    const id = randomUUID()
    const publishAt = lagosDateTime(new Date(Date.now() + 3_600_000))
    const texts = {
      title: `Back ${id}`,
      excerpt: 'After the outage.',
      author: 'Ada',
      category: 'Savings',
    } as const
    const saved = await createPost({ id, version: 0, ...texts, status: 'scheduled', publishAt })
    const path = `/blog/${saved.ok && saved.data.slug}`
    // A second instance without a worker stays up.
    const follower = await startApp({ env: { WORKER: 'off' } })
    expect(await statusOf(`${follower.url}${path}`)).toBe(404)
    await query("update post set publish_at = now() - interval '2 hours' where id = $1", [id])
    await query('update graphile_worker._private_jobs set run_at = now() where key like $1', [`%${id}`])
    const app = await startApp()
    try {
      for (const { url } of [app, follower]) {
        await vi.waitUntil(async () => (await statusOf(`${url}${path}`)) === 200, 20_000)
        for (const list of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
          await vi.waitUntil(async () => (await (await fetch(`${url}${list}`)).text()).includes(id), 10_000)
      }
    } finally {
      await app.stop()
      await follower.stop()
    }
  }, 90_000)
})

it('an instance shows changes that it missed soon after it reconnects', async () => {
  const word = randomUUID()
  await query(
    `insert into post (id, title, slug, excerpt, author, category, status, published_at)
     values ($1::uuid, $2, $1::text, 'Nobody was told.', 'Ada', 'Savings', 'published', now())`,
    [word, `While away ${word}`],
  )
  const app = await startApp({ env: { WORKER: 'off' } })
  try {
    for (const list of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
      await vi.waitUntil(async () => (await (await fetch(`${app.url}${list}`)).text()).includes(word), 20_000)
  } finally {
    await app.stop()
  }
}, 60_000)
