import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { POST as confirmSubscription } from '@/app/api/newsletter/confirm/[token]/route'
import {
  addNote as addApplicationNote,
  apply,
  deleteApplication,
  sendMessage,
} from '@/lib/applications/actions'
import { applicationJobs } from '@/lib/applications/jobs'
import { storeResume } from '@/lib/applications/upload'
import { recordAudit } from '@/lib/audit/record'
import { postCategories } from '@/lib/blog/schema'
import { startCampaign } from '@/lib/campaigns/actions'
import { campaignJobs } from '@/lib/campaigns/jobs'
import {
  addNote as addContactNote,
  deleteMessage,
  saveSavedReply,
  sendContactMessage,
  sendReply,
} from '@/lib/contact/actions'
import { DAY_MS, lagosDay } from '@/lib/dates'
import { recordMiss } from '@/lib/help/actions'
import { mailJobs } from '@/lib/mail/jobs'
import { chooseTopics, subscribe } from '@/lib/newsletter/actions'
import { confirmToken as subscriptionToken, unsubscribeUrl } from '@/lib/newsletter/tokens'
import { personalData, templates } from '@/lib/nouns-server'
import { suppressAddress } from '@/lib/outbox/actions'
import { confirmRequest, erasePerson, sendCopy, submitPrivacyRequest } from '@/lib/personal-data/actions'
import { getPerson } from '@/lib/personal-data/admin-queries'
import { erasureKey, redactMentions } from '@/lib/personal-data/erase-person'
import { personalDataJobs } from '@/lib/personal-data/jobs'
import { tablesWithTreatment } from '@/lib/personal-data/register'
import { confirmToken, sealPerson } from '@/lib/personal-data/tokens'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { startWorker } from '@/lib/platform/worker'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { verifyChain } from '../../scripts/audit/verify-chain'
import { becomeAdmin } from '../support/admin'
import { findCanary } from '../support/canary'
import { query, withClient } from '../support/database'
import { makePdf } from '../support/documents'
import { becomeNewVisitor } from '../support/request'

log.level = 'silent'

let stop: (() => Promise<void>) | undefined
beforeAll(() => {
  stop = startWorker(
    { ...personalDataJobs(personalData), ...applicationJobs, ...campaignJobs, ...mailJobs(templates) },
    [],
  )
})
afterAll(() => stop?.())

/** A word in the address, the name, and every text and file of one person. */
let word = ''
let email = ''
beforeEach(() => {
  word = `canary${randomUUID().slice(0, 8)}`
  email = `${word}@example.com`
})

type Result = { ok: boolean; message?: string; fieldErrors?: object }
const done = <Given extends Result>(result: Given): Given => {
  expect(result, JSON.stringify(result)).toMatchObject({ ok: true })
  return result
}

async function sendApplication(position: string, changes: object = {}, fileName = `${word}.pdf`) {
  const body = new Blob([new Uint8Array(makePdf(`Curriculum of ${word}`))]).stream()
  const resume = await storeResume({ name: fileName, body, address: '203.0.113.5' })
  const nextMonth = new Date(Date.now() + 30 * DAY_MS)
  done(
    await apply({
      applicantName: `Ada ${word}`,
      email,
      phone: '0803 123 4567',
      location: `Lagos ${word}`,
      experience: '4-6',
      availableStartDate: lagosDay(nextMonth),
      coverLetter: `I am ${word}. `.repeat(20),
      salaryExpectation: word,
      portfolioUrl: `https://${word}.example`,
      linkedinUrl: `https://${word}.example`,
      position,
      resume: resume.token,
      submission: randomUUID(),
      ...changes,
    }),
  )
}

async function sendMessageAs(address: string, text: string) {
  done(
    await sendContactMessage({
      name: `Ada ${text}`.slice(0, 90),
      email: address,
      category: 'general',
      subject: `About ${text}`.slice(0, 140),
      message: `Hello, this is about\n${text}, please.`,
      submission: randomUUID(),
    }),
  )
}

/** Returns the seed in the last email of a kind to the person. */
async function seedOf(template: string) {
  const mail = await db.mailMessage.findFirstOrThrow({
    where: { toEmail: email, template },
    orderBy: { createdAt: 'desc' },
  })
  return (mail.props as { seed: string }).seed
}

async function visitEverything() {
  becomeNewVisitor()
  done(await joinWaitlist({ name: `Ada ${word}`, email, source: 'hero' }))
  done(await subscribe({ email }))
  const token = subscriptionToken(await seedOf('newsletter-confirm'))
  await confirmSubscription(new Request('http://localhost/', { method: 'POST' }), {
    params: Promise.resolve({ token }),
  })
  const subscriber = await db.subscriber.findUniqueOrThrow({ where: { email } })
  const stop = unsubscribeUrl(subscriber.id).split('/').at(-1) ?? ''
  done(await chooseTopics({ token: stop, topics: [postCategories[0]] }))
  done(await recordMiss({ text: email }))
  // The action stores no addresses. Insert one in case it ever does.
  await query('insert into missed_search (text) values ($1)', [`mail of ${email}`])
  await sendMessageAs(email, word)
  await sendMessageAs(email, `${word} again`)
  const [position] = await db.jobPosition.findMany({ where: { status: 'active', deletedAt: null }, take: 1 })
  await sendApplication(position?.slug ?? '')
  await sendApplication('')
  done(await submitPrivacyRequest({ email, kind: 'erasure' }))
  done(await confirmRequest({ token: confirmToken(await seedOf('privacy-confirm')) }))
  done(await submitPrivacyRequest({ email, kind: 'access' }))
  done(await confirmRequest({ token: confirmToken(await seedOf('privacy-confirm')) }))
  // Another person's rows must stay.
  await sendMessageAs(
    `other-${word.slice(6)}@example.org`,
    `what ${email} told me, and not x${email}. _${email}_ -${email}-`,
  )
}

async function workAsStaff() {
  await becomeAdmin()
  const messages = await db.contactMessage.findMany({ where: { email } })
  const [first, second] = messages.map(({ id }) => id)
  const other = await db.contactMessage.findFirstOrThrow({
    where: { email: { endsWith: '@example.org' } },
    orderBy: { receivedAt: 'desc' },
  })
  done(await sendReply({ id: randomUUID(), messageId: first ?? '', text: `Dear ${word}` }))
  done(await addContactNote({ id: first ?? '', noteId: randomUUID(), text: `Called ${word}` }))
  done(
    await addContactNote({
      id: other.id,
      noteId: randomUUID(),
      text: `See also\n${email.toUpperCase()}.`,
    }),
  )
  done(await deleteMessage({ id: second ?? '' }))
  const applications = await db.application.findMany({ where: { email } })
  const [live, trashed] = applications.map(({ id }) => id)
  done(await addApplicationNote({ id: live ?? '', noteId: randomUUID(), text: `Met ${word}` }))
  const written = { id: live ?? '', eventId: randomUUID(), subject: `Hello ${word}`, body: `Dear ${word}` }
  done(await sendMessage(written))
  done(await deleteApplication({ id: trashed ?? '' }))
  done(
    await saveSavedReply({
      id: randomUUID(),
      version: 0,
      title: `For ${word.slice(6)}`,
      body: `Write to ${email}`,
    }),
  )
  const campaign = { subject: 'News', preview: `for ${email}`, body: `Hello ${email}`, recipients: 1 }
  done(await startCampaign({ ...campaign, audience: { kind: 'waitlist', q: email, status: null } }))
  done(await suppressAddress({ email, reason: 'complained' }))
  done(await sendCopy({ person: sealPerson(email, 'lookup') }))
  // Data from another system: a mail server's refusal that quotes the address.
  await db.mailMessage.updateMany({
    where: { toEmail: { endsWith: '@example.org' } },
    data: { lastError: `550 <${email}>: no such user` },
  })
}

/** Mentions the address in the audit log, as texts written by staff may. */
function mentionInAuditLog() {
  const [noun, action, recordId] = ['blog', 'update', `by ${email}`]
  const details = { body: `Dear\n${email}, and ${email.toUpperCase()}: not x${email}`, tags: [email] }
  const entry = { noun, action, recordId, summary: `updated the post “For ${email}”`, details }
  return db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
}

/** Waits until the campaign has written its email and nothing is queued. */
async function waitUntilSettled() {
  await expect
    .poll(() => db.mailMessage.count({ where: { status: 'queued', toEmail: { contains: word.slice(6) } } }), {
      timeout: 30_000,
    })
    .toBe(0)
  await expect.poll(() => db.campaign.count({ where: { status: 'sending' } }), { timeout: 30_000 }).toBe(0)
}

/** Where the word must be found before the erasure, so that not finding it afterward is meaningful. */
const places = [
  'waitlist',
  'newsletter_subscriber',
  'contact_message',
  'contact_event',
  'job_application',
  'resume',
  'job_application_event',
  'mail_message',
  'mail_suppression',
  'privacy_copy',
  'privacy_request',
  'campaigns',
  'saved_reply',
  'missed_search',
  'audit_event',
].map((table) => `public.${table}`)
places.push('resumes')

const erase = async (confirmation = ` ${email.toUpperCase()} `) => {
  await becomeAdmin()
  const result = await erasePerson({ person: sealPerson(email, 'lookup'), confirmation })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.data.id
}

const waitUntilFinished = (id: string) =>
  expect
    .poll(async () => (await db.privacyRequest.findUnique({ where: { id } }))?.status, { timeout: 30_000 })
    .toBe('done')
const filesGone = () =>
  expect
    .poll(
      () => query(`select 1 from graphile_worker.jobs where task_identifier = 'applications.erase-resume'`),
      { timeout: 30_000 },
    )
    .toEqual([])

it('leaves nothing of a person in database and storage, and an anonymous record', async () => {
  await visitEverything()
  await workAsStaff()
  await mentionInAuditLog()
  await waitUntilSettled()
  const person = await getPerson(sealPerson(email, 'lookup'))
  expect(person?.parts.map(({ table }) => table).toSorted()).toEqual(
    [
      'contact_event',
      'contact_message',
      'job_application',
      'job_application_event',
      'mail_message',
      'mail_suppression',
      'newsletter_subscriber',
      'privacy_copy',
      'privacy_request',
      'resume',
      'waitlist',
    ].toSorted(),
  )
  expect(person?.files).toHaveLength(2)
  const before = (await findCanary(word)).map((hit) => hit.split(/[:/]/)[0]).toSorted()
  expect([...new Set(before)]).toEqual([...places].toSorted())
  const others = await db.contactMessage.count({ where: { email: { endsWith: '@example.org' } } })

  const id = await erase()
  await waitUntilFinished(id)
  await filesGone()

  const left = (await findCanary(word)).filter((hit) => !hit.includes(`x${email}`))
  expect(left).toEqual([])
  const proof = await db.privacyRequest.findUniqueOrThrow({ where: { id } })
  expect(proof).toMatchObject({
    kind: 'erasure',
    status: 'done',
    email: null,
    tokenHash: null,
    reason: '',
    closedBy: 'Bisi',
    counts: {
      missed_search_mentions: 1,
      saved_reply_mentions: 1,
      campaigns_mentions: 1,
      audit_event_mentions: 1,
      waitlist: 1,
      newsletter_subscriber: 1,
      contact_message: 2,
      job_application: 2,
      resume: 2,
      mail_suppression: 1,
    },
  })
  expect(await db.contactMessage.count({ where: { email: { endsWith: '@example.org' } } })).toBe(others)
  const [told] = await db.contactMessage.findMany({ where: { message: { contains: `x${email}` } } })
  expect(told?.message).toContain(`what [erased] told me, and not x${email}. _[erased]_ -[erased]-`)
  expect(told?.searchText).toContain('what [erased] told me')
  const verified = await withClient(process.env.DATABASE_URL ?? '', (client) => verifyChain(client))
  expect(verified).toMatchObject({ fault: null, erasures: 1 })
  expect(await getPerson(sealPerson(email, 'lookup'))).toMatchObject({
    parts: [],
    files: [],
    isSuppressed: true,
  })
  // Its keyed hash leads anyone who knows the address to the record.
  expect((await getPerson(sealPerson(email, 'lookup')))?.requests.map((request) => request.id)).toContain(id)
}, 120_000)

it('redacts the address wherever someone else typed it into their own forms', async () => {
  becomeNewVisitor()
  const [name, others] = [`Friend of ${email}`, `other-${word.slice(6)}@example.org`]
  done(await joinWaitlist({ name, email: others, source: 'hero' }))
  await sendMessageAs(others, `what ${email} told me`)
  const typed = {
    email: others,
    applicantName: name,
    location: `With ${email}`,
    coverLetter: `I know ${email}. `.repeat(20),
    salaryExpectation: `As ${email}`,
    portfolioUrl: `https://example.org/${email}.pdf`,
    linkedinUrl: `https://www.linkedin.com/in/${email}`,
  }
  await sendApplication('', typed, `CV_${email}.pdf`)
  const image = await db.mediaImage.create({
    data: {
      bucket: 'images',
      key: `${word}.png`,
      name: `receipt ${email}.png`,
      contentType: 'image/png',
      size: 1,
      width: 1,
      height: 1,
      blur: '',
      sha256: '0'.repeat(64),
    },
  })
  await waitUntilSettled()
  await erase().then(waitUntilFinished)
  expect(await findCanary(email)).toEqual([])
  expect(await db.mediaImage.findUnique({ where: { id: image.id } })).toMatchObject({
    name: 'receipt [erased].png',
  })
  await db.mediaImage.delete({ where: { id: image.id } })
  expect(await db.waitlistEntry.findUnique({ where: { email: others } })).toMatchObject({
    name: 'Friend of [erased]',
  })
  const application = { applicantName: 'Friend of [erased]', location: 'With [erased]' }
  expect(await db.application.findFirst({ where: { email: others } })).toMatchObject(application)
}, 60_000)

it('erases uploaded resumes that name the address and were not sent with an application', async () => {
  const upload = (name: string) =>
    storeResume({ name, body: new Blob([new Uint8Array(makePdf(word))]).stream(), address: '203.0.113.6' })
  await upload(`CV_${email}.pdf`)
  await upload(`CV_x${email}.pdf`)
  const id = await erase()
  await waitUntilFinished(id)
  await filesGone()

  const left = await db.resume.findMany({ where: { fileName: { contains: word } } })
  expect(left.map(({ fileName }) => fileName)).toEqual([`CV_x${email}.pdf`])
  const files = (await findCanary(word)).filter((hit) => hit.startsWith('resumes/'))
  expect(files).toHaveLength(1)
  expect(await db.privacyRequest.findUnique({ where: { id } })).toMatchObject({ counts: { resume: 1 } })
}, 60_000)

const insertMessages = (rows: number, message: string) =>
  query(
    `insert into contact_message (id, reference, name, email, category, subject, message, consent_version)
     select gen_random_uuid(), 'R-' || n || $1, 'Obi', 'obi@example.org', 'general', 'Hello', $2, 'x'
     from generate_series(1, $3::int) as n`,
    [word.slice(6), message, rows],
  )

it.each([
  ['100,000 characters of long', 40, 1_000, 4],
  ['50 short', 450, 20, 50],
])(
  'redacts at most %s texts at once, because more could exceed the time limit of a statement',
  async (_what, rows, mentions, most) => {
    await insertMessages(rows, `${email} `.repeat(mentions))
    const changed: number[] = []
    const [treated] = tablesWithTreatment(personalData, 'redacted').filter(
      ({ model }) => model === 'ContactMessage',
    )
    if (!treated) throw new Error('No column of the messages is redacted')
    await redactMentions({ requestId: randomUUID(), email }, treated, (work) =>
      db.$transaction(async (tx) => {
        const result = await work(tx)
        const [own] = await tx.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS count FROM contact_message WHERE xmin = pg_current_xact_id()::xid`
        changed.push(own?.count ?? 0)
        return result
      }),
    )
    expect(changed.reduce((sum, count) => sum + count)).toBe(rows)
    expect(Math.max(...changed)).toBeLessThanOrEqual(most)
  },
  60_000,
)

it('erases an address that fills a long text which an editor has saved again and again', async () => {
  const text = `${email}/`.repeat(19_500 / (email.length + 1))
  await query(
    `insert into audit_event (id, actor_name, noun, action, summary, details)
     select gen_random_uuid(), 'Bisi', 'legal', 'update', 'changed ${word.slice(6)}', jsonb_build_object('content', $1::text)
     from generate_series(1, 60)`,
    [text],
  )
  await erase().then(waitUntilFinished)
  const entries = { noun: 'legal', summary: `changed ${word.slice(6)}` }
  const redacted = { content: text.replaceAll(email, '[erased]') }
  expect(await db.auditEvent.count({ where: { ...entries, details: { equals: redacted } } })).toBe(60)
}, 60_000)

/** Holds the locks that a statement takes on an address until the returned function is called. */
async function hold(sql: string, address: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query(sql, [address])
  return () => client.query('commit').finally(() => client.end())
}

/** Waits until the erasure waits for a lock, in a statement that contains a text. */
const untilBlocked = (statement: string) =>
  expect
    .poll(
      async () => {
        const waiting = await query<{ query: string }>(
          `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.map((each) => each.query).join()
      },
      { timeout: 10_000, interval: 20 },
    )
    .toContain(statement)

it('redacts what colleagues write while the erasure runs', async () => {
  becomeNewVisitor()
  const others = `other-${word.slice(6)}@example.org`
  await sendMessageAs(others, 'a question')
  done(await joinWaitlist({ name: `Friend of ${email}`, email: others, source: 'hero' }))
  await waitUntilSettled()
  await becomeAdmin()
  const { id: messageId } = await db.contactMessage.findFirstOrThrow({ where: { email: others } })
  const addNote = async (text: string) =>
    done(await addContactNote({ id: messageId, noteId: randomUUID(), text }))
  const reply = { id: randomUUID(), title: `For ${word.slice(6)}` }
  done(await saveSavedReply({ ...reply, version: 0, body: 'Hello' }))

  // The signups are swept last, when the erasure no longer looks at messages and replies.
  const releaseFriend = await hold('select 1 from waitlist where email = $1 for update', others)
  const id = await erase()
  await untilBlocked('UPDATE waitlist')
  await addNote(`Write to ${email}`)
  done(await saveSavedReply({ ...reply, version: 1, body: `Write to ${email}` }))
  await db.waitlistEntry.create({ data: { name: 'Ada', email, source: 'hero', consentVersion: 'x' } })
  const releasePerson = await hold('select 1 from waitlist where email = $1 for update', email)
  await releaseFriend()
  // Its last transaction waits for whatever is about to email the person.
  await untilBlocked('FOR UPDATE')
  await addNote(`Again: ${email}`)
  await releasePerson()

  await waitUntilFinished(id)
  expect(await findCanary(email)).toEqual([])
  const notes = await db.contactEvent.findMany({ where: { messageId }, orderBy: { at: 'asc' } })
  expect(notes.map(({ text }) => text)).toEqual(['Write to [erased]', 'Again: [erased]'])
  const saved = await db.savedReply.findUnique({ where: { id: reply.id } })
  expect(saved?.body).toBe('Write to [erased]')
}, 60_000)

it('repeats only the last step when a lock is held for a long time, without sweeping everything again', async () => {
  becomeNewVisitor()
  const others = `other-${word.slice(6)}@example.org`
  done(await joinWaitlist({ name: `Friend of ${email}`, email: others, source: 'hero' }))
  await waitUntilSettled()
  const releaseFriend = await hold('select 1 from waitlist where email = $1 for update', others)
  const id = await erase()
  await untilBlocked('UPDATE waitlist')
  await db.waitlistEntry.create({ data: { name: 'Ada', email, source: 'hero', consentVersion: 'x' } })
  const releasePerson = await hold('select 1 from waitlist where email = $1 for update', email)
  await releaseFriend()
  await untilBlocked('FOR UPDATE')
  // Longer than a statement waits for a lock.
  await wait(4_000)
  const failures = await query<{ error: string }>(
    `select last_error as error from graphile_worker.jobs
     where key = $1 and last_error is not null`,
    [erasureKey(id)],
  )
  await releasePerson()
  expect(failures).toEqual([])
  await waitUntilFinished(id)
  expect(await findCanary(email)).toEqual([])
}, 60_000)

it.each([
  ['in capitals', 'ádá@example.com', 'ÁDÁ@EXAMPLE.COM'],
  ['with accents as separate characters', 'ádá@example.com', 'ádá@example.com'.normalize('NFD')],
  ['with its domain in Unicode', 'ada@xn--bcher-kva.example', 'ada@Bücher.example'],
  ['as in a web address', 'ada@example.com', 'Ada%40Example.com'],
  ['as in the query of a web address', 'ada+news@example.com', 'Ada+News%40Example.com'],
  ['as in a link for emails', 'ada+news@example.com', 'Ada%2BNews@Example.com'],
  ['as forms write it into a web address', "o'brien+x@example.com", 'O%27Brien%2BX%40Example.com'],
  ['as browsers write it into a web address', "o'brien@example.com", 'O%27Brien@Example.com'],
])(
  'redacts an address that others spell differently: %s',
  async (_how, stored, respelled) => {
    const local = word.slice(6)
    email = `${local}.${stored}`
    const spelled = `${local}.${respelled}`
    becomeNewVisitor()
    const others = `other-${local}@example.org`
    await sendMessageAs(others, 'a question')
    await becomeAdmin()
    const { id: messageId } = await db.contactMessage.findFirstOrThrow({ where: { email: others } })
    const text = `${spelled}, ${email}, not e\u0301${spelled}`
    done(await addContactNote({ id: messageId, noteId: randomUUID(), text }))
    const details = { tags: [email, spelled], body: `${spelled}, ${email}` }
    const entry = { noun: 'blog', action: 'update', summary: `wrote to ${spelled} and ${email}`, details }
    await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
    const id = await erase()
    await waitUntilFinished(id)

    expect(await db.privacyRequest.findUnique({ where: { id } })).toMatchObject({
      counts: { contact_event_mentions: 1, audit_event_mentions: 1 },
    })
    const note = await db.contactEvent.findFirst({ where: { messageId } })
    expect(note?.text).toBe(`[erased], [erased], not e\u0301${spelled}`)
    const [audited] = await db.auditEvent.findMany({
      where: { noun: 'blog' },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(audited).toMatchObject({
      summary: 'wrote to [erased] and [erased]',
      searchText: 'wrote to [erased] and [erased]',
      details: { tags: ['[erased]', '[erased]'], body: '[erased], [erased]' },
    })
  },
  60_000,
)

it('redacts an address before a sentence without a space, but not within a longer domain', async () => {
  const body = `${email}.Thanks. To ${email}.I think; not ${email}.ng, ${email}.NG or ${word}@Example.Com.Ng`
  const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
  await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
  await erase().then(waitUntilFinished)

  const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
  expect(audited?.details).toEqual({
    body: `[erased].Thanks. To [erased].I think; not ${email}.ng, ${email}.NG or ${word}@Example.Com.Ng`,
  })
}, 60_000)

it('redacts an address after an encoded character of a web address', async () => {
  const encoded = email.replace('@', '%40')
  const bodyWith = (plain: string, inQuery: string) =>
    `https://example.org/?next=%2Fcopy%3Fto%3D${inQuery}%26page%3D2, ?q=%2B${inQuery}, ` +
    `mailto:%20${plain}, mailto:obi@example.org%2C${plain}, mailto:%3C${plain}%3E, ` +
    `not %C3%A9${encoded}, obi%2B${encoded}, mailto:%C3%A9${email}, mailto:obi%2B${email} or 120${email}`
  const body = bodyWith(email, encoded)
  const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
  await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
  await erase().then(waitUntilFinished)

  const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
  expect(audited?.details).toEqual({ body: bodyWith('[erased]', '[erased]') })
}, 60_000)

it('redacts an address next to text without spaces and after a percentage, but not within a longer address', async () => {
  const bodyWith = (address: string) =>
    `日本${address}まで${address}です。ติดต่อ${address}ค่ะ, 메일${address}으로, को${address}पर, ` +
    `ⴰⵣⵓⵍ${address}ⴰⵣⵓⵍ, ⲁⲛⲟⲕ${address}ⲁⲛⲟⲕ, ἐν${address}ᾧ, ꭰꭶ${address}ꭰꭶ, ﻣﻊ${address}ﻣﻊ, ﾒｰﾙ${address}ﾏﾃﾞ, ` +
    `𞤀𞤣𞤢𞤥${address}𞤀𞤣𞤢𞤥, 𠮷${address}𠮷, 50%${address}, 7.5%${address}, ` +
    `not 日本1.${email}, 1.${email}, obi%${email}, a50%${email}, 50%2B${email} or ${email}é`
  const entry = {
    noun: 'blog',
    action: 'update',
    summary: bodyWith(email),
    details: { body: bodyWith(email) },
  }
  await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
  await erase().then(waitUntilFinished)

  const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
  expect(audited).toMatchObject({ summary: bodyWith('[erased]'), details: { body: bodyWith('[erased]') } })
}, 60_000)

it.each(['日', '𠮷'])(
  'keeps a longer address of someone else that starts in a script without spaces: %s',
  async (character) => {
    email = `${character}${word.slice(6)}@example.com`
    const body = `${email}, not 本${email} or 𠮷${email}`
    const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
    await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
    await erase().then(waitUntilFinished)

    const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
    expect(audited?.details).toEqual({ body: `[erased], not 本${email} or 𠮷${email}` })
  },
  60_000,
)

it('redacts no address of someone else that an encoded character precedes', async () => {
  const rest = `${word.slice(6)}@example.com`
  email = `20${rest}`
  const body = `mailto:%20${rest}, but mailto:%20${email}`
  const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
  await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
  await erase().then(waitUntilFinished)

  const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
  expect(audited?.details).toEqual({ body: `mailto:%20${rest}, but mailto:%20[erased]` })
}, 60_000)

it.each([
  ['ı', 'I'],
  ['σ', 'Σ'],
])(
  'erases an address with %s from an entry that also spells it with %s',
  async (letter, capital) => {
    email = `${word.slice(6)}${letter}@example.com`
    const body = `${email} and ${word.slice(6)}${capital}@example.com`
    const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
    await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
    await erase(email).then(waitUntilFinished)

    const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
    expect(audited?.details).toEqual({ body: '[erased] and [erased]' })
  },
  60_000,
)

it.each(['n', 'r', 't', 'b', 'f'])(
  'redacts an address in JSON, but not an escape that together with the text after it looks like one: \\%s',
  async (character) => {
    const rest = `${word.slice(6)}@example.com`
    email = character + rest
    const control = JSON.parse(`"\\${character}"`)
    const body = `to me at${control}${rest}, or${control}${email}; in C:\\${email} and C:\\${character}${email}`
    const entry = { noun: 'blog', action: 'update', summary: 'changed a post', details: { body } }
    await db.$transaction((tx) => recordAudit(tx, { name: 'Bisi' }, entry))
    await erase().then(waitUntilFinished)

    const audited = await db.auditEvent.findFirst({ where: { noun: 'blog' }, orderBy: { id: 'desc' } })
    expect(audited?.details).toEqual({
      body: `to me at${control}${rest}, or${control}[erased]; in C:\\[erased] and C:\\${character}${email}`,
    })
  },
  60_000,
)

it.each([' ', '%20', '日', ' 7.5%'])(
  'redacts long texts full of mentions within the time limit of a statement: between them "%s"',
  async (separator) => {
    await insertMessages(8, `${email}${separator}`.repeat(4000))
    await erase().then(waitUntilFinished)
    const redacted = { email: 'obi@example.org', message: `[erased]${separator}`.repeat(4000) }
    expect(await db.contactMessage.count({ where: redacted })).toBe(8)
  },
  60_000,
)
