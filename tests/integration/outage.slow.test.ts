import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apply, sendMessage } from '@/lib/applications/actions'
import { sendContactMessage, sendReply } from '@/lib/contact/actions'
import { DAY_MS, lagosDay } from '@/lib/dates'
import { mailJobs } from '@/lib/mail/jobs'
import { subscribe } from '@/lib/newsletter/actions'
import { templates } from '@/lib/nouns-server'
import { submitPrivacyRequest } from '@/lib/personal-data/actions'
import type { ActionResult } from '@/lib/platform/action-result'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { startWorker } from '@/lib/platform/worker'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../support/mail-server')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url
  await started.stop()
  return started
})

let stop: () => Promise<void>
beforeAll(() => {
  log.level = 'silent'
  stop = startWorker(mailJobs(templates), [])
})
afterAll(async () => {
  await stop()
  await server.stop()
})

const email = `ada-${randomUUID().slice(0, 12)}@example.com`
const emails = () => db.mailMessage.findMany({ select: { toEmail: true, status: true, attempts: true } })

/** Triggers every kind of email that a visitor's action sends, and every kind that staff send to one person. */
async function triggerEmails() {
  becomeVisitor({ address: '198.51.100.60' })
  const results: ActionResult<unknown>[] = [
    await joinWaitlist({ name: 'Ada Obi', email }),
    await subscribe({ email }),
    await submitPrivacyRequest({ email, kind: 'access' }),
    await sendContactMessage({
      name: 'Ada Obi',
      email,
      category: 'general',
      subject: 'Hello',
      message: 'When do you open?',
    }),
    await apply({
      applicantName: 'Ada Obi',
      email,
      phone: '0803 123 4567',
      location: 'Lagos',
      experience: '4-6',
      availableStartDate: lagosDay(new Date(Date.now() + 30 * DAY_MS)),
      coverLetter: 'Dear team',
    }),
  ]
  await becomeAdmin()
  const application = await db.application.findFirstOrThrow({ where: { email }, select: { id: true } })
  const message = await db.contactMessage.findFirstOrThrow({ where: { email }, select: { id: true } })
  results.push(
    await sendMessage({ id: application.id, eventId: randomUUID(), subject: 'A call?', body: 'Hello Ada' }),
    await sendReply({ id: randomUUID(), messageId: message.id, text: 'Soon.' }),
  )
  return results
}

it('keeps emails while the mail server is down, and delivers each exactly once when it is back', async () => {
  for (const result of await triggerEmails()) expect(result).toMatchObject({ ok: true })
  const written = await emails()
  // To the visitor: the welcome, two confirmation links, two acknowledgments, two from staff. To staff: two alerts.
  expect(written.filter(({ toEmail }) => toEmail === email)).toHaveLength(7)
  expect(written).toHaveLength(9)
  await vi.waitFor(async () => expect((await emails()).some(({ attempts }) => attempts > 0)).toBe(true), {
    timeout: 20_000,
    interval: 100,
  })
  expect((await emails()).every(({ status }) => status === 'queued')).toBe(true)

  await server.restart()
  await vi.waitFor(
    async () => {
      await query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
      expect((await emails()).every(({ status }) => status === 'sent')).toBe(true)
    },
    { timeout: 40_000, interval: 200 },
  )
  expect(server.receivedBy(email)).toHaveLength(7)
  const addresses = new Set(written.map(({ toEmail }) => toEmail))
  expect([...addresses].flatMap((address) => server.receivedBy(address))).toHaveLength(9)
}, 90_000)
