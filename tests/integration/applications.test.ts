import '../support/own-buckets'

import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/uploads/resume/route'
import { apply } from '@/lib/applications/actions'
import { applicationMessages, applicationRules } from '@/lib/applications/application-rules'
import { ERASE_RESUME, eraseApplications } from '@/lib/applications/erase'
import { applicationJobs } from '@/lib/applications/jobs'
import { RESUME_MAX_BYTES, type ResumeResponse, resumeMessages } from '@/lib/applications/resume-rules'
import { DAY_MS, lagosDay } from '@/lib/dates'
import { mailJobs } from '@/lib/mail/jobs'
import { templates } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { checkFields, ruleMessages } from '@/lib/platform/form-rules'
import * as storage from '@/lib/storage/objects'
import { query, withClient } from '../support/database'
import { makeDoc, makeDocx, makePdf } from '../support/documents'
import { headerOf, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor, becomeVisitor } from '../support/request'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
beforeEach(becomeNewVisitor)

function formOf(more: Record<string, string | undefined> = {}) {
  return {
    applicantName: 'Ọlá Adébáyọ̀',
    email: newEmail(),
    phone: '0803 123 4567',
    location: 'Ibadan, Nigeria',
    experience: '4-6',
    availableStartDate: lagosDay(new Date(Date.now() + 30 * DAY)),
    coverLetter: 'Dear team,\r\n\r\nI would like to.',
    consent: '2026-11-27/12',
    ...more,
  }
}

interface StoredApplication {
  id: string
  email: string
  status: string
  positionTitle: string
}

const storedFor = (email: string): Promise<StoredApplication[]> =>
  db.application.findMany({
    where: { email },
    select: { id: true, email: true, status: true, positionTitle: true },
  })

async function newPosition(status: 'active' | 'paused' = 'active') {
  const slug = `position-${randomUUID().slice(0, 8)}`
  const [{ next } = { next: 1 }] = await query<{ next: number }>(
    'select coalesce(max(position), 0) + 1 as next from job_position',
  )
  return db.jobPosition.create({
    data: {
      title: 'Product Designer',
      slug,
      department: 'Product',
      location: 'Remote',
      type: 'Full-time',
      description: 'Design.',
      requirements: [],
      postedDate: new Date(lagosDay(new Date())),
      status,
      position: next,
    },
  })
}

async function upload(bytes: BodyInit, name = 'cv.pdf', headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body: bytes,
    headers: { 'x-file-name': encodeURIComponent(name), ...headers },
    duplex: 'half',
  }
  const response = await POST(new Request(`${env.APP_URL}/api/uploads/resume`, init))
  const body: ResumeResponse = await response.json()
  return { status: response.status, body, headers: response.headers }
}

async function uploadResume(bytes: Buffer = makePdf(randomUUID()), name = 'cv.pdf') {
  const { body } = await upload(new Uint8Array(bytes), name)
  if (!body.ok) throw new Error(body.message)
  const [row] = await db.resume.findMany({ orderBy: { createdAt: 'desc' }, take: 1 })
  if (!row) throw new Error('The uploaded resume has no row')
  return { token: body.token, body, row }
}

async function keysOfResumes() {
  const keys: string[] = []
  for await (const { key } of storage.listObjects('resumes')) keys.push(key)
  return keys
}

const runJob = (name: string, payload: unknown = {}) => applicationJobs[name]?.(payload)

describe('an application', () => {
  it('is stored with its resume, history and two emails, or reports what is missing', async () => {
    const position = await newPosition()
    const { token, row } = await uploadResume()
    const form = formOf({ position: position.slug, resume: token, linkedinUrl: 'linkedin.com/in/ola' })
    expect(await apply(form)).toEqual({ ok: true, data: null })
    const application = await db.application.findFirstOrThrow({
      where: { email: form.email },
      include: { resume: true, events: true },
    })
    expect(application).toMatchObject({
      applicantName: 'Ọlá Adébáyọ̀',
      positionId: position.id,
      positionTitle: 'Product Designer',
      status: 'pending',
      consentVersion: '2026-11-27/12',
      coverLetter: 'Dear team,\n\nI would like to.',
      linkedinUrl: 'https://linkedin.com/in/ola',
      portfolioUrl: null,
      salaryExpectation: null,
      resume: { id: row.id },
      events: [{ kind: 'received', actorName: '' }],
    })
    expect(application.availableStartDate.toISOString()).toBe(`${form.availableStartDate}T00:00:00.000Z`)
    const emails = await db.mailMessage.findMany({ where: { subjectId: application.id } })
    expect(emails.map(({ template }) => template).sort()).toEqual([
      'application-alert',
      'application-received',
    ])

    const empty = await apply({} as never)
    expect(empty).toEqual({ ok: false, fieldErrors: checkFields(applicationRules, {}) })
  })

  it.each([
    ['email', 'ada@', ruleMessages.email],
    ['phone', '12', applicationMessages.phone],
    ['experience', '99', applicationMessages.experience],
    ['availableStartDate', '2020-01-01', applicationMessages.pastDate],
    ['availableStartDate', lagosDay(new Date(Date.now() - DAY)), applicationMessages.pastDate],
    ['portfolioUrl', 'javascript:alert(1)', applicationMessages.url],
    ['applicantName', 'Ada\r\nBcc: all@example.com', ruleMessages.breaks],
    ['applicantName', 'a'.repeat(121), 'Please use at most 120 characters (currently 121)'],
    ['coverLetter', 'a'.repeat(5_001), 'Please use at most 5,000 characters (currently 5,001)'],
    ['coverLetter', 'a\u0000', 'Please remove control characters'],
    ['position', '../admin', applicationMessages.closed],
  ])('is refused next to the field: %s %.20j', async (name, value, message) => {
    const form = formOf({ [name]: value })
    expect(await apply(form)).toEqual({ ok: false, fieldErrors: { [name]: message } })
    expect(await storedFor(form.email)).toEqual([])
  })

  it('can start today in Lagos', async () => {
    expect(await apply(formOf({ availableStartDate: lagosDay(new Date()) }))).toMatchObject({ ok: true })
  })

  it('is not confirmed after three confirmations to its address in a day, whatever the position', async () => {
    const { email } = formOf()
    for (let count = 0; count < 4; count += 1) {
      const { slug } = await newPosition()
      expect(await apply(formOf({ email, position: slug }))).toEqual({ ok: true, data: null })
    }
    expect(await storedFor(email)).toHaveLength(4)
    const confirmations = { toEmail: email, template: 'application-received' }
    expect(await db.mailMessage.count({ where: confirmations })).toBe(3)
  })

  it('is general without a position, and ignores fields for status, id or title', async () => {
    const id = randomUUID()
    const extra = { status: 'hired', id, positionTitle: 'CEO', decidedAt: '2026-01-01', positionId: id }
    const form = formOf(extra)
    expect(await apply(form)).toMatchObject({ ok: true })
    const [stored] = await storedFor(form.email)
    expect(stored).toMatchObject({ status: 'pending', positionTitle: 'General application' })
    expect(stored?.id).not.toBe(id)
  })

  it('is not stored if a bot sent it, which gets the usual response', async () => {
    const form = formOf({ website: 'https://spam.example' })
    expect(await apply(form)).toEqual({ ok: true, data: null })
    expect(await storedFor(form.email)).toEqual([])
  })

  it('is stored once if it is sent twenty times at once, and every response confirms it', async () => {
    const { slug } = await newPosition()
    const form = formOf({ position: slug, submission: randomUUID() })
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        becomeVisitor({ address: `203.0.113.${index}` })
        return apply(form)
      }),
    )
    expect(results).toEqual(results.map(() => ({ ok: true, data: null })))
    const [stored, ...others] = await storedFor(form.email)
    expect(others).toEqual([])
    expect(await db.mailMessage.count({ where: { subjectId: stored?.id ?? '' } })).toBe(2)
  })

  it('is stored once if different forms send it at once, and the others are rejected', async () => {
    const { slug } = await newPosition()
    const form = formOf({ position: slug })
    const results = await Promise.all(Array.from({ length: 8 }, () => apply(form)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array(7).fill({ ok: false, message: applicationMessages.alreadyApplied }),
    )
    expect(await storedFor(form.email)).toHaveLength(1)
  })

  it('is limited to one per position in 30 days', async () => {
    const [first, second] = [await newPosition(), await newPosition()]
    const form = formOf({ position: first.slug })
    const again = (position: string) => apply({ ...form, position, email: form.email.toUpperCase() })
    await apply(form)
    expect(await again(first.slug)).toEqual({ ok: false, message: applicationMessages.alreadyApplied })
    expect(await again(second.slug)).toMatchObject({ ok: true })
    expect(await again('')).toMatchObject({ ok: true })
    expect(await again('')).toEqual({ ok: false, message: applicationMessages.alreadySent })
    await query("update job_application set applied_at = now() - interval '31 days' where email = $1", [
      form.email,
    ])
    expect(await again(first.slug)).toMatchObject({ ok: true })
  })

  it('notifies the applicant if someone sends another one, at most three times a day', async () => {
    const { slug } = await newPosition()
    const form = formOf({ position: slug })
    await apply(form)
    for (let count = 0; count < 4; count += 1)
      expect(await apply({ ...form, applicantName: 'An employer' })).toMatchObject({ ok: false })
    const [stored] = await storedFor(form.email)
    const notices = await db.mailMessage.findMany({
      where: { toEmail: form.email, template: 'application-repeated' },
    })
    expect(notices).toHaveLength(3)
    expect(notices[0]).toMatchObject({ subjectId: stored?.id, toName: '' })
    expect(JSON.stringify(notices)).not.toContain('An employer')
  })

  it('is refused for a position that is not open, unless it repeats an accepted one', async () => {
    const paused = await newPosition('paused')
    const closed = { ok: false, message: applicationMessages.closed }
    expect(await apply(formOf({ position: paused.slug }))).toEqual(closed)
    expect(await apply(formOf({ position: 'nothing-of-the-kind' }))).toEqual(closed)

    const position = await newPosition()
    const form = formOf({ position: position.slug, submission: randomUUID() })
    await apply(form)
    await db.jobPosition.update({ where: { id: position.id }, data: { status: 'closed' } })
    expect(await apply(form)).toEqual({ ok: true, data: null })
    expect(await apply(formOf({ position: position.slug }))).toEqual(closed)
    await db.jobPosition.update({
      where: { id: position.id },
      data: { status: 'active', deletedAt: new Date() },
    })
    expect(await apply(formOf({ position: position.slug }))).toEqual(closed)
  })

  it("cannot use someone else's resume", async () => {
    const { token, row } = await uploadResume()
    const form = formOf({ resume: token })
    await apply(form)
    const lost = { ok: false, fieldErrors: { resume: applicationMessages.missingResume } }
    for (const resume of [token, `${row.id}.forged`, 'x', `${randomUUID()}.${token.split('.')[1]}`]) {
      const other = formOf({ resume })
      expect(await apply(other)).toEqual(lost)
      expect(await storedFor(other.email)).toEqual([])
    }
  })

  it('reveals no earlier application to someone who sends an invalid resume', async () => {
    const { token } = await uploadResume()
    const form = formOf({ resume: token })
    await apply(form)
    const strangers = await uploadResume()
    await apply(formOf({ resume: strangers.token }))
    const lost = { ok: false, fieldErrors: { resume: applicationMessages.missingResume } }
    for (const resume of ['x', strangers.token])
      for (const email of [form.email, newEmail()])
        expect(await apply(formOf({ email, resume }))).toEqual(lost)
    // The person's own file, chosen before the response arrived.
    expect(await apply(form)).toEqual({ ok: false, message: applicationMessages.alreadySent })
  })

  it('reveals no earlier application if its resume is being sent with another', async () => {
    const [email, other] = [newEmail(), formOf()]
    await apply(formOf({ email }))
    await apply(other)
    const [claiming] = await storedFor(other.email)
    const { token, row } = await uploadResume()
    await withClient(process.env.DATABASE_URL ?? '', async (client) => {
      await client.query('begin')
      await client.query('update resume set application_id = $1 where id = $2', [claiming?.id, row.id])
      const application = apply(formOf({ email, resume: token }))
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(() => query(waiting)).toHaveLength(1)
      await client.query('commit')
      expect(await application).toEqual({
        ok: false,
        fieldErrors: { resume: applicationMessages.missingResume },
      })
    })
  })

  it('is rate limited', async () => {
    becomeVisitor({ address: '192.0.2.66' })
    const results = []
    for (let i = 0; i < 21; i += 1) results.push(await apply(formOf({ applicantName: '' })))
    expect(results.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please wait a few minutes and try again.',
    })
  })
})

describe('the emails', () => {
  it('have the reply address of the other side, and show markup in names as text', async () => {
    const contactEmail = `hiring-${randomUUID().slice(0, 8)}@example.com`
    await db.hiringSettings.create({ data: { id: 1, contactEmail, retentionMonths: 12 } })
    try {
      const position = await newPosition()
      const name = '<b>Ada</b> "Bcc: all@example.com", Obi'
      // An address that zod would not accept.
      const email = newEmail().replace('-', '!')
      const form = formOf({ position: position.slug, applicantName: name, email })
      await apply(form)
      const [{ id } = { id: '' }] = await storedFor(form.email)
      for (const { id: mailId } of await db.mailMessage.findMany({ where: { subjectId: id } }))
        await mailJobs(templates)['mail.send']?.({ mailId })
      const received = await waitForEmail(form.email)
      expect(received.subject).toBe('We’ve received your application: Product Designer')
      expect(received.text).toContain('5-7 business days')
      expect(headerOf(received, 'reply-to')).toContain(contactEmail)
      expect(received.html).not.toContain('<b>Ada</b>')
      const alert = await waitForEmail(contactEmail)
      expect(alert.html).toContain(`${env.APP_URL}/admin/applications/${id}`)
      expect(headerOf(alert, 'reply-to')).toContain(form.email)
      expect(headerOf(alert, 'bcc')).toBeUndefined()
      expect([received.to, alert.to]).toEqual([[form.email], [contactEmail]])
      expect(alert.attachments).toEqual([])
    } finally {
      await db.hiringSettings.deleteMany()
    }
  })
})

describe('a resume', () => {
  it('is stored unchanged if it is one byte short of 10 MB', async () => {
    const bytes = makePdf('Ada Obi', RESUME_MAX_BYTES - 1)
    expect(bytes.length).toBe(RESUME_MAX_BYTES - 1)
    const { body, row } = await uploadResume(bytes, 'Ọlá CV.pdf')
    expect(body).toMatchObject({ name: 'Ọlá CV.pdf', size: bytes.length })
    const stored = await storage.openObject('resumes', row.key)
    const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')
    const written = stored ? await buffer(stored.body) : Buffer.alloc(0)
    expect(hash(written)).toBe(hash(bytes))
    expect(row).toMatchObject({
      sha256: hash(bytes),
      contentType: 'application/pdf',
      size: bytes.length,
      applicationId: null,
      key: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
    })
  })

  it.each([
    ['doc', makeDoc()],
    ['docx', makeDocx()],
  ])('can be a .%s', async (kind, bytes) => {
    expect((await uploadResume(bytes, `cv.${kind}`)).row.key).toMatch(new RegExp(`\\.${kind}$`))
  })

  const html = Buffer.from('<script>alert(1)</script>')
  const bomb = makeDocx('', [{ name: 'word/media/a.png', data: Buffer.alloc(120 * 1024 * 1024), claims: 9 }])
  it.each([
    ['10 MB and one byte', makePdf('Ada', RESUME_MAX_BYTES + 1), 'cv.pdf', 413, resumeMessages.tooLarge],
    ['an HTML page named .pdf', html, 'cv.pdf', 415, resumeMessages.mismatch],
    ['an executable', makePdf(), 'cv.pdf.exe', 415, resumeMessages.type],
    ['a zip bomb', bomb, 'cv.docx', 422, resumeMessages.unpacked],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', 422, resumeMessages.empty],
    ['an undecodable name', makePdf(), '%', 415, resumeMessages.type],
  ])('is rejected and stores nothing: %s', async (_what, bytes, name, status, message) => {
    const before = await db.resume.count()
    const put = vi.spyOn(storage, 'putObject')
    const headers = name === '%' ? { 'x-file-name': '%' } : undefined
    const refused = await upload(new Uint8Array(bytes), name, headers)
    expect([refused.status, refused.body]).toEqual([status, { ok: false, message }])
    expect(await db.resume.count()).toBe(before)
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
  })

  it('is rejected before a byte is read if its declared size is too large', async () => {
    const pull = vi.fn()
    const never = new ReadableStream({ pull }, { highWaterMark: 0 })
    const { status } = await upload(never, 'cv.pdf', { 'content-length': String(RESUME_MAX_BYTES + 1) })
    expect(status).toBe(413)
    expect(pull).not.toHaveBeenCalled()
  })

  it('is aborted at 10 MB if it does not end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    expect((await upload(endless)).status).toBe(413)
    expect(sent).toBeLessThan(RESUME_MAX_BYTES + 20 * 65_536)
  })

  it('gets a safe name, and never a path', async () => {
    const { body, row } = await uploadResume(makePdf(), '../../etc/cron.d/cv\r\nX: y\u202e.pdf')
    expect(body.name).toBe('cv X y.pdf')
    expect(row.fileName).toBe('cv X y.pdf')
    expect(row.key).toMatch(/^[0-9a-f-]{36}\.pdf$/)
  })

  it('is rejected while unclaimed resumes take up 20 GB', async () => {
    const fileName = randomUUID()
    const file = { fileName, contentType: 'application/pdf', size: 2 ** 31 - 1, sha256: '' }
    await db.resume.createMany({
      data: Array.from({ length: 11 }, () => ({ ...file, key: `${randomUUID()}.pdf` })),
    })
    const refused = await upload(new Uint8Array(makePdf()))
    await db.resume.deleteMany({ where: { fileName } })
    expect([refused.status, refused.body]).toEqual([503, { ok: false, message: resumeMessages.full }])
    expect((await upload(new Uint8Array(makePdf()))).status).toBe(201)
  })

  it('is rejected from another site', async () => {
    const { status } = await upload(new Uint8Array(makePdf()), 'cv.pdf', { origin: 'https://evil.example' })
    expect(status).toBe(403)
  })

  it('is limited by network', async () => {
    becomeVisitor({ address: '192.0.2.67' })
    for (let i = 0; i < 30; i += 1) await upload(new Uint8Array(1), 'cv.png')
    const { status, headers } = await upload(new Uint8Array(makePdf()))
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is limited by network and day, because each file is kept for a day', async () => {
    becomeVisitor({ address: '192.0.2.68' })
    const tomorrow = Date.now() + DAY_MS
    await db.rateLimit.create({
      data: { key: 'resume-upload:day:192.0.2.68', points: 299, expire: BigInt(tomorrow) },
    })
    expect((await upload(new Uint8Array(makePdf()))).status).toBe(201)
    const { status, body } = await upload(new Uint8Array(makePdf()))
    expect([status, body]).toEqual([429, { ok: false, message: resumeMessages.tooMany }])
  })

  it('is private: the public can read neither the object nor the list', async () => {
    const { row } = await uploadResume()
    const bucket = `${env.S3_ENDPOINT}/resumes`
    for (const address of [bucket, `${bucket}/`, `${bucket}/${row.key}`])
      expect((await fetch(address)).status).toBe(403)
    const signed = await storage.signedDownloadUrl('resumes', row.key, row.fileName, 60)
    const opened = await fetch(signed)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await fetch(signed.replace(row.key, `${randomUUID()}.pdf`))).status).toBe(403)
  })
})

describe('a form without JavaScript', () => {
  function post(fields: Record<string, string | undefined>, file?: File) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
    if (file) form.set('resumeFile', file)
    return apply(null, form)
  }
  const pdf = () => new File([new Uint8Array(makePdf())], 'my cv.pdf', { type: 'application/pdf' })

  it('includes its file, which a refused form keeps', async () => {
    const form = formOf()
    const refused = await post({ ...form, phone: '' }, pdf())
    if (refused.ok) throw new Error('The application was accepted')
    expect(refused.fieldErrors).toEqual({ phone: 'Phone number is required' })
    const { resume = '', resumeName, resumeSize, ...typed } = refused.values ?? {}
    expect([resumeName, resumeSize]).toEqual(['my cv.pdf', String(makePdf().length)])
    expect(typed).toEqual({ ...form, phone: '' })

    const empty = new File([], '')
    expect(await post({ ...form, resume }, empty)).toEqual({ ok: true, data: null })
    const [stored] = await db.application.findMany({
      where: { email: form.email },
      include: { resume: true },
    })
    expect(stored?.resume?.fileName).toBe('my cv.pdf')
  })

  it('shows the errors of its file together with the others', async () => {
    const page = new File(['<script>'], 'cv.pdf')
    const refused = await post(formOf({ phone: '' }), page)
    expect(refused).toMatchObject({
      fieldErrors: { phone: 'Phone number is required', resume: resumeMessages.mismatch },
    })
    const onlyFile = await post(formOf(), page)
    expect(onlyFile).toMatchObject({ ok: false, fieldErrors: { resume: resumeMessages.mismatch } })
  })

  it('is rejected if its file is empty', async () => {
    const form = formOf()
    const refused = await post(form, new File([], 'cv.pdf'))
    expect(refused).toMatchObject({ ok: false, fieldErrors: { resume: resumeMessages.empty } })
    expect(await db.application.count({ where: { email: form.email } })).toBe(0)
  })

  it('can remove the stored file', async () => {
    const { token } = await uploadResume()
    const form = formOf({ resume: token, removeResume: 'on' })
    expect(await post(form)).toMatchObject({ ok: true })
    const [stored] = await db.application.findMany({
      where: { email: form.email },
      include: { resume: true },
    })
    expect(stored?.resume).toBeNull()
  })
})

describe('the cleanup', () => {
  it('erases unclaimed resumes in batches, so that a flood cannot stop it', async () => {
    const fileName = randomUUID()
    const createdAt = new Date(Date.now() - 48 * HOUR)
    const file = { fileName, contentType: 'application/pdf', size: 1, sha256: '' }
    await db.resume.createMany({
      data: Array.from({ length: 101 }, (_, index) => ({
        ...file,
        key: `${randomUUID()}.pdf`,
        createdAt: new Date(createdAt.getTime() + index),
      })),
    })
    const left = () => db.resume.count({ where: { fileName } })
    await withClient(env.DATABASE_URL, async (client) => {
      await client.query('BEGIN')
      await client.query(
        'SELECT 1 FROM resume WHERE file_name = $1 ORDER BY created_at DESC LIMIT 1 FOR UPDATE',
        [fileName],
      )
      const sweeping = runJob('applications.sweep-resumes')
      await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: 20_000 })
      await client.query('ROLLBACK')
      await sweeping
    })
    expect(await left()).toBe(0)
  })

  /** Runs the jobs that the worker would run next. */
  async function runEraseJobs() {
    const jobs = await query<{ payload: { key: string } }>(
      `select payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [ERASE_RESUME],
    )
    for (const { payload } of jobs) await runJob(ERASE_RESUME, payload)
  }

  it('erases unclaimed resumes after a day, and objects without a row after an hour', async () => {
    const { row: unclaimed } = await uploadResume()
    const { token, row: claimed } = await uploadResume()
    await apply(formOf({ resume: token }))
    const orphan = `${randomUUID()}.pdf`
    const foreign = 'readme.txt'
    const pdf = makePdf()
    for (const key of [orphan, foreign])
      await storage.putObject('resumes', key, pdf, { contentType: 'application/pdf', size: pdf.length })

    await runJob('applications.sweep-resumes')
    expect(await keysOfResumes()).toEqual(
      expect.arrayContaining([unclaimed.key, claimed.key, orphan, foreign]),
    )

    await query("update resume set created_at = now() - interval '25 hours' where id = any($1)", [
      [unclaimed.id, claimed.id],
    ])
    const listed = vi.spyOn(storage, 'listObjects').mockImplementation(async function* () {
      for (const key of [claimed.key, orphan, foreign])
        yield { key, writtenAt: new Date(Date.now() - 2 * HOUR) }
    })
    await runJob('applications.sweep-resumes')
    listed.mockRestore()
    await runEraseJobs()
    const left = await keysOfResumes()
    expect(left).toEqual(expect.arrayContaining([claimed.key, foreign]))
    expect(left).not.toContain(orphan)
    expect(left).not.toContain(unclaimed.key)
    expect(await db.resume.count({ where: { id: unclaimed.id } })).toBe(0)
    await storage.deleteObject('resumes', foreign)
  })

  it('erases applications after the retention period, with resume, emails and history', async () => {
    const { token, row } = await uploadResume()
    const [old, recent, undecided] = [formOf({ resume: token }), formOf(), formOf()]
    for (const form of [old, recent, undecided]) await apply(form)
    const decide = (email: string, months: number) =>
      query(
        `update job_application set status = 'rejected', decided_at = now() - make_interval(months => $2)
         where email = $1`,
        [email, months],
      )
    await decide(old.email, 13)
    await decide(recent.email, 11)
    const [{ id } = { id: '' }] = await storedFor(old.email)
    await runJob('applications.erase-old')
    await runEraseJobs()

    expect(await storedFor(old.email)).toEqual([])
    expect(await db.mailMessage.count({ where: { subjectId: id } })).toBe(0)
    expect(await db.applicationEvent.count({ where: { applicationId: id } })).toBe(0)
    expect(await storage.openObject('resumes', row.key)).toBeNull()
    expect([...(await storedFor(recent.email)), ...(await storedFor(undecided.email))]).toHaveLength(2)
    const proof = await db.auditEvent.findFirstOrThrow({ where: { noun: 'applications', action: 'erase' } })
    expect(proof).toMatchObject({
      actorName: 'A scheduled job',
      summary: 'erased an application, 12 months after the decision',
      details: { count: 1 },
    })
  })

  it('erases what has been in the Trash for 30 days', async () => {
    const [old, recent] = [formOf(), formOf()]
    for (const form of [old, recent]) await apply(form)
    const remove = (email: string, days: number) =>
      query('update job_application set deleted_at = now() - make_interval(days => $2) where email = $1', [
        email,
        days,
      ])
    await remove(old.email, 31)
    await remove(recent.email, 29)
    await runJob('applications.empty-trash')
    expect(await storedFor(old.email)).toEqual([])
    expect(await storedFor(recent.email)).toHaveLength(1)
  })

  it('removes all traces of a person when their application is erased on request', async () => {
    const { token } = await uploadResume(makePdf(), 'canary.pdf')
    const form = formOf({ resume: token })
    await apply(form)
    const ids = (await storedFor(form.email)).map(({ id }) => id)
    expect(await db.$transaction((tx) => eraseApplications(tx, ids))).toBe(1)
    const tables = ['job_application', 'job_application_event', 'resume', 'mail_message', 'audit_event']
    for (const table of tables)
      expect(await query(`select 1 from ${table} t where t::text like $1`, [`%${form.email}%`])).toEqual([])
  })
})
