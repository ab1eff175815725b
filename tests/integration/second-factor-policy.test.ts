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
const requireIn = (days: number) =>
  db.secondFactorPolicy.create({ data: { requiredFrom: new Date(Date.now() + days * DAY_MS) } })

async function signedIn() {
  const account = await makeAccount()
  const browser = openBrowser()
  await browser.signIn(account)
  return { account, browser }
}

/** Adds a passkey for the signed-in person. */
async function givePasskey({ account, browser }: Awaited<ReturnType<typeof signedIn>>) {
  const begun = await browser.act(() => beginPasskey({}))
  if (!begun.ok) throw new Error('Could not start adding a passkey')
  const authenticator = makeAuthenticator(env.APP_URL, account.id)
  const response = authenticator.create(begun.data.challenge)
  expect(await browser.act(() => addPasskey({ name: 'My phone', response }))).toEqual(done)
  return authenticator
}

describe('requiring a second factor', () => {
  it('emails people without one, is recorded, and happens once', async () => {
    const [bare, twoFactor] = [await makeAccount('Bare'), await makeTwoFactorAccount()]
    await becomeAdmin()
    expect(await requireSecondFactor({ days: '7' })).toEqual(done)
    const emails = await db.mailMessage.findMany({ where: { template: 'second-factor-required' } })
    const addresses = emails.map(({ toEmail }) => toEmail)
    expect(addresses).toContain(bare.email)
    expect(addresses).not.toContain(twoFactor.email)
    expect(await db.auditEvent.findFirst({ where: { action: 'require-second-factor' } })).toMatchObject({
      summary: expect.stringContaining(
        'required a passkey or two-factor authentication for all accounts from',
      ),
    })
    const { required, without } = await getSecondFactorPolicy()
    expect((required?.from.getTime() ?? 0) - Date.now()).toBeCloseTo(7 * DAY_MS, -5)
    expect([required?.isDue, without.includes(bare.name)]).toEqual([false, true])
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
    await requireIn(-1)
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
  it('keeps full access until the date, which they can see', async () => {
    const { browser } = await signedIn()
    await requireIn(1)
    const admin = await browser.act(() => requireAdmin('dashboard'))
    expect(admin.factorToSetUp?.isDue).toBe(false)
    expect((admin.factorToSetUp?.from.getTime() ?? 0) - Date.now()).toBeCloseTo(DAY_MS, -5)
  })

  it('can open only their account page after the date', async () => {
    const { account, browser } = await signedIn()
    await requireIn(-1)
    await expect(browser.act(() => requireAdmin('dashboard'))).rejects.toMatchObject({
      digest: expect.stringContaining(';/admin/account;'),
    })
    expect(await browser.act(() => findAccess('dashboard'))).toEqual({
      refusal: { status: 403, message: SET_UP_FIRST },
    })
    expect(await browser.act(() => resetSecondFactor({ id: account.id }))).toMatchObject({
      ok: false,
      message: SET_UP_FIRST,
    })
    expect(await browser.act(() => getOwnAccount())).toMatchObject({ username: account.username })
    const ask = (path: string) =>
      proxy(
        new NextRequest(env.APP_URL + path, {
          headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
        }),
      )
    expect((await ask('/admin/waitlist')).headers.get('location')).toBe(`${env.APP_URL}/admin/account`)
    expect((await ask('/admin/account')).headers.get('location')).toBeNull()
  })

  it('regains access once they have a passkey, and is signed out everywhere else', async () => {
    const { id, email } = await makeAccount('Olu')
    await db.adminUser.update({ where: { id }, data: { role: 'owner' } })
    const person = await signedIn()
    await requireIn(-1)
    const thief = openBrowser()
    expect(await thief.signIn(person.account)).toMatchObject({ status: 200 })
    await givePasskey(person)
    expect(await person.browser.act(() => requireAdmin('dashboard'))).toMatchObject({ factorToSetUp: null })
    expect(await thief.act(findAdmin)).toBeNull()
    const notices = await db.mailMessage.findMany({ where: { toEmail: email, template: 'account-notice' } })
    expect(notices.map(({ props }) => (props as { change: string }).change)).toContain('factor-set-up')
  })

  it('can change neither their email address nor their password before setting one up', async () => {
    const { browser } = await signedIn()
    await requireIn(-1)
    for (const change of [
      () => saveProfile({ name: 'Eve', email: 'eve@example.com' }),
      () => changePassword({ currentPassword: PASSWORD, newPassword: 'a thoroughly different phrase' }),
    ])
      expect(await browser.act(change)).toMatchObject({ ok: false, message: SET_UP_FIRST })
  })

  it('can still sign in to set up a second factor', async () => {
    await requireIn(-1)
    const account = await makeAccount()
    expect(await openBrowser().signIn(account)).toMatchObject({ status: 200, body: { ok: true } })
  })
})

describe('someone with an authenticator app', () => {
  it('is not affected', async () => {
    await requireIn(-1)
    const { username, secret } = await makeTwoFactorAccount()
    const browser = openBrowser()
    expect(await browser.signIn({ username, code: codeFor(secret) })).toMatchObject({ status: 200 })
    expect(await browser.act(() => requireAdmin('dashboard'))).toMatchObject({
      username,
      factorToSetUp: null,
    })
  })
})

describe('someone with a passkey', () => {
  it('is signed out on the date wherever they used only a password', async () => {
    const person = await signedIn()
    await givePasskey(person)
    const byPassword = openBrowser()
    await byPassword.signIn(person.account)
    await requireIn(1)
    expect(await byPassword.act(findAdmin)).not.toBeNull()
    await db.secondFactorPolicy.updateMany({ data: { requiredFrom: new Date() } })
    expect(await byPassword.act(findAdmin)).toBeNull()
    expect(await person.browser.act(findAdmin)).not.toBeNull()
  })

  it('must use it to confirm who they are, even where the password was enough before', async () => {
    const person = await signedIn()
    const { browser, account } = person
    const authenticator = await givePasskey(person)
    await requireIn(-1)
    await db.adminSession.updateMany({
      where: { userId: account.id },
      data: { confirmedAt: new Date(Date.now() - DAY_MS / 24) },
    })
    const remove = () => browser.act(() => removePasskey({ id: crypto.randomUUID() }))
    expect(await remove()).toMatchObject({ ok: false, proof: 'passkey' })
    const typed = { currentPassword: PASSWORD }
    expect(await browser.act(() => confirmIdentity(typed))).toMatchObject({ ok: false })
    expect(await browser.act(() => beginSecondFactorSetup(typed))).toMatchObject({
      ok: false,
      proof: 'passkey',
    })
    const begun = await browser.act(() => beginConfirmation({}))
    const passkey = authenticator.get(begun.ok ? begun.data.challenge : '')
    expect(await browser.act(() => confirmIdentity({ passkey }))).toEqual(done)
    expect(await remove()).toEqual(done)
    expect(await browser.act(() => beginSecondFactorSetup(typed))).toMatchObject({ ok: true })
  })

  it('can sign in with only the password until the date, but not after it', async () => {
    const person = await signedIn()
    const authenticator = await givePasskey(person)
    const { username } = person.account
    expect(await openBrowser().signIn({ username })).toMatchObject({ status: 200 })
    await requireIn(1)
    expect(await openBrowser().signIn({ username })).toMatchObject({ status: 200 })
    await db.secondFactorPolicy.updateMany({ data: { requiredFrom: new Date() } })
    const browser = openBrowser()
    expect(await browser.signIn({ username })).toMatchObject({
      status: 401,
      body: { ok: false, asksFor: 'passkey' },
    })
    expect(await browser.act(findAdmin)).toBeNull()
    const wrong = await openBrowser().signIn({ username, password: 'wrong' })
    expect(wrong.body).toEqual({ ok: false, message: INVALID_CREDENTIALS })
    const { challenge } = await (await handlePasskeyOptions()).json()
    expect(await browser.signInWithPasskey(authenticator.get(challenge))).toMatchObject({ status: 200 })
    expect(await browser.act(findAdmin)).toMatchObject({ username })
  })
})
