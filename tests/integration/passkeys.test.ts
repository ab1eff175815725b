import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  confirmIdentity,
  removePasskey,
} from '@/lib/account/actions'
import { listOwnPasskeys } from '@/lib/account/admin-queries'
import { passkeyMessages } from '@/lib/auth/passkey-schema'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { handlePasskeyOptions } from '@/lib/auth/sign-in-endpoint'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { consumeNetworkPoint } from '@/lib/platform/rate-limit'
import { resetSecondFactor } from '@/lib/staff/actions'
import { makeAccount, makeTwoFactorAccount, openBrowser, waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { makeAuthenticator } from '../support/authenticator'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const askForChallenge = async (): Promise<string> => (await (await handlePasskeyOptions()).json()).challenge

/** Starts adding a passkey and returns the options, including the challenge. */
async function startAddingPasskey(browser: ReturnType<typeof openBrowser>) {
  const started = await browser.run(() => beginPasskey({}))
  if (!started.ok) throw new Error('Could not start adding a passkey')
  return started.data
}

/** Creates an account, signs it in, and creates an authenticator for it. */
async function makePerson() {
  const account = await makeAccount()
  const browser = openBrowser()
  await browser.signIn(account)
  return { account, browser, authenticator: makeAuthenticator(env.APP_URL, account.id) }
}

/** Creates a signed-in account with a passkey. */
async function makePasskeyOwner() {
  const person = await makePerson()
  const { challenge } = await startAddingPasskey(person.browser)
  const response = person.authenticator.create(challenge)
  expect(await person.browser.run(() => addPasskey({ name: 'My phone', response }))).toEqual({
    ok: true,
    data: null,
  })
  return person
}

describe('adding a passkey', () => {
  it('lists and records the passkey, and emails its owner', async () => {
    const { account, browser } = await makePasskeyOwner()
    expect(await browser.run(() => listOwnPasskeys())).toMatchObject([{ name: 'My phone', lastUsedAt: null }])
    const emails = await db.mailMessage.findMany({ where: { toEmail: account.email } })
    expect(emails.map(({ props }) => (props as { change: string }).change)).toContain('passkey-added')
    expect(
      await db.auditEvent.findFirst({ where: { actorId: account.id, action: 'add-passkey' } }),
    ).toMatchObject({
      summary: 'added the passkey “My phone”',
    })
  })

  it('excludes an authenticator that already has a passkey for the account', async () => {
    const { browser } = await makePasskeyOwner()
    const { excludeCredentials } = await startAddingPasskey(browser)
    expect(excludeCredentials).toHaveLength(1)
  })

  it('starts for many simultaneous requests, up to a limit', async () => {
    const { browser } = await makePerson()
    const begin = () => browser.run(() => beginPasskey({}))
    // One more than there are database connections.
    const started = await Promise.all(Array.from({ length: 21 }, begin))
    expect(started.filter(({ ok }) => !ok)).toEqual([])
    const more = await Promise.all(Array.from({ length: 10 }, begin))
    expect(more.filter(({ ok }) => ok)).toHaveLength(9)
  })

  it('rejects a passkey from another site, without user verification, or without a name', async () => {
    const { browser, authenticator } = await makePerson()
    const { challenge } = await startAddingPasskey(browser)
    const add = (response: object, name = 'Mine') =>
      browser.run(() => addPasskey({ name, response } as never))
    for (const deviation of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ])
      expect(await add(authenticator.create(challenge, deviation))).toMatchObject({
        ok: false,
        message: passkeyMessages.notAdded,
      })
    expect(await add(authenticator.create(challenge), ' ')).toMatchObject({
      fieldErrors: { name: passkeyMessages.name },
    })
    expect(await add({ ...authenticator.create(challenge), id: 'x'.repeat(9_000) })).toMatchObject({
      ok: false,
    })
    expect(await add(authenticator.create(challenge))).toMatchObject({ ok: true })
  })

  it('accepts a challenge once, only from the session that requested it, for five minutes', async () => {
    const { browser, authenticator, account } = await makePerson()
    const other = openBrowser()
    await other.signIn(account)
    const add = (at: typeof browser, response: object) =>
      at.run(() => addPasskey({ name: 'Mine', response } as never))
    const { challenge } = await startAddingPasskey(browser)
    expect(await add(other, authenticator.create(challenge))).toMatchObject({ ok: false })
    expect(await add(browser, authenticator.create(challenge))).toMatchObject({ ok: true })
    const second = makeAuthenticator(env.APP_URL, account.id)
    expect(await add(browser, second.create(challenge))).toMatchObject({ ok: false })
    expect(await add(browser, second.create(await askForChallenge()))).toMatchObject({ ok: false })
    const late = (await startAddingPasskey(browser)).challenge
    vi.useFakeTimers({ now: Date.now() + 5 * MINUTE, toFake: ['Date'] })
    await db.adminSession.updateMany({ where: { userId: account.id }, data: { confirmedAt: new Date() } })
    expect(await add(browser, second.create(late))).toMatchObject({
      ok: false,
      message: passkeyMessages.notAdded,
    })
    expect(await db.passkey.count({ where: { userId: account.id } })).toBe(1)
  })

  it('rejects an attested passkey, because its certificates would make the site contact other servers', async () => {
    const { browser, authenticator } = await makePerson()
    const { challenge } = await startAddingPasskey(browser)
    const response = authenticator.create(challenge, { isAttested: true })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    expect(await browser.run(() => addPasskey({ name: 'Mine', response }))).toMatchObject({
      ok: false,
      message: passkeyMessages.notAdded,
    })
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  it('is refused if the session ends while the request is waiting for a lock', async () => {
    const { account, browser, authenticator } = await makePerson()
    const response = authenticator.create((await startAddingPasskey(browser)).challenge)
    let adding: Promise<unknown> = Promise.resolve()
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM admin_user WHERE id = ${account.id}::uuid FOR UPDATE`
      adding = browser.run(() => addPasskey({ name: 'Mine', response }))
      await waitForBlockedStatements(1)
      await tx.adminSession.updateMany({ where: { userId: account.id }, data: { revokedAt: new Date() } })
    })
    expect(await adding).toMatchObject({ ok: false, message: SESSION_ENDED })
    expect(await db.passkey.count({ where: { userId: account.id } })).toBe(0)
  })

  it('rejects a passkey that belongs to another account', async () => {
    const { authenticator } = await makePasskeyOwner()
    const { browser } = await makePerson()
    const response = authenticator.create((await startAddingPasskey(browser)).challenge)
    expect(await browser.run(() => addPasskey({ name: 'Mine', response }))).toMatchObject({
      ok: false,
      message: passkeyMessages.alreadyAdded,
    })
  })
})

describe('signing in with a passkey', () => {
  it('requires neither password nor code, and is recorded', async () => {
    const account = await makeTwoFactorAccount()
    const { authenticator, browser: _browser, account: owner } = await makePasskeyOwner()
    await db.passkey.updateMany({ where: { userId: owner.id }, data: { userId: account.id } })
    const browser = openBrowser()
    const response = authenticator.get(await askForChallenge(), { userHandle: account.id })
    expect(await browser.signInWithPasskey(response)).toMatchObject({ status: 200, body: { ok: true } })
    const [passkey] = await browser.run(() => listOwnPasskeys())
    expect(passkey?.lastUsedAt).not.toBeNull()
    expect(
      await db.auditEvent.findFirst({ where: { actorId: account.id, action: 'sign-in' } }),
    ).toMatchObject({
      summary: 'signed in with a passkey',
    })
    const emails = await db.mailMessage.findMany({ where: { toEmail: account.email } })
    expect(emails.map(({ props }) => (props as { change: string }).change)).toContain('new-browser')
  })

  it('rejects responses for another site or account, or that are unverified, late, reused or forged', async () => {
    const { account, authenticator } = await makePasskeyOwner()
    const stranger = makeAuthenticator(env.APP_URL, account.id)
    const challenge = await askForChallenge()
    const valid = authenticator.get(challenge)
    const forged = {
      ...valid,
      response: { ...valid.response, signature: stranger.get(challenge).response.signature },
    }
    const invalid = [
      authenticator.get(challenge, { origin: 'https://evil.example' }),
      authenticator.get(challenge, { rpId: 'evil.example' }),
      authenticator.get(challenge, { isVerified: false }),
      authenticator.get(challenge, { userHandle: crypto.randomUUID() }),
      authenticator.get(Buffer.from('made up').toString('base64url')),
      stranger.get(challenge),
      forged,
      {},
      { ...valid, response: null },
    ]
    const refused = { status: 401, body: { ok: false, message: passkeyMessages.refused } }
    for (const response of invalid)
      expect(await openBrowser().signInWithPasskey(response)).toMatchObject(refused)
    expect(await openBrowser().signInWithPasskey(valid)).toMatchObject({ status: 200 })
    expect(await openBrowser().signInWithPasskey(valid)).toMatchObject(refused)
    const late = authenticator.get(await askForChallenge())
    vi.useFakeTimers({ now: Date.now() + 5 * MINUTE, toFake: ['Date'] })
    expect(await openBrowser().signInWithPasskey(late)).toMatchObject(refused)
  })

  it('creates one session for many simultaneous requests with the same response', async () => {
    const { account, authenticator } = await makePasskeyOwner()
    const response = authenticator.get(await askForChallenge())
    const before = await db.adminSession.count({ where: { userId: account.id } })
    const results = await Promise.all(
      Array.from({ length: 5 }, () => openBrowser().signInWithPasskey(response)),
    )
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.adminSession.count({ where: { userId: account.id } })).toBe(before + 1)
  })

  it('rejects a cloned authenticator, recognized by its decreasing counter, and records the refusal', async () => {
    const { account, authenticator } = await makePasskeyOwner()
    const use = async (counter: number) =>
      (await openBrowser().signInWithPasskey(authenticator.get(await askForChallenge(), { counter }))).status
    expect([await use(5), await use(4), await use(5), await use(6)]).toEqual([200, 401, 401, 200])
    await vi.waitFor(async () => {
      const recorded = await db.auditEvent.findMany({ where: { actorId: account.id, action: 'refuse' } })
      expect(recorded).toMatchObject([{ summary: 'was refused at sign-in: wrong passkey' }])
    })
  })

  it('is refused for a disabled account', async () => {
    const { account, authenticator } = await makePasskeyOwner()
    await db.adminUser.update({ where: { id: account.id }, data: { disabledAt: new Date() } })
    const result = await openBrowser().signInWithPasskey(authenticator.get(await askForChallenge()))
    expect(result.status).toBe(401)
  })

  it('has a separate limit per network, which password sign-ins do not use up', async () => {
    const { account, authenticator } = await makePasskeyOwner()
    const [busy, calm] = [openBrowser('203.0.113.7'), openBrowser('203.0.114.7')]
    const useUp = (name: string, points: number) =>
      Promise.all(
        Array.from({ length: points }, () =>
          consumeNetworkPoint({ name, points, seconds: 15 * 60 }, busy.address),
        ),
      )
    const signIn = async (browser: typeof busy) =>
      (await browser.signInWithPasskey(authenticator.get(await askForChallenge()))).status
    await useUp('sign-in:address', 60)
    expect((await busy.signIn(account)).status).toBe(429)
    expect(await signIn(busy)).toBe(200)
    await useUp('sign-in:passkey', 299)
    const stranger = makeAuthenticator(env.APP_URL, crypto.randomUUID())
    const invalid = await busy.signInWithPasskey(stranger.get(await askForChallenge()))
    expect(invalid.status).toBe(401)
    expect(await signIn(busy)).toBe(429)
    expect(await signIn(calm)).toBe(200)
  })
})

describe('a sensitive action', () => {
  it('works after confirming with your own passkey, but not with someone else’s', async () => {
    const [owner, other] = [await makePasskeyOwner(), await makePasskeyOwner()]
    await db.adminSession.updateMany({
      where: { userId: owner.account.id },
      data: { confirmedAt: new Date(Date.now() - 5 * MINUTE) },
    })
    const challengeFor = async ({ browser }: typeof owner) => {
      const started = await browser.run(() => beginConfirmation({}))
      return started.ok ? started.data.challenge : ''
    }
    const confirm = async ({ authenticator }: typeof owner, challenge?: string) => {
      const passkey = authenticator.get(challenge ?? (await challengeFor(owner)))
      return owner.browser.run(() => confirmIdentity({ passkey }))
    }
    const change = () => owner.browser.run(() => removePasskey({ id: crypto.randomUUID() }))
    expect(await change()).toMatchObject({ ok: false, proof: 'password' })
    const refused = { ok: false, message: passkeyMessages.refused }
    expect(await confirm(other)).toMatchObject(refused)
    expect(await confirm(owner, await askForChallenge()), 'a challenge to sign in').toMatchObject(refused)
    expect(await confirm(owner, await challengeFor(other)), 'a challenge of another session').toMatchObject(
      refused,
    )
    const use = owner.authenticator.get(await challengeFor(owner))
    expect((await openBrowser().signInWithPasskey(use)).status, 'a confirmation used to sign in').toBe(401)
    expect(await change()).toMatchObject({ ok: false, proof: 'password' })
    expect(await confirm(owner)).toMatchObject({ ok: true })
    expect(await change()).toMatchObject({ ok: true })
  })
})

describe('a lost passkey', () => {
  it('can be removed by its owner, and no longer signs in after that', async () => {
    const { account, browser, authenticator } = await makePasskeyOwner()
    const { browser: thief } = await makePerson()
    const [passkey] = await browser.run(() => listOwnPasskeys())
    const id = passkey?.id ?? ''
    expect(await thief.run(() => removePasskey({ id }))).toEqual({ ok: true, data: null })
    expect(await db.passkey.count({ where: { id } })).toBe(1)
    expect(await browser.run(() => removePasskey({ id }))).toEqual({ ok: true, data: null })
    expect((await openBrowser().signInWithPasskey(authenticator.get(await askForChallenge()))).status).toBe(
      401,
    )
    const emails = await db.mailMessage.findMany({ where: { toEmail: account.email } })
    expect(emails.map(({ props }) => (props as { change: string }).change)).toContain('passkey-removed')
  })

  it('is removed when an owner resets the account’s second factor', async () => {
    const { account } = await makePasskeyOwner()
    await becomeAdmin()
    expect(await resetSecondFactor({ id: account.id })).toMatchObject({ ok: true })
    expect(await db.passkey.count({ where: { userId: account.id } })).toBe(0)
  })
})
