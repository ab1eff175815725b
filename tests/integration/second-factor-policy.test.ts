import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginSecondFactorSetup,
  changePassword,
  confirmIdentity,
  removePasskey,
  saveProfile,
} from '@/lib/account/actions'
import { getOwnAccount } from '@/lib/account/admin-queries'
import { SET_UP_FIRST } from '@/lib/auth/required-factor'
import { INVALID_CREDENTIALS } from '@/lib/auth/schema'
import { findAccess, findAdmin, requireAdmin } from '@/lib/auth/session'
import { handlePasskeyOptions } from '@/lib/auth/sign-in-endpoint'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { makeSecondFactorOptional, requireSecondFactor, resetSecondFactor } from '@/lib/staff/actions'
import { getSecondFactorPolicy } from '@/lib/staff/admin-queries'
import { staffMessages } from '@/lib/staff/schema'
import { proxy } from '@/proxy'
import { codeFor, makeAccount, makeTwoFactorAccount, openBrowser, PASSWORD } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { makeAuthenticator } from '../support/authenticator'

const done = { ok: true, data: null }

afterEach(() => db.secondFactorPolicy.deleteMany())

/** Requires a second factor starting the given number of days from now. */
const requireSecondFactorIn = (days: number) =>
  db.secondFactorPolicy.create({ data: { requiredFrom: new Date(Date.now() + days * DAY_MS) } })

async function signInWithPassword() {
  const account = await makeAccount()
  const browser = openBrowser()
  await browser.signIn(account)
  return { account, browser }
}

/** Adds a passkey for the signed-in person. */
async function registerPasskey({ account, browser }: Awaited<ReturnType<typeof signInWithPassword>>) {
  const started = await browser.run(() => beginPasskey({}))
  if (!started.ok) throw new Error('Could not start adding a passkey')
  const authenticator = makeAuthenticator(env.APP_URL, account.id)
  const response = authenticator.create(started.data.challenge)
  expect(await browser.run(() => addPasskey({ name: 'My phone', response }))).toEqual(done)
  return authenticator
}

async function confirmWith(
  authenticator: ReturnType<typeof makeAuthenticator>,
  browser: ReturnType<typeof openBrowser>,
) {
  const started = await browser.run(() => beginConfirmation({}))
  const passkey = authenticator.get(started.ok ? started.data.challenge : '')
  expect(await browser.run(() => confirmIdentity({ passkey }))).toEqual(done)
}

describe('requiring a second factor', () => {
  it('emails people without one, is recorded, and cannot be repeated', async () => {
    const [passwordOnly, twoFactor] = [await makeAccount('Tolu'), await makeTwoFactorAccount()]
    await becomeAdmin()
    expect(await requireSecondFactor({ days: '7' })).toEqual(done)
    const emails = await db.mailMessage.findMany({ where: { template: 'second-factor-required' } })
    const addresses = emails.map(({ toEmail }) => toEmail)
    expect(addresses).toContain(passwordOnly.email)
    expect(addresses).not.toContain(twoFactor.email)
    expect(await db.auditEvent.findFirst({ where: { action: 'require-second-factor' } })).toMatchObject({
      summary: expect.stringContaining(
        'required a passkey or two-factor authentication for all accounts from',
      ),
    })
    const { required, without } = await getSecondFactorPolicy()
    expect((required?.from.getTime() ?? 0) - Date.now()).toBeCloseTo(7 * DAY_MS, -5)
    expect([required?.isDue, without.includes(passwordOnly.name)]).toEqual([false, true])
    expect(await requireSecondFactor({ days: '0' })).toMatchObject({ message: staffMessages.alreadyRequired })
  })

  it('requires a start date', async () => {
    await becomeAdmin()
    expect(await requireSecondFactor({ days: '' } as never)).toMatchObject({
      ok: false,
      fieldErrors: { days: 'Please choose when this starts' },
    })
  })

  it('can be undone, and all owners are notified', async () => {
    const { id, email } = await makeAccount('Olu')
    await db.adminUser.update({ where: { id }, data: { role: 'owner' } })
    await requireSecondFactorIn(-1)
    await becomeTwoFactorAdmin()
    expect(await makeSecondFactorOptional({})).toEqual(done)
    expect(await db.secondFactorPolicy.count()).toBe(0)
    const notice = await db.mailMessage.findFirst({ where: { toEmail: email, template: 'account-notice' } })
    expect(notice?.props).toMatchObject({ change: 'factor-optional' })
  })
})

async function becomeTwoFactorAdmin() {
  const { id } = await becomeAdmin()
  await db.adminUser.update({
    where: { id },
    data: {
      totpSecret: 'sealed',
      totpEnabledAt: new Date(),
      sessions: { updateMany: { where: {}, data: { usedSecondFactor: true } } },
    },
  })
}

describe('someone with only a password', () => {
  it('keeps full access until the deadline and can see when it is', async () => {
    const { browser } = await signInWithPassword()
    await requireSecondFactorIn(1)
    const admin = await browser.run(() => requireAdmin('dashboard'))
    expect(admin.factorToSetUp?.isDue).toBe(false)
    expect((admin.factorToSetUp?.from.getTime() ?? 0) - Date.now()).toBeCloseTo(DAY_MS, -5)
  })

  it('can open only their account page after the deadline', async () => {
    const { account, browser } = await signInWithPassword()
    await requireSecondFactorIn(-1)
    await expect(browser.run(() => requireAdmin('dashboard'))).rejects.toMatchObject({
      digest: expect.stringContaining(';/admin/account;'),
    })
    expect(await browser.run(() => findAccess('dashboard'))).toEqual({
      refusal: { status: 403, message: SET_UP_FIRST },
    })
    expect(await browser.run(() => resetSecondFactor({ id: account.id }))).toMatchObject({
      ok: false,
      message: SET_UP_FIRST,
    })
    expect(await browser.run(() => getOwnAccount())).toMatchObject({ username: account.username })
    const request = (path: string) =>
      proxy(
        new NextRequest(env.APP_URL + path, {
          headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
        }),
      )
    expect((await request('/admin/waitlist')).headers.get('location')).toBe(`${env.APP_URL}/admin/account`)
    expect((await request('/admin/account')).headers.get('location')).toBeNull()
  })

  it('regains access once they have a passkey, and is signed out everywhere else', async () => {
    const { id, email } = await makeAccount('Olu')
    await db.adminUser.update({ where: { id }, data: { role: 'owner' } })
    const person = await signInWithPassword()
    await requireSecondFactorIn(-1)
    const thief = openBrowser()
    expect(await thief.signIn(person.account)).toMatchObject({ status: 200 })
    await registerPasskey(person)
    expect(await person.browser.run(() => requireAdmin('dashboard'))).toMatchObject({ factorToSetUp: null })
    expect(await thief.run(findAdmin)).toBeNull()
    const notices = await db.mailMessage.findMany({ where: { toEmail: email, template: 'account-notice' } })
    expect(notices.map(({ props }) => (props as { change: string }).change)).toContain('factor-set-up')
  })

  it('cannot change their email address or password before setting one up', async () => {
    const { browser } = await signInWithPassword()
    await requireSecondFactorIn(-1)
    const changes: (() => Promise<unknown>)[] = [
      () => saveProfile({ name: 'Eve', email: 'eve@example.com' }),
      () => changePassword({ currentPassword: PASSWORD, newPassword: 'a thoroughly different phrase' }),
    ]
    for (const change of changes)
      expect(await browser.run(change)).toMatchObject({ ok: false, message: SET_UP_FIRST })
  })

  it('can still sign in to set up a second factor', async () => {
    await requireSecondFactorIn(-1)
    const account = await makeAccount()
    expect(await openBrowser().signIn(account)).toMatchObject({ status: 200, body: { ok: true } })
  })
})

describe('someone with an authenticator app', () => {
  it('is unaffected', async () => {
    await requireSecondFactorIn(-1)
    const { username, secret } = await makeTwoFactorAccount()
    const browser = openBrowser()
    expect(await browser.signIn({ username, code: codeFor(secret) })).toMatchObject({ status: 200 })
    expect(await browser.run(() => requireAdmin('dashboard'))).toMatchObject({
      username,
      factorToSetUp: null,
    })
  })
})

describe('someone with a passkey', () => {
  it('sees on their account page that one is needed, but only after the deadline', async () => {
    const person = await signInWithPassword()
    await registerPasskey(person)
    await requireSecondFactorIn(1)
    expect(await person.browser.run(getOwnAccount)).toMatchObject({ isFactorRequired: false })
    await db.secondFactorPolicy.updateMany({ data: { requiredFrom: new Date() } })
    expect(await person.browser.run(getOwnAccount)).toMatchObject({ isFactorRequired: true })
  })

  it('is signed out of password-only sessions at the deadline', async () => {
    const person = await signInWithPassword()
    await registerPasskey(person)
    const passwordBrowser = openBrowser()
    await passwordBrowser.signIn(person.account)
    await requireSecondFactorIn(1)
    expect(await passwordBrowser.run(findAdmin)).not.toBeNull()
    await db.secondFactorPolicy.updateMany({ data: { requiredFrom: new Date() } })
    expect(await passwordBrowser.run(findAdmin)).toBeNull()
    expect(await person.browser.run(findAdmin)).not.toBeNull()
  })

  it('must confirm with it before requiring one right away, so that they don’t lock themselves out', async () => {
    const person = await signInWithPassword()
    const authenticator = await registerPasskey(person)
    const browser = openBrowser()
    await browser.signIn(person.account)
    const require = () => browser.run(() => requireSecondFactor({ days: '0' }))
    expect(await require()).toEqual({ ok: false, message: staffMessages.passkeyFirst, proof: 'passkey' })
    expect(await db.secondFactorPolicy.count()).toBe(0)
    await confirmWith(authenticator, browser)
    expect(await require()).toEqual(done)
    expect(await browser.run(findAdmin)).not.toBeNull()
  })

  it('must confirm their identity with it, even if the password was enough before', async () => {
    const person = await signInWithPassword()
    const { browser, account } = person
    const authenticator = await registerPasskey(person)
    await requireSecondFactorIn(-1)
    await db.adminSession.updateMany({
      where: { userId: account.id },
      data: { confirmedAt: new Date(Date.now() - DAY_MS / 24) },
    })
    const remove = () => browser.run(() => removePasskey({ id: crypto.randomUUID() }))
    expect(await remove()).toMatchObject({ ok: false, proof: 'passkey' })
    const typed = { currentPassword: PASSWORD }
    expect(await browser.run(() => confirmIdentity(typed))).toMatchObject({ ok: false })
    expect(await browser.run(() => beginSecondFactorSetup(typed))).toMatchObject({
      ok: false,
      proof: 'passkey',
    })
    await confirmWith(authenticator, browser)
    expect(await remove()).toEqual(done)
    expect(await browser.run(() => beginSecondFactorSetup(typed))).toMatchObject({ ok: true })
  })

  it('can sign in with only the password until the deadline, but not after it', async () => {
    const person = await signInWithPassword()
    const authenticator = await registerPasskey(person)
    const { username } = person.account
    expect(await openBrowser().signIn({ username })).toMatchObject({ status: 200 })
    await requireSecondFactorIn(1)
    expect(await openBrowser().signIn({ username })).toMatchObject({ status: 200 })
    await db.secondFactorPolicy.updateMany({ data: { requiredFrom: new Date() } })
    const browser = openBrowser()
    expect(await browser.signIn({ username })).toMatchObject({
      status: 401,
      body: { ok: false, asksFor: 'passkey' },
    })
    expect(await browser.run(findAdmin)).toBeNull()
    const wrong = await openBrowser().signIn({ username, password: 'wrong' })
    expect(wrong.body).toEqual({ ok: false, message: INVALID_CREDENTIALS })
    const { challenge } = await (await handlePasskeyOptions()).json()
    expect(await browser.signInWithPasskey(authenticator.get(challenge))).toMatchObject({ status: 200 })
    expect(await browser.run(findAdmin)).toMatchObject({ username })
  })
})
