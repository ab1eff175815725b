import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { applicationTemplates } from '@/lib/applications/mail'
import { campaignTemplates } from '@/lib/campaigns/mail'
import { contactTemplates } from '@/lib/contact/mail'
import { getWaitingItems } from '@/lib/dashboard/admin-queries'
import { HOUR_MS } from '@/lib/dates'
import { mailJobs } from '@/lib/mail/jobs'
import {
  type QueuedMail,
  queueEmails,
  queueForVisitor,
  queueMail,
  retryEmails,
  writeWithVisitorEmail,
} from '@/lib/mail/queue'
import { emailTemplate, renderMail } from '@/lib/mail/template'
import { subscribe } from '@/lib/newsletter/actions'
import { submitPrivacyRequest } from '@/lib/personal-data/actions'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { MAX_CONCURRENT_JOBS, startWorker } from '@/lib/platform/worker'
import { waitlistTemplates } from '@/lib/waitlist/mail'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../support/mail-server')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url
  return started
})

const note = {
  schema: z.object({ text: z.string() }),
  compose: ({ text }: { text: string }) => ({ subject: text, body: createElement('p', null, text) }),
}
const templates = {
  ...applicationTemplates,
  ...campaignTemplates,
  ...contactTemplates,
  note: emailTemplate(note),
  bulk: emailTemplate({ ...note, isBulk: true }),
  link: emailTemplate({ ...note, linkHours: 72 }),
}
const titled = emailTemplate({
  schema: z.object({ title: z.string() }),
  compose: ({ title }) => note.compose({ text: title }),
})
const newTemplates = { note: titled, new: templates.note }

const soon = { timeout: 10_000, interval: 50 }
/** The address in MAIL_FROM, as the tests set it. */
const SENDER = 'hello@localhost'
const newAddress = () => `ada-${randomUUID().slice(0, 12)}@example.com`

const mailTo = (email: string, overrides: Partial<QueuedMail> = {}): QueuedMail => ({
  template: 'note',
  props: { text: 'Hello' },
  to: { email, name: 'Ada' },
  ...overrides,
})

const queue = (mail: QueuedMail) => db.$transaction((tx) => queueMail(tx, mail))
/** Queues an email and backdates it by `age` milliseconds. */
const queueEarlier = (age: number, mail: QueuedMail) =>
  db.$transaction(async (tx) => {
    const id = await queueMail(tx, mail)
    await tx.mailMessage.update({ where: { id }, data: { queuedAt: new Date(Date.now() - age) } })
    return id
  })
const rowOf = (id: string) => db.mailMessage.findUniqueOrThrow({ where: { id } })
const jobsOf = (id: string) =>
  query<{ attempts: number }>(
    `select attempts from graphile_worker.jobs where key = $1 and attempts < max_attempts`,
    [`mail:${id}`],
  )

/** Makes waiting emails retry immediately. */
const retryNow = () => query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')

/** Skips the pause after which the next email is sent to a mail server that was down. */
const waitForOutage = () => vi.useFakeTimers({ now: Date.now() + 30_000, toFake: ['Date'] })

let stop: () => Promise<void>
beforeAll(() => {
  log.level = 'silent'
  stop = startWorker(mailJobs(templates), [])
})
afterAll(async () => {
  vi.useRealTimers()
  await stop()
  await server.stop()
})

describe('the outbox', () => {
  it('contains an email after the commit of what it reports, and none after a rollback', async () => {
    const [kept, lost] = [newAddress(), newAddress()]
    const failing = db.$transaction(async (tx) => {
      await queueMail(tx, mailTo(lost))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const id = await queue(mailTo(kept))
    await vi.waitFor(() => expect(server.receivedBy(kept)).toHaveLength(1), soon)
    await vi.waitFor(async () =>
      expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, sentAt: expect.any(Date) }),
    )
    expect(await db.mailMessage.count({ where: { toEmail: lost } })).toBe(0)
    expect(server.receivedBy(lost)).toEqual([])
  })

  it('sends an email once, even if its job runs again', async () => {
    const address = newAddress()
    const id = await queue(mailTo(address))
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('sent'), soon)
    await mailJobs(templates)['mail.send']?.({ mailId: id })
    expect(server.receivedBy(address)).toHaveLength(1)
  })

  const reference = 'R1'
  const contactEmail = 'hello@example.com'
  const written = { subject: 'Interview', body: 'Hello', text: 'Hello', message: 'Hi', preview: '' }
  const person = { name: 'Ada', category: 'other', entryId: randomUUID() }
  it.each([
    ['an acknowledgment', 'contact-received', { reference, contactEmail, businessHours: '9 to 5' }, true],
    ['a reply', 'contact-reply', { ...written, ...person, reference, contactEmail }, false],
    ['a message to an applicant', 'application-message', { ...written, contactEmail }, false],
    ['a campaign', 'waitlist-message', { ...written, ...person }, false],
  ])('marks %s as automatic only if staff did not write it', async (_what, template, props, isAutomatic) => {
    const address = newAddress()
    await queue(mailTo(address, { template, props }))
    await vi.waitFor(() => expect(server.receivedBy(address)).toHaveLength(1), soon)
    const [mail = ''] = server.receivedBy(address)
    expect(/^Auto-Submitted: auto-generated\r?$/m.test(mail)).toBe(isAutomatic)
  })

  it('is emptied without a pause, and a single email overtakes those of a campaign', async () => {
    const campaign = await db.campaign.create({
      data: { subject: 'News', body: 'Hello', audience: {}, recipientCount: 100 },
    })
    const addresses = Array.from({ length: 100 }, newAddress)
    const emails = addresses.map((address) => mailTo(address, { subjectId: randomUUID() }))
    const id = await db.$transaction(async (tx) => {
      await queueEmails(tx, campaign.id, emails)
      return queueMail(tx, mailTo(newAddress()))
    })
    const listSent = () =>
      db.mailMessage.findMany({
        where: { OR: [{ campaignId: campaign.id }, { id }], status: 'sent' },
        orderBy: { sentAt: 'asc' },
      })
    await vi.waitFor(async () => expect(await listSent()).toHaveLength(101), soon)
    // A few others are sent at the same time.
    expect((await listSent()).findIndex((sent) => sent.id === id)).toBeLessThan(50)
    for (const address of addresses) expect(server.receivedBy(address)).toHaveLength(1)
  }, 30_000)

  describe.each([
    ['its template is unknown', { template: 'new' }, 'template named new'],
    ['its content is from another version', { props: { title: 'Hello' } }, 'expected string'],
  ])('keeps an email if %s', (_, mail, reason) => {
    it('for instances of the new release during an upgrade', async () => {
      const address = newAddress()
      const id = await queue(mailTo(address, mail))
      await vi.waitFor(async () => {
        expect(await rowOf(id)).toMatchObject({
          status: 'queued',
          lastError: expect.stringContaining(reason),
        })
      }, soon)
      await mailJobs(newTemplates)['mail.send']?.({ mailId: id })
      expect(server.receivedBy(address)).toHaveLength(1)
    })

    it('for an hour, then marks it as failed', async () => {
      const id = await queueEarlier(65 * 60_000, mailTo(newAddress(), mail))
      await vi.waitFor(async () => {
        expect(await rowOf(id)).toMatchObject({
          status: 'failed',
          lastError: expect.stringContaining(reason),
        })
      }, soon)
    })
  })

  it('cancels an email that staff retry after its link has expired', async () => {
    const [expired, valid] = [newAddress(), newAddress()]
    const failed = (toEmail: string, hours: number) => ({
      template: 'link',
      props: { text: 'Confirm' },
      toEmail,
      status: 'failed' as const,
      createdAt: new Date(Date.now() - hours * HOUR_MS),
    })
    const emails = await db.mailMessage.createManyAndReturn({
      data: [failed(expired, 73), failed(valid, 71)],
    })
    const ids = emails.map(({ id }) => id)
    await db.$transaction((tx) => retryEmails(tx, ids))
    const statuses = () => Promise.all(ids.map(async (id) => (await rowOf(id)).status))
    await vi.waitFor(async () => expect(await statuses()).toEqual(['cancelled', 'sent']), soon)
    expect(server.receivedBy(expired)).toEqual([])
    expect((await rowOf(ids[0] ?? '')).lastError).toBe('The link in this email has expired.')
  })

  it('holds back bulk email to suppressed addresses, but not responses to what their owners do', async () => {
    const email = newAddress()
    await db.mailSuppression.create({ data: { email, reason: 'bounced' } })
    const bulk = await queue(mailTo(email, { template: 'bulk' }))
    const result = await queue(mailTo(email))
    await vi.waitFor(async () => {
      expect((await rowOf(bulk)).status).toBe('suppressed')
      expect((await rowOf(result)).status).toBe('sent')
    }, soon)
    expect(server.receivedBy(email)).toHaveLength(1)
  })
})

describe('a mail server that refuses', () => {
  it('for good (5xx) makes the email fail immediately, and staff see the reason', async () => {
    const address = newAddress()
    server.refuse(address, 550, 'No such mailbox')
    const id = await queue(mailTo(address))
    await vi.waitFor(
      async () =>
        expect(await rowOf(id)).toMatchObject({
          status: 'failed',
          attempts: 1,
          lastError: expect.stringContaining('No such mailbox'),
        }),
      soon,
    )
    await vi.waitFor(async () => expect(await jobsOf(id)).toEqual([]))
    await becomeAdmin()
    expect((await getWaitingItems()).failedEmails).toBeGreaterThan(0)
  })

  it('for good does not make an email retryable that has been held back meanwhile', async () => {
    const address = newAddress()
    server.beforeAccepting(async () => {
      await db.mailMessage.updateMany({ where: { toEmail: address }, data: { status: 'suppressed' } })
      throw Object.assign(new Error('No such mailbox'), { responseCode: 550 })
    })
    const id = await queue(mailTo(address))
    await vi.waitFor(async () => expect(await jobsOf(id)).toEqual([]), soon)
    expect((await rowOf(id)).status).toBe('suppressed')
  })

  it('for now leaves no error, which may quote the address, on an email that was erased in the meantime', async () => {
    const address = newAddress()
    server.beforeAccepting(async () => {
      const data = { toEmail: '', status: 'cancelled' } as const
      await db.mailMessage.updateMany({ where: { toEmail: address }, data })
      throw Object.assign(new Error(`${address} is greylisted`), { responseCode: 451 })
    })
    const id = await queue(mailTo(address))
    await vi.waitFor(async () => {
      await retryNow()
      expect(await jobsOf(id)).toEqual([])
    }, soon)
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', lastError: null })
  })

  it('for now (4xx) makes the email wait while others are sent, and it is delivered once later', async () => {
    const [later, other] = [newAddress(), newAddress()]
    server.refuse(later, 451, 'Greylisted')
    const id = await queue(mailTo(later))
    await vi.waitFor(
      async () =>
        expect(await rowOf(id)).toMatchObject({
          status: 'queued',
          attempts: 1,
          lastError: expect.stringContaining('Greylisted'),
        }),
      soon,
    )
    await queue(mailTo(other))
    await vi.waitFor(() => expect(server.receivedBy(other)).toHaveLength(1), soon)
    server.accept(later)
    await vi.waitFor(async () => {
      await retryNow()
      expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
    }, soon)
    expect(server.receivedBy(later)).toHaveLength(1)
  })

  it.each([451, 550])(
    'with %i and the address in its message is logged without the address',
    async (code) => {
      const address = newAddress()
      const help = `https://example.org/?to=${encodeURIComponent(address)}`
      server.refuse(address, code, `<${address}>: Recipient address rejected (${address}), see ${help}`)
      const warn = vi.spyOn(log, 'warn')
      const id = await queue(mailTo(address))
      await vi.waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(code === 451 ? 1 : 0), soon)
      const logged = JSON.stringify(warn.mock.calls)
      warn.mockRestore()
      expect(logged).not.toContain(address)
      expect(logged).not.toContain(encodeURIComponent(address))
      expect(logged).toContain(`"responseCode":${code}`)
      expect(logged).toContain('<[address]>: Recipient address rejected')
      await vi.waitFor(async () => expect((await rowOf(id)).lastError).toContain(address), soon)
      // Do not retry while other tests are running.
      await db.mailMessage.update({ where: { id }, data: { status: 'cancelled' } })
    },
  )

  it('for more than a day makes the email fail', async () => {
    const address = newAddress()
    server.refuse(address, 451, 'Greylisted')
    const id = await queueEarlier(25 * 60 * 60_000, mailTo(address))
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('failed'), soon)

    // A retry by staff gives the email another day.
    server.accept(address)
    expect(await db.$transaction((tx) => retryEmails(tx, [id]))).toBe(1)
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('sent'), soon)
    expect(server.receivedBy(address)).toHaveLength(1)
    expect(await db.$transaction((tx) => retryEmails(tx, [id]))).toBe(0)
    expect(server.receivedBy(address)).toHaveLength(1)
  })
})

describe('an email', () => {
  const entryId = randomUUID()

  it('has the same words and links in HTML and text', async () => {
    const { subject, html, text, unsubscribeUrl } = await renderMail(waitlistTemplates['waitlist-welcome'], {
      entryId,
    })
    expect(subject).toMatch(/waitlist/)
    expect(html).toContain('<!DOCTYPE html')
    for (const part of [html, text]) {
      expect(part).toContain('Your place is saved')
      expect(part).toContain(unsubscribeUrl)
    }
    expect(text).not.toMatch(/<\w/)
  })

  it('shows markup as text', async () => {
    const body = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const message = { subject: 'News', preview: '', body, name: 'Ada', entryId }
    const { html } = await renderMail(campaignTemplates['waitlist-message'], message)
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;')
  })

  it.each([
    ['waitlist-welcome', waitlistTemplates['waitlist-welcome'], { entryId }],
    ['application-received', applicationTemplates['application-received'], { positionTitle: '' }],
    ['waitlist-message', campaignTemplates['waitlist-message'], { entryId }],
  ])(
    'carries no message that someone typed as a name into a form: %s',
    async (_name, template, overrides) => {
      const hostile = 'You won N500,000. Claim it at https://evil.example'
      const message = { subject: 'News', preview: '', body: 'Hello', contactEmail: 'jobs@example.com' }
      const props = { ...message, ...overrides, name: hostile, applicantName: hostile }
      const { subject, html, text } = await renderMail(template, props)
      expect([subject, html, text].join()).not.toMatch(/500,000|evil/)
      const address = newAddress()
      await queue(mailTo(address, { to: { email: address, name: hostile } }))
      await vi.waitFor(() => expect(server.receivedBy(address)).toHaveLength(1), soon)
      expect(JSON.stringify(server.receivedBy(address))).not.toMatch(/500,000|evil/)
    },
  )

  it('allows no header injection through a name, subject or address', async () => {
    const address = newAddress()
    const hidden = 'Ada\r\nBcc: victim@example.com\r\n\r\nBody'
    await queue(mailTo(address, { props: { text: hidden }, to: { email: address, name: hidden } }))
    const two = `${newAddress()}, victim@example.com`
    const id = await queue(mailTo(two))
    await vi.waitFor(async () => expect((await rowOf(id)).attempts).toBe(1), soon)
    // Both emails are being sent at the same time.
    await vi.waitFor(() => expect(server.receivedBy(address)).toHaveLength(1), soon)
    const [mail = ''] = server.receivedBy(address)
    const [header = ''] = mail.split('\r\n\r\n')
    expect(header).toMatch(/^Subject: Ada/m)
    expect(header).not.toMatch(/^(Bcc|Body)/im)
    expect(server.receivedBy('victim@example.com')).toEqual([])
  })
})

describe('a mail server that accepts an email and drops the connection', () => {
  it('receives the email again only after a pause, while other emails are still sent', async () => {
    const [first, other] = [newAddress(), newAddress()]
    server.beforeAccepting(async () => server.dropConnections())
    const id = await queue(mailTo(first))
    await vi.waitFor(
      async () => expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 }),
      soon,
    )
    await queue(mailTo(other))
    await vi.waitFor(() => expect(server.receivedBy(other)).toHaveLength(1), soon)
    expect(server.receivedBy(first)).toHaveLength(1)
    // Each further attempt waits longer, because the person may receive the email once more.
    expect(await jobsOf(id)).toEqual([{ attempts: 1 }])
    await retryNow()
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('sent'), soon)
  })
})

describe('a mail server that is down', () => {
  it('keeps the emails waiting, and each is delivered once when it is back', async () => {
    await server.stop()
    const addresses = Array.from({ length: 5 }, newAddress)
    const ids = await Promise.all(addresses.map((address) => queue(mailTo(address))))
    await vi.waitFor(async () => {
      const tried = await db.mailMessage.count({ where: { id: { in: ids }, attempts: { gt: 0 } } })
      // After the emails in progress have failed, the others are not even attempted.
      expect(tried).toBeGreaterThan(0)
      expect(tried).toBeLessThanOrEqual(MAX_CONCURRENT_JOBS)
      for (const id of ids) expect(await jobsOf(id)).toEqual([{ attempts: 0 }])
    }, soon)
    expect(await db.mailMessage.count({ where: { id: { in: ids }, status: 'queued' } })).toBe(5)

    await server.restart()
    waitForOutage()
    await vi.waitFor(async () => {
      await retryNow()
      expect(await db.mailMessage.count({ where: { id: { in: ids }, status: 'sent' } })).toBe(5)
    }, soon)
    for (const address of addresses) expect(server.receivedBy(address)).toHaveLength(1)
  })

  it.each([
    [530, 'Authentication required', ''],
    [550, 'Sender rejected', ''],
    [550, 'Sender rejected', 'adé.'],
  ])(
    'keeps the emails waiting if it refuses everything the site sends: %i %s %s',
    async (code, reason, prefix) => {
      waitForOutage()
      server.refuse(SENDER, code, reason)
      const address = `${prefix}${newAddress()}`
      const id = await queue(mailTo(address))
      await vi.waitFor(async () => {
        expect(await rowOf(id)).toMatchObject({
          status: 'queued',
          attempts: 1,
          lastError: expect.stringContaining(reason),
        })
        expect(await jobsOf(id)).toEqual([{ attempts: 0 }])
      }, soon)

      server.accept(SENDER)
      // Other emails may have been refused, too.
      waitForOutage()
      await vi.waitFor(async () => {
        await retryNow()
        expect((await rowOf(id)).status).toBe('sent')
      }, soon)
      expect(server.receivedBy(address)).toHaveLength(1)
    },
  )

  it.each([
    [553, 'SMTPUTF8 is not supported'],
    [550, '5.6.7 Address not permitted'],
  ])(
    'gives up an email that it refuses because the recipient’s address is not ASCII: %i %s',
    async (code, reason) => {
      waitForOutage()
      server.refuse(SENDER, code, reason)
      const id = await queue(mailTo(`adé.${newAddress()}`))
      await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('failed'), soon)
      server.accept(SENDER)
      waitForOutage()
    },
  )
})

describe('emails triggered by visitors', () => {
  /** Returns the priority of an email's job, before the worker can see the job. */
  const priorityIn = async (tx: Transaction, id: string | null) => {
    const [job] = await tx.$queryRaw<{ priority: number }[]>`
      SELECT priority FROM graphile_worker.jobs WHERE key = ${`mail:${id}`} AND locked_at IS NULL`
    return job?.priority
  }

  it('wait behind those of staff, also when they are queued again', async () => {
    const priorities = await db.$transaction(async (tx) => {
      const id = await queueForVisitor(tx, mailTo(newAddress()))
      const first = await priorityIn(tx, id)
      await tx.mailMessage.update({ where: { id: id ?? '' }, data: { status: 'failed' } })
      await tx.$executeRaw`SELECT graphile_worker.remove_job(${`mail:${id}`})`
      await retryEmails(tx, [id ?? ''])
      return [
        first,
        await priorityIn(tx, id),
        await priorityIn(tx, await queueMail(tx, mailTo(newAddress()))),
      ]
    })
    expect(priorities).toEqual([5, 5, 0])
  })

  it('wait behind those of staff after the mail server was down', async () => {
    await server.stop()
    const id = (await db.$transaction((tx) => queueForVisitor(tx, mailTo(newAddress())))) ?? ''
    await vi.waitFor(async () => {
      expect((await db.mailMessage.findUnique({ where: { id } }))?.attempts).toBeGreaterThan(0)
      expect(await db.$transaction((tx) => priorityIn(tx, id))).toBe(5)
    }, soon)
    await server.restart()
  })

  it('have a limit for all visitors together, one for each kind', async () => {
    const nothing = { $executeRaw: async () => 0 }
    const flood = (template: string) => queueForVisitor(nothing as never, mailTo(newAddress(), { template }))
    for (let count = 0; count < 3_000; count += 1) expect(await flood('flooded')).not.toBeNull()
    expect(await flood('flooded')).toBeNull()
    expect(await flood('other')).not.toBeNull()
  })

  it('are refused to everyone alike at the limit, so that a refusal does not reveal who is known', async () => {
    const known = newAddress()
    await subscribe({ email: known })
    await db.subscriber.update({
      where: { email: known },
      data: { status: 'subscribed', confirmedAt: new Date() },
    })
    await submitPrivacyRequest({ email: known, kind: 'access' })
    const nothing = { $executeRaw: async () => 0 }
    for (const template of ['newsletter-confirm', 'privacy-confirm'])
      for (let count = 0; count < 3_000; count += 1)
        await queueForVisitor(nothing as never, mailTo(newAddress(), { template }))
    const refused = { ok: false, message: expect.stringContaining('try again in an hour') }
    for (const email of [known, newAddress()]) {
      expect(await subscribe({ email })).toEqual(refused)
      expect(await submitPrivacyRequest({ email, kind: 'access' })).toEqual(refused)
    }
  })

  it('count toward the limit only if they are written with their record', async () => {
    const mail = {
      template: 'written together',
      props: Prisma.sql`'{}'::jsonb`,
      to: { email: newAddress() },
      subjectId: Prisma.sql`NULL::uuid`,
    }
    const write = (result: 'written' | undefined) =>
      writeWithVisitorEmail(mail, async ({ sql }) => {
        expect(sql).toContain('INSERT')
        return result
      })
    for (let count = 0; count < 3_001; count += 1) await write(undefined)
    for (let count = 0; count < 3_000; count += 1) await write('written')
    const statements: string[] = []
    await writeWithVisitorEmail(mail, async ({ sql }) => statements.push(sql))
    expect(statements).toEqual([expect.not.stringContaining('INSERT')])
  })
})
