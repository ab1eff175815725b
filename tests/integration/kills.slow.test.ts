import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seededRandom } from '@/lib/seeded-random'
import { signupMessages } from '@/lib/waitlist/signup'
import { findFreePort } from '../../scripts/embedded/ports.mjs'
import { migrate } from '../../scripts/start/database.mjs'
import { startApp } from '../support/app-process'
import { cloneTemplate, withClient } from '../support/database'
import { type JoinPage, openJoinPage, postJoinPage } from '../support/join-page'
import { startOwnPostgres } from '../support/own-services'

// Repeatedly kills the server or its database while visitors sign up. `npm run test:faults` sets higher numbers.

const SERVER_KILLS = Number(process.env.SERVER_KILLS ?? 3)
const POSTGRES_KILLS = Number(process.env.POSTGRES_KILLS ?? 2)
const SIGNUPS_PER_ROUND = 20
const VISITORS = 8
const MS_PER_KILL = 20_000
const random = seededRandom('kills')

/** Lets visitors sign up until `leave` is called. Those who get no response try again, like people do. */
function letVisitorsIn(url: string, page: JoinPage) {
  const acknowledged = new Set<string>()
  let visitors = 0
  let isOver = false

  async function signUp() {
    visitors += 1
    const address = `10.1.${visitors >> 8}.${visitors & 255}`
    const email = `ada-${randomUUID()}@example.com`
    while (!isOver) {
      const response = await postJoinPage(url, page, { name: 'Ada Obi', email, address }).catch(() => null)
      // If the second attempt is a duplicate, the first one was stored.
      if (response?.isJoined || response?.html.includes(signupMessages.duplicate)) {
        acknowledged.add(email)
        return
      }
      await wait(50)
    }
  }
  const left = Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (!isOver) await signUp()
    }),
  )

  return {
    acknowledged,
    /** Waits until more visitors have been told that they are on the list. */
    untilMore: async () => {
      const goal = acknowledged.size + SIGNUPS_PER_ROUND
      while (acknowledged.size < goal) await wait(20)
      // Kill it in the middle of whatever is happening.
      await wait(random(100))
    },
    leave: async () => {
      isOver = true
      await left
    },
  }
}

/** Checks that each of these people is on the list once, with one email and one job that sends it. */
async function expectStored(databaseUrl: string, emails: ReadonlySet<string>) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ email: string; emails: number; jobs: number }>(
      `select w.email, count(distinct m.id)::int as emails, count(distinct j.id)::int as jobs
       from waitlist w left join mail_message m on m.subject_id = w.id
       left join graphile_worker.jobs j on j.key = 'mail:' || m.id
       group by w.id`,
    ),
  )
  expect(rows.filter(({ emails, jobs }) => emails !== 1 || jobs !== 1)).toEqual([])
  const stored = new Set(rows.map(({ email }) => email))
  expect(stored.size, 'each is on the list once').toBe(rows.length)
  expect([...emails].filter((email) => !stored.has(email))).toEqual([])
}

it(
  `loses no acknowledged signup when the server is killed ${SERVER_KILLS} times`,
  async () => {
    const [port, database] = await Promise.all([findFreePort(), cloneTemplate()])
    await withClient(database.url, (client) => client.query('truncate waitlist cascade'))
    const env = {
      DATABASE_URL: database.url,
      TRUSTED_PROXY_HOPS: '1',
      WORKER: 'off',
      LOG_LEVEL: 'silent',
    }
    let app = await startApp({ port, env })
    const visitors = letVisitorsIn(app.url, await openJoinPage(app.url))
    for (let kill = 0; kill < SERVER_KILLS; kill += 1) {
      await visitors.untilMore()
      await app.kill()
      app = await startApp({ port, env })
    }
    await visitors.untilMore()
    await visitors.leave()
    await app.stop()
    await expectStored(database.url, visitors.acknowledged)
    await database.drop()
  },
  SERVER_KILLS * MS_PER_KILL + 60_000,
)

it(
  `loses no acknowledged signup when Postgres is killed ${POSTGRES_KILLS} times`,
  async () => {
    const postgres = await startOwnPostgres((url) => migrate({ ...process.env, DATABASE_URL: url }))
    const app = await startApp({
      env: { DATABASE_URL: postgres.url, TRUSTED_PROXY_HOPS: '1', WORKER: 'off', LOG_LEVEL: 'silent' },
    })
    const visitors = letVisitorsIn(app.url, await openJoinPage(app.url))
    for (let kill = 0; kill < POSTGRES_KILLS; kill += 1) {
      await visitors.untilMore()
      await postgres.crash()
      await postgres.restart()
    }
    await visitors.untilMore()
    await visitors.leave()
    await app.stop()
    await expectStored(postgres.url, visitors.acknowledged)
    await postgres.remove()
  },
  POSTGRES_KILLS * MS_PER_KILL + 60_000,
)
