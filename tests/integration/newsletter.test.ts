import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as openConfirm, POST as postConfirm } from '@/app/api/newsletter/confirm/[token]/route'
import { POST as postFooter } from '@/app/api/newsletter/subscribe/route'
import { GET as openUnsubscribe, POST as postUnsubscribe } from '@/app/api/unsubscribe/[token]/route'
import { isSuppressed } from '@/lib/mail/suppression'
import { renderMail } from '@/lib/mail/template'
import { subscribe } from '@/lib/newsletter/actions'
import { CONSENT_VERSION } from '@/lib/newsletter/consent'
import { newsletterJobs, UNCONFIRMED_DAYS } from '@/lib/newsletter/jobs'
import { newsletterTemplates } from '@/lib/newsletter/mail'
import { getConfirmation, getSubscriptionChoice } from '@/lib/newsletter/queries'
import { readRefused, refusedCookieName } from '@/lib/newsletter/refused-cookie'
import {
  CONFIRM_HOURS,
  EMAIL_INTERVAL_MINUTES,
  EMAILS_A_DAY,
  subscriptionMessages,
} from '@/lib/newsletter/subscription'
import { db } from '@/lib/platform/db'
import { ruleMessages } from '@/lib/platform/form-rules'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'

const HOUR = 3_600_000
beforeEach(becomeNewVisitor)

const find = (email: string) => db.subscriber.findUniqueOrThrow({ where: { email } })
const countEmails = (email: string) => db.mailMessage.count({ where: { toEmail: email } })

async function renderLast(email: string) {
  const mail = await db.mailMessage.findFirstOrThrow({
    where: { toEmail: email },
    orderBy: { createdAt: 'desc' },
  })
  return { mail, ...(await renderMail(newsletterTemplates['newsletter-confirm'], mail.props)) }
}

/** Returns the links in the last email. */
async function linksOf(email: string) {
  const { html, unsubscribeUrl = '' } = await renderLast(email)
  const confirm = /\/newsletter\/confirm\/([\w.-]+)/.exec(html)?.[1] ?? ''
  return { confirm, unsubscribe: unsubscribeUrl.split('/').at(-1) ?? '' }
}

async function addSubscriber() {
  const email = newEmail()
  await subscribe({ email })
  return { email, ...(await linksOf(email)) }
}

const request = new Request('http://localhost/', { method: 'POST' })
const context = (token: string) => ({ params: Promise.resolve({ token }) })
const confirm = (token: string) => postConfirm(request, context(token))
const unsubscribe = (token: string) => postUnsubscribe(request, context(token))

describe('the form in the footer', () => {
  const send = (fields: Record<string, string>) =>
    postFooter(new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }))

  it('emails the owner a confirmation link and redirects to a page that says so', async () => {
    const email = newEmail()
    const response = await send({ email, source: 'footer' })
    expect(response.headers.get('location')).toMatch(/\/newsletter\?asked$/)
    expect(await find(email)).toMatchObject({ status: 'pending', source: 'footer' })
    expect((await linksOf(email)).confirm).toBeTruthy()
  })

  it('leads to the page with the input and its error, in a cookie that lasts a minute', async () => {
    const response = await send({ email: 'ada@', source: 'footer' })
    expect(response.headers.get('location')).toMatch(/\/newsletter$/)
    const [pair = '', ...flags] = (response.headers.get('set-cookie') ?? '').split('; ')
    expect(flags).toEqual(['Path=/', 'Max-Age=60', 'HttpOnly', 'SameSite=Lax'])
    expect(readRefused(pair.slice(refusedCookieName(false).length + 1))).toEqual({
      email: 'ada@',
      message: ruleMessages.email,
    })
  })

  it('refuses other sites, which could otherwise make their visitors request emails to anyone', async () => {
    const email = newEmail()
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const body = new URLSearchParams({ email })
      const response = await postFooter(new Request('http://localhost/', { method: 'POST', body, headers }))
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    }
    expect(await countEmails(email)).toBe(0)
  })

  it('rejects a body that is not a form', async () => {
    const response = await postFooter(new Request('http://localhost/', { method: 'POST', body: '{}' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('set-cookie')).toContain(refusedCookieName(false))
  })
})

describe('subscribing', () => {
  it('stores a normalized address with the consent, and asks its owner', async () => {
    const email = newEmail()
    const before = Date.now()
    expect(await subscribe({ email: ` ${email.toUpperCase()} `, source: 'article' })).toEqual({
      ok: true,
      data: null,
    })
    const row = await find(email)
    expect(row).toMatchObject({ status: 'pending', source: 'article', consentVersion: CONSENT_VERSION })
    expect(row.consentedAt.getTime()).toBeGreaterThanOrEqual(before)
    const runsFor = row.tokenExpiresAt.getTime() - row.consentedAt.getTime()
    expect(runsFor).toBe(CONFIRM_HOURS * HOUR)
    expect((await renderLast(email)).text).toContain(`${CONFIRM_HOURS} hours`)
  })

  it('responds the same whether or not the address is known, and sends one email', async () => {
    const email = newEmail()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => {
        becomeNewVisitor()
        return subscribe({ email })
      }),
    )
    const { confirm: token } = await linksOf(email)
    await confirm(token)
    results.push(await subscribe({ email }))
    expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
      new Set(['{"ok":true,"data":null}']),
    )
    expect(await countEmails(email)).toBe(1)
    expect((await find(email)).status).toBe('subscribed')
  })

  it('sends another email after a while, and only the last one counts', async () => {
    const { email, confirm: first } = await addSubscriber()
    const before = new Date(Date.now() - EMAIL_INTERVAL_MINUTES * 60_000 - 1000)
    await db.subscriber.update({ where: { email }, data: { consentedAt: before } })
    await subscribe({ email })
    expect(await countEmails(email)).toBe(2)
    expect(await getConfirmation(first)).toBeNull()
    expect(await getConfirmation((await linksOf(email)).confirm)).toMatchObject({ state: 'open' })
  })

  it('limits the number of emails, and the last one stays valid', async () => {
    const { email } = await addSubscriber()
    const again = async () => {
      const before = new Date(Date.now() - EMAIL_INTERVAL_MINUTES * 60_000 - 1000)
      await db.subscriber.update({ where: { email }, data: { consentedAt: before } })
      expect(await subscribe({ email })).toEqual({ ok: true, data: null })
    }
    for (let i = 0; i < EMAILS_A_DAY + 2; i += 1) await again()
    expect(await countEmails(email)).toBe(EMAILS_A_DAY)
    expect(await getConfirmation((await linksOf(email)).confirm)).toMatchObject({ state: 'open' })
    const yesterday = new Date(Date.now() - 25 * HOUR)
    await db.mailMessage.updateMany({ where: { toEmail: email }, data: { createdAt: yesterday } })
    await again()
    expect(await countEmails(email)).toBe(EMAILS_A_DAY + 1)
  })

  it.each([
    ['', subscriptionMessages.missing],
    ['ada@nowhere', ruleMessages.email],
    ['a@example.com,b@example.com', ruleMessages.email],
    ['ada@example.com\r\nBcc: b@example.com', ruleMessages.email],
    [['a@example.com', 'b@example.com'], subscriptionMessages.missing],
    [undefined, subscriptionMessages.missing],
  ])('refuses %j next to the field', async (email, message) => {
    const before = await db.subscriber.count()
    const result = await subscribe({ email: email as string })
    expect(result).toEqual({ ok: false, fieldErrors: { email: message } })
    expect(await db.subscriber.count()).toBe(before)
  })

  it('returns the input', async () => {
    const form = new FormData()
    form.set('email', 'ada@nowhere')
    expect(await subscribe(null, form)).toMatchObject({ ok: false, values: { email: 'ada@nowhere' } })
  })

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const email = newEmail()
    expect(await subscribe({ email, website: 'x' })).toEqual({ ok: true, data: null })
    expect(await db.subscriber.count({ where: { email } })).toBe(0)
  })

  it("refuses a visitor's 21st attempt in ten minutes", async () => {
    for (let i = 0; i < 20; i += 1) await subscribe({ email: '' })
    expect(await subscribe({ email: newEmail() })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Too many attempts'),
    })
  })
})

describe('confirming', () => {
  it('requires a click: opening the link changes nothing', async () => {
    const { email, confirm: token } = await addSubscriber()
    const opened = await openConfirm(new Request('http://localhost/'), context(token))
    expect(opened.status).toBe(303)
    expect(await getConfirmation(token)).toMatchObject({
      state: 'open',
      maskedEmail: 'a•••@example.com',
      topicsToken: null,
    })
    expect((await find(email)).status).toBe('pending')
    expect((await confirm(token)).headers.get('location')).toContain(`/newsletter/confirm/${token}`)
    expect(await find(email)).toMatchObject({ status: 'subscribed', confirmedAt: expect.any(Date) })
    const confirmed = await getConfirmation(token)
    expect(confirmed).toMatchObject({ state: 'confirmed' })
    const choice = await getSubscriptionChoice(confirmed?.topicsToken ?? '')
    expect(choice).toMatchObject({ maskedEmail: 'a•••@example.com', status: 'subscribed' })
  })

  it('counts once', async () => {
    const { email, confirm: token } = await addSubscriber()
    await confirm(token)
    const { confirmedAt } = await find(email)
    await confirm(token)
    expect((await find(email)).confirmedAt).toEqual(confirmedAt)
  })

  it('rejects an expired link', async () => {
    const { email, confirm: token } = await addSubscriber()
    await db.subscriber.update({ where: { email }, data: { tokenExpiresAt: new Date(Date.now() - 1000) } })
    expect(await getConfirmation(token)).toMatchObject({ state: 'expired' })
    await confirm(token)
    expect((await find(email)).status).toBe('pending')
  })

  it('is impossible with the contents of the database, or made-up tokens', async () => {
    const { email } = await addSubscriber()
    const { id, tokenHash } = await find(email)
    const { mail } = await renderLast(email)
    const seed = (mail.props as { seed: string }).seed
    for (const token of [tokenHash, seed, id, '', '../x', '%00', 'x'.repeat(201)]) await confirm(token)
    expect((await find(email)).status).toBe('pending')
  })
})

describe('unsubscribing', () => {
  it('takes one click and revokes the confirmation link', async () => {
    const { email, confirm: confirmation, unsubscribe: token } = await addSubscriber()
    await confirm(confirmation)
    const opened = await openUnsubscribe(new Request('http://localhost/'), context(token))
    expect(opened.headers.get('location')).toMatch(/\/unsubscribe\//)
    expect(await getSubscriptionChoice(token)).toMatchObject({ status: 'subscribed' })
    expect((await unsubscribe(token)).status).toBe(200)
    expect((await unsubscribe(token)).status).toBe(200)
    expect(await find(email)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: expect.any(Date) })
    expect(await getSubscriptionChoice(token)).toMatchObject({ status: 'unsubscribed' })
    expect(await getConfirmation(confirmation)).toBeNull()
    await confirm(confirmation)
    expect((await find(email)).status).toBe('unsubscribed')
  })

  it('holds back the queued email', async () => {
    const { email, unsubscribe: token } = await addSubscriber()
    await unsubscribe(token)
    expect(await db.mailMessage.findFirst({ where: { toEmail: email } })).toMatchObject({
      status: 'suppressed',
    })
  })

  it('accepts only its own links', async () => {
    const { email, unsubscribe: token } = await addSubscriber()
    const [id = '', signature = ''] = token.split('.')
    for (const wrong of [`${randomUUID()}.${signature}`, id, `${id}.`, `${id}.${signature}x`])
      expect((await unsubscribe(wrong)).status).toBe(422)
    expect((await find(email)).status).toBe('pending')
  })

  it('stays in effect if someone enters the address again', async () => {
    const { email, confirm: confirmation, unsubscribe: token } = await addSubscriber()
    await confirm(confirmation)
    await unsubscribe(token)
    await db.subscriber.update({ where: { email }, data: { consentedAt: new Date(Date.now() - 24 * HOUR) } })
    await subscribe({ email })
    expect(await find(email)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: expect.any(Date) })
    const again = (await linksOf(email)).confirm
    expect(await getConfirmation(again)).toMatchObject({ state: 'open' })
    // The newer email also has an unsubscribe link.
    await unsubscribe(token)
    expect(await getConfirmation(again)).toBeNull()
    await confirm(again)
    await db.subscriber.update({ where: { email }, data: { tokenExpiresAt: new Date(0) } })
    await newsletterJobs['newsletter.forget-unconfirmed']?.({})
    expect(await find(email)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: expect.any(Date) })
  })

  it('does not keep its owner from subscribing again at once, to all topics', async () => {
    const { email, unsubscribe: token } = await addSubscriber()
    await db.subscriber.update({ where: { email }, data: { topics: ['Savings'] } })
    await unsubscribe(token)
    await subscribe({ email })
    await confirm((await linksOf(email)).confirm)
    expect(await find(email)).toMatchObject({ status: 'subscribed', unsubscribedAt: null, topics: [] })
  })
})

it('deletes addresses that nobody confirmed', async () => {
  const [old, young, kept] = await Promise.all([addSubscriber(), addSubscriber(), addSubscriber()])
  await confirm(kept.confirm)
  const longAgo = new Date(Date.now() - UNCONFIRMED_DAYS * 24 * HOUR - 1000)
  await db.subscriber.updateMany({
    where: { email: { in: [old.email, kept.email] } },
    data: { tokenExpiresAt: longAgo },
  })
  await newsletterJobs['newsletter.forget-unconfirmed']?.({})
  const emails = await db.mailMessage.findMany({ where: { toEmail: { in: [old.email, kept.email] } } })
  expect(emails.map(({ toEmail }) => toEmail)).toEqual([kept.email])
  const left = await db.subscriber.findMany({
    where: { email: { in: [old.email, young.email, kept.email] } },
    select: { email: true },
  })
  expect(left.map(({ email }) => email).sort()).toEqual([young.email, kept.email].sort())
})

it('deletes an address whose owner unsubscribed instead of confirming, and still lets them join the waitlist', async () => {
  const { email, unsubscribe: token } = await addSubscriber()
  await unsubscribe(token)
  const longAgo = new Date(Date.now() - UNCONFIRMED_DAYS * 24 * HOUR - 1000)
  await db.subscriber.update({ where: { email }, data: { tokenExpiresAt: longAgo } })
  await newsletterJobs['newsletter.forget-unconfirmed']?.({})
  expect([await db.subscriber.count({ where: { email } }), await countEmails(email)]).toEqual([0, 0])
  await joinWaitlist({ name: 'Ada', email })
  expect(await isSuppressed(email)).toBe(false)
})
