import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as openConfirm } from '@/app/api/privacy/confirm/[token]/route'
import { DAY_MS, HOUR_MS } from '@/lib/dates'
import { renderMail } from '@/lib/mail/template'
import { jobs } from '@/lib/nouns-server'
import { refuseRequest, submitPrivacyRequest } from '@/lib/personal-data/actions'
import { getRequest, getRequestCounts, listRequests } from '@/lib/personal-data/admin-queries'
import { ANSWERED_MONTHS, UNCONFIRMED_DAYS } from '@/lib/personal-data/jobs'
import { personalDataTemplates } from '@/lib/personal-data/mail'
import { getConfirmationRequest } from '@/lib/personal-data/queries'
import {
  ANSWER_DAYS,
  CONFIRM_HOURS,
  EMAIL_INTERVAL_MINUTES,
  EMAILS_A_DAY,
  personalDataMessages,
} from '@/lib/personal-data/request-rules'
import { requestList } from '@/lib/personal-data/schema'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ruleMessages } from '@/lib/platform/form-rules'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { withClient } from '../support/database'
import { newEmail } from '../support/new-email'
import {
  confirm,
  emailsOf,
  joinWaitlistAs,
  pageRequest,
  requestAndConfirm,
  requestData,
  requestsOf,
  seedIn,
  tokenOf,
  tokenParams,
} from '../support/personal-data'
import { becomeNewVisitor } from '../support/request'

beforeEach(becomeNewVisitor)

describe('requesting', () => {
  it('stores a normalized address with the hash of its token, and shows staff nothing yet', async () => {
    const email = newEmail()
    expect(await submitPrivacyRequest({ email: ` ${email.toUpperCase()} `, kind: 'erasure' })).toMatchObject({
      ok: true,
    })
    const [row] = await requestsOf(email)
    expect(row).toMatchObject({ kind: 'erasure', status: 'unconfirmed', confirmedAt: null, dueAt: null })
    const runsFor = (row?.tokenExpiresAt?.getTime() ?? 0) - (row?.requestedAt.getTime() ?? 0)
    expect(Math.round(runsFor / HOUR_MS)).toBe(CONFIRM_HOURS)
    expect(row?.tokenHash).not.toContain(await tokenOf(email))
    await becomeAdmin()
    const { rows } = await listRequests(parseListParams(requestList, { q: email }))
    expect(rows).toEqual([])
    expect(await getRequest(row?.id ?? '')).toBeNull()
  })

  it('answers the same whether the address is known or not', async () => {
    const knownEmail = await joinWaitlistAs()
    const results = [
      await submitPrivacyRequest({ email: knownEmail, kind: 'access' }),
      await submitPrivacyRequest({ email: newEmail(), kind: 'access' }),
      await submitPrivacyRequest({ email: knownEmail, kind: 'access' }),
    ]
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  })

  it('limits emails to one at a time and a few per day', async () => {
    const email = newEmail()
    await Promise.all(Array.from({ length: 8 }, () => submitPrivacyRequest({ email, kind: 'access' })))
    expect(await emailsOf(email)).toHaveLength(1)
    for (let i = 0; i < EMAILS_A_DAY + 2; i += 1) {
      const before = new Date(Date.now() - EMAIL_INTERVAL_MINUTES * 60_000 - 1000)
      await db.mailMessage.updateMany({ where: { toEmail: email }, data: { createdAt: before } })
      await submitPrivacyRequest({ email, kind: 'access' })
    }
    expect(await emailsOf(email)).toHaveLength(EMAILS_A_DAY)
    expect(await requestsOf(email)).toHaveLength(1)
    expect(await getConfirmationRequest(await tokenOf(email))).toMatchObject({ state: 'open' })
    // Nobody can use up the emails that the owner needs for other requests.
    await submitPrivacyRequest({ email, kind: 'erasure' })
    expect(await emailsOf(email)).toHaveLength(EMAILS_A_DAY + 1)
  })

  it.each([
    [{ email: '', kind: 'access' }, { email: personalDataMessages.missing }],
    [{ email: 'ada@nowhere', kind: 'access' }, { email: ruleMessages.email }],
    [{ email: 'a@example.com\r\nBcc: b@example.com', kind: 'access' }, { email: ruleMessages.email }],
    [{ email: 'a@example.com', kind: 'everything' }, { kind: personalDataMessages.kind }],
    [{}, { email: personalDataMessages.missing, kind: personalDataMessages.kind }],
  ])('refuses %j next to its fields', async (input, fieldErrors) => {
    const before = await db.privacyRequest.count()
    expect(await submitPrivacyRequest(input as { email: string; kind: string })).toEqual({
      ok: false,
      fieldErrors,
    })
    expect(await db.privacyRequest.count()).toBe(before)
  })

  it('stores nothing from a bot that fills in the honeypot', async () => {
    const email = newEmail()
    expect(await submitPrivacyRequest({ email, kind: 'erasure', website: 'x' })).toEqual({
      ok: true,
      data: null,
    })
    expect(await requestsOf(email)).toEqual([])
  })

  it("refuses a visitor's 21st attempt in ten minutes", async () => {
    for (let i = 0; i < 20; i += 1) await submitPrivacyRequest({ email: '', kind: 'access' })
    expect(await submitPrivacyRequest({ email: newEmail(), kind: 'access' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Too many attempts'),
    })
  })
})

describe('confirming', () => {
  it('requires a click: opening the link explains what will happen and changes nothing', async () => {
    const { email, token } = await requestData('erasure')
    for (let scan = 0; scan < 3; scan++) {
      expect((await openConfirm(pageRequest, tokenParams(token))).headers.get('location')).toContain(
        `/privacy/confirm/${token}`,
      )
      expect(await getConfirmationRequest(token)).toMatchObject({
        state: 'open',
        kind: 'erasure',
        maskedEmail: 'a•••@example.com',
      })
    }
    expect(await requestsOf(email)).toMatchObject([{ status: 'unconfirmed' }])
    expect((await confirm(token)).status).toBe(303)
    const [row] = await requestsOf(email)
    expect(row).toMatchObject({ status: 'open', confirmedAt: expect.any(Date) })
    expect((row?.dueAt?.getTime() ?? 0) - (row?.confirmedAt?.getTime() ?? 0)).toBe(ANSWER_DAYS * DAY_MS)
  })

  it('acknowledges the request once and shows it to staff', async () => {
    const { email, token, id } = await requestAndConfirm('access')
    await Promise.all([confirm(token), confirm(token)])
    expect(await emailsOf(email, 'privacy-received')).toHaveLength(1)
    await becomeAdmin()
    const { rows } = await listRequests(parseListParams(requestList, { q: email.slice(0, 12).toUpperCase() }))
    expect(rows).toMatchObject([{ id, email, kind: 'access', status: 'open' }])
    const events = await db.auditEvent.findMany({ where: { noun: 'privacy', recordId: id } })
    expect(JSON.stringify(events)).not.toContain(email)
  })

  it('rejects a link that is expired, replaced or made up', async () => {
    const { email, token } = await requestData('access')
    await db.privacyRequest.updateMany({
      where: { email },
      data: { tokenExpiresAt: new Date(Date.now() - 1) },
    })
    expect(await getConfirmationRequest(token)).toMatchObject({ state: 'expired' })
    await confirm(token)
    await db.mailMessage.updateMany({
      where: { toEmail: email },
      data: { createdAt: new Date(Date.now() - HOUR_MS) },
    })
    await submitPrivacyRequest({ email, kind: 'access' })
    expect(await getConfirmationRequest(token)).toBeNull()
    const [row] = await requestsOf(email)
    const [sentEmail] = await emailsOf(email)
    for (const wrong of [row?.tokenHash ?? '', seedIn(sentEmail), '', '%00', 'x'.repeat(201)])
      await confirm(wrong)
    expect(await requestsOf(email)).toMatchObject([{ status: 'unconfirmed' }])
  })

  it('a second request for the same joins the first, with its deadline', async () => {
    const { email, id } = await requestAndConfirm('erasure')
    await db.mailMessage.updateMany({
      where: { toEmail: email },
      data: { createdAt: new Date(Date.now() - HOUR_MS) },
    })
    const { token } = await requestData('erasure', email)
    await confirm(token)
    expect((await requestsOf(email)).map((row) => row.id)).toEqual([id])
    expect(await getConfirmationRequest(token)).toMatchObject({ state: 'confirmed' })
    expect(await emailsOf(email, 'privacy-received')).toHaveLength(1)
  })
})

describe('the list', () => {
  it('starts with the most urgent, marks overdue ones, and finds by part of the address', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const late = await requestAndConfirm('access', `late-${word}@example.com`)
    const later = await requestAndConfirm('access', `later-${word}@example.com`)
    await db.privacyRequest.update({ where: { id: late.id }, data: { dueAt: new Date(Date.now() - DAY_MS) } })
    await becomeAdmin()
    const { rows } = await listRequests(parseListParams(requestList, { q: word }))
    expect(rows.map(({ id }) => id)).toEqual([late.id, later.id])
    expect((await getRequestCounts()).overdue).toBeGreaterThanOrEqual(1)
  })

  it('counts an erasure that is not finished as open, and as overdue once its deadline has passed', async () => {
    await becomeAdmin()
    const before = await getRequestCounts()
    const { id } = await requestAndConfirm('erasure')
    const dueAt = new Date(Date.now() - DAY_MS)
    await db.privacyRequest.update({ where: { id }, data: { status: 'erasing', dueAt } })
    expect(await getRequestCounts()).toMatchObject({ open: before.open + 1, overdue: before.overdue + 1 })
  })
})

describe('refusing', () => {
  it('emails the reason, once', async () => {
    const { email, id, token } = await requestAndConfirm('erasure')
    await becomeAdmin()
    expect(await refuseRequest({ id, reason: ' ' })).toMatchObject({
      ok: false,
      fieldErrors: { reason: expect.any(String) },
    })
    expect(await refuseRequest({ id, reason: 'We must keep it.\n\nFor a year.' })).toEqual({
      ok: true,
      data: null,
    })
    expect((await refuseRequest({ id, reason: 'Again' })).ok).toBe(false)
    const [sentEmail, ...more] = await emailsOf(email, 'privacy-refused')
    expect(more).toEqual([])
    const { text } = await renderMail(personalDataTemplates['privacy-refused'], sentEmail?.props)
    expect(text).toContain('For a year.')
    expect(text).toContain('Nigeria Data Protection Commission')
    expect(await getRequest(id)).toMatchObject({
      status: 'refused',
      closedBy: 'Bisi',
      reason: expect.any(String),
    })
    expect(await getConfirmationRequest(token)).toMatchObject({ isClosed: true })
  })
})

it('deletes what is no longer needed', async () => {
  const { email } = await requestData('access')
  const { email: young } = await requestData('access')
  await db.privacyRequest.updateMany({
    where: { email },
    data: { tokenExpiresAt: new Date(Date.now() - UNCONFIRMED_DAYS * DAY_MS - 1000) },
  })
  const { id: answered, email: answeredEmail } = await requestAndConfirm('access')
  const longAgo = new Date()
  longAgo.setMonth(longAgo.getMonth() - ANSWERED_MONTHS - 1)
  await db.privacyRequest.update({ where: { id: answered }, data: { status: 'done', closedAt: longAgo } })
  const copy = { email: young, tokenHash: randomUUID(), expiresAt: new Date(Date.now() - 1) }
  const { id: subjectId } = await db.privacyCopy.create({ data: copy })
  await db.mailMessage.create({
    data: { template: 'privacy-copy', props: { seed: randomUUID() }, toEmail: young, subjectId },
  })
  await jobs['privacy.forget']?.({})
  expect(await requestsOf(email)).toEqual([])
  expect(await requestsOf(young)).toHaveLength(1)
  expect(await db.privacyCopy.count({ where: { tokenHash: copy.tokenHash } })).toBe(0)
  // Their emails contain the address.
  const emails = await db.mailMessage.findMany({ where: { toEmail: { in: [email, young, answeredEmail] } } })
  expect(emails.map(({ template, toEmail }) => [template, toEmail])).toEqual([['privacy-confirm', young]])
  expect(await db.privacyRequest.findUnique({ where: { id: answered } })).toMatchObject({
    email: null,
    status: 'done',
  })
})

it('deletes old requests in batches, so that one night can delete any number', async () => {
  const emailHash = randomUUID()
  const due = { kind: 'access', emailHash, tokenExpiresAt: new Date(0) } as const
  await db.privacyRequest.createMany({
    data: Array.from({ length: 1_001 }, () => ({ ...due, email: randomUUID(), tokenHash: randomUUID() })),
  })
  const left = () => db.privacyRequest.count({ where: { emailHash } })
  await withClient(env.DATABASE_URL, async (client) => {
    await client.query('BEGIN')
    await client.query(
      'SELECT 1 FROM privacy_request WHERE email_hash = $1 ORDER BY id DESC LIMIT 1 FOR UPDATE',
      [emailHash],
    )
    const forgetting = jobs['privacy.forget']?.({})
    await vi.waitFor(async () => expect(await left()).toBeLessThan(100), { timeout: 20_000 })
    await client.query('ROLLBACK')
    await forgetting
  })
  expect(await left()).toBe(0)
})
