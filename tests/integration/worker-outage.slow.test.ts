import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '../../scripts/start/database.mjs'
import { type AppProcess, startApp } from '../support/app-process'
import { withClient } from '../support/database'
import { type MailServer, startMailServer } from '../support/mail-server'
import { startOwnPostgres } from '../support/own-services'

// Tests a database that fails just after the mail server has accepted an email, so that nothing can record it as
// sent.

const EMAILS = 30
const soon = { timeout: 60_000, interval: 50 }

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
let server: MailServer
let app: AppProcess

beforeAll(async () => {
  server = await startMailServer()
  postgres = await startOwnPostgres((url) => migrate({ ...process.env, DATABASE_URL: url }))
  app = await startApp({ env: { DATABASE_URL: postgres.url, SMTP_URL: server.url, LOG_LEVEL: 'warn' } })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await postgres?.remove()
  await server?.stop()
})

/** Queues emails to different addresses. */
async function queueEmails() {
  const addresses = Array.from({ length: EMAILS }, () => `ada-${randomUUID()}@example.com`)
  await withClient(postgres.url, (client) =>
    client.query(
      `with emails as (
         insert into mail_message (id, template, props, to_email)
         select gen_random_uuid(), 'campaign-test', '{"subject":"News","preview":"","body":"Hello","name":"Ada"}', address
         from unnest($1::text[]) as address returning id)
       select graphile_worker.add_job('mail.send', json_build_object('mailId', id), job_key => 'mail:' || id) from emails`,
      [addresses],
    ),
  )
  return addresses
}

/**
 * Expects each address to have received one email and no jobs to be left. Runs the SQL in `beforeCheck` before each
 * check.
 */
async function expectSentOnce(addresses: string[], beforeCheck = '') {
  await vi.waitFor(async () => {
    if (beforeCheck) await postgres.query(beforeCheck)
    const left = await postgres.query(
      `select locked_by from graphile_worker.jobs where task_identifier = 'mail.send'`,
    )
    expect(left).toEqual([])
  }, soon)
  expect(addresses.filter((address) => server.receivedBy(address).length !== 1)).toEqual([])
  expect(await postgres.query(`select 1 from mail_message where status <> 'sent'`)).toEqual([])
}

it('sends each email once when the database is killed', async () => {
  for (let crash = 0; crash < 3; crash += 1) {
    const crashed = new Promise<void>((resolve, reject) => {
      server.beforeAccepting(() => postgres.crash().then(resolve, reject))
    })
    const addresses = await queueEmails()
    await crashed
    await postgres.restart()
    await expectSentOnce(addresses)
  }
}, 180_000)

it('sends each email once when the database freezes, and unlocks the email jobs within minutes', async () => {
  const frozen = new Promise<() => void>((resolve, reject) => {
    server.beforeAccepting(() => postgres.freeze().then(resolve, reject))
  })
  const addresses = await queueEmails()
  const thaw = await frozen
  const before = app.output().length
  await vi.waitFor(
    () => expect(app.output().slice(before)).toContain('email sent, but not recorded yet'),
    soon,
  )
  thaw()
  await expectSentOnce(
    addresses,
    // Pretend that minutes have passed.
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes' where locked_at < now() - interval '10 seconds'`,
  )
}, 180_000)
