import { describe, expect, it } from 'vitest'
import { sessionCookieName } from '@/lib/auth/cookie'
import { codeMessages, INVALID_CREDENTIALS } from '@/lib/auth/schema'
import { findAdmin } from '@/lib/auth/session'
import { sealTotpSecret } from '@/lib/auth/totp'
import { db } from '@/lib/platform/db'
import { codeFor, makeAccount, makeTwoFactorAccount, openBrowser } from '../support/accounts'

const sessionsOf = (userId: string) => db.adminSession.count({ where: { userId } })

describe('signing in to an account with a second factor', () => {
  it('starts no session without the correct code', async () => {
    const { id, username, secret } = await makeTwoFactorAccount()
    const browser = openBrowser()
    for (const code of [undefined, '', '  ', '000000', '12345', 'null', '[]']) {
      const result = await browser.signIn({ username, ...(code === undefined ? {} : { code }) })
      expect(result, String(code)).toMatchObject({ status: 401, body: { ok: false, asksFor: 'code' } })
      expect(result.headers.getSetCookie().join()).not.toContain(sessionCookieName)
      expect(await browser.run(findAdmin)).toBeNull()
    }
    expect(await sessionsOf(id)).toBe(0)
    expect(await browser.signIn({ username, code: codeFor(secret) })).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect(await browser.run(findAdmin)).toMatchObject({ username })
  })

  it('reveals nothing to anyone without the password', async () => {
    const { id, username, secret } = await makeTwoFactorAccount()
    const refused = { status: 401, body: { ok: false, message: INVALID_CREDENTIALS } }
    const wrong = await openBrowser().signIn({ username, password: 'wrong', code: codeFor(secret) })
    expect(wrong).toMatchObject(refused)
    expect(wrong.body).not.toHaveProperty('asksFor')
    await db.adminUser.update({ where: { id }, data: { disabledAt: new Date() } })
    const disabled = await openBrowser().signIn({ username })
    expect(disabled).toMatchObject(refused)
    expect(disabled.body).not.toHaveProperty('asksFor')
  })

  it('accepts each code once, and no older code', async () => {
    const { username, secret } = await makeTwoFactorAccount()
    const now = codeFor(secret)
    expect((await openBrowser().signIn({ username, code: now })).status).toBe(200)
    expect(await openBrowser().signIn({ username, code: now })).toMatchObject({
      status: 401,
      body: { message: codeMessages.wrong },
    })
    expect((await openBrowser().signIn({ username, code: codeFor(secret, -1) })).status).toBe(401)
    expect((await openBrowser().signIn({ username, code: codeFor(secret, 1) })).status).toBe(200)
  })

  it('accepts a code in one of many simultaneous requests', async () => {
    const { id, username, secret } = await makeTwoFactorAccount()
    const code = codeFor(secret)
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => openBrowser().signIn({ username, code })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(id)).toBe(1)
  })

  it('tolerates one step of clock drift either way, and no more', async () => {
    const { username, secret } = await makeTwoFactorAccount()
    expect((await openBrowser().signIn({ username, code: codeFor(secret, -3) })).status).toBe(401)
    expect((await openBrowser().signIn({ username, code: codeFor(secret, 3) })).status).toBe(401)
    expect((await openBrowser().signIn({ username, code: codeFor(secret, -1) })).status).toBe(200)
  })

  it('accepts the code as apps display it', async () => {
    const { username, secret } = await makeTwoFactorAccount()
    const code = codeFor(secret).replace(/^(...)/, '$1 ')
    expect((await openBrowser().signIn({ username, code })).status).toBe(200)
  })

  it('accepts each recovery code once, in any spelling, even in simultaneous requests', async () => {
    const { id, username, email, codes } = await makeTwoFactorAccount()
    const [first = '', second = ''] = codes
    expect(codes).toHaveLength(10)
    // 24 characters of 30 are 118 bits, so a fast hash is enough (ASVS 6.5.2).
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}(-[a-hjkmnp-z2-9]{6}){3}$/)
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    expect((await openBrowser().signIn({ username, code: typed })).status).toBe(200)
    expect(await openBrowser().signIn({ username, code: first })).toMatchObject({
      status: 401,
      body: { message: codeMessages.wrongRecovery },
    })
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => openBrowser().signIn({ username, code: second })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.adminRecoveryCode.count({ where: { userId: id, usedAt: null } })).toBe(8)
    expect(await db.mailMessage.findFirst({ where: { toEmail: email } })).toMatchObject({
      template: 'account-notice',
      props: { change: 'recovery-code-used' },
    })
  })

  it("rejects another account's recovery code", async () => {
    const [mine, other] = [await makeTwoFactorAccount(), await makeTwoFactorAccount()]
    const response = await openBrowser().signIn({ username: mine.username, code: other.codes[0] ?? '' })
    expect(response.status).toBe(401)
  })

  it('stores codes and secrets unreadably, with the secret bound to its row', async () => {
    const [account, other] = [await makeTwoFactorAccount(), await makeTwoFactorAccount()]
    const row = await db.adminUser.findUniqueOrThrow({
      where: { id: account.id },
      include: { recoveryCodes: true },
    })
    const kept = JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
    for (const secret of [
      account.secret,
      ...account.codes,
      ...account.codes.map((code) => code.replace('-', '')),
    ])
      expect(kept).not.toContain(secret)
    const moved = { totpSecret: sealTotpSecret(other.id, account.secret) }
    await db.adminUser.update({ where: { id: account.id }, data: moved })
    const response = await openBrowser().signIn({ username: account.username, code: codeFor(account.secret) })
    expect(response.status).toBe(503)
    expect(await sessionsOf(account.id)).toBe(0)
  })
})

describe('guessing codes with the right password', () => {
  it('is stopped after five, from any address, while a recovery code still works', async () => {
    const { username, email, secret, codes } = await makeTwoFactorAccount()
    for (let i = 0; i < 5; i += 1)
      expect((await openBrowser().signIn({ username, code: `00000${i}` })).status).toBe(401)
    const refused = await openBrowser().signIn({ username, code: codeFor(secret) })
    expect(refused).toMatchObject({ status: 429, body: { ok: false } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    await openBrowser().signIn({ username, code: '000009' })
    const emails = await db.mailMessage.findMany({ where: { toEmail: email } })
    expect(emails.map(({ props }) => props)).toEqual([expect.objectContaining({ change: 'codes-guessed' })])
    expect((await openBrowser().signIn({ username, code: codes[0] ?? '' })).status).toBe(200)
  })

  it('leaves attempts to browsers that have signed in before, and stops those after five, too', async () => {
    const { username, secret } = await makeTwoFactorAccount()
    const knownBrowser = openBrowser()
    expect((await knownBrowser.signIn({ username, code: codeFor(secret, -1) })).status).toBe(200)
    for (let i = 0; i < 6; i += 1) await openBrowser().signIn({ username, code: `00000${i}` })
    expect((await openBrowser().signIn({ username, code: codeFor(secret) })).status).toBe(429)
    expect((await knownBrowser.signIn({ username, code: codeFor(secret) })).status).toBe(200)
    for (let i = 0; i < 5; i += 1)
      expect((await knownBrowser.signIn({ username, code: `00000${i}` })).status).toBe(401)
    expect((await knownBrowser.signIn({ username, code: codeFor(secret, 1) })).status).toBe(429)
  })

  it('is not easier for browsers that signed in with the password alone, before the second factor was turned on', async () => {
    const { id, username, secret } = await makeTwoFactorAccount()
    const early = openBrowser()
    expect((await early.signIn({ username, code: codeFor(secret, -1) })).status).toBe(200)
    await db.adminSession.updateMany({ where: { userId: id }, data: { usedSecondFactor: false } })
    for (let i = 0; i < 5; i += 1) await openBrowser().signIn({ username, code: `00000${i}` })
    expect((await early.signIn({ username, code: codeFor(secret) })).status).toBe(429)
  })

  it('is counted even if the guesses are simultaneous', async () => {
    const { username } = await makeTwoFactorAccount()
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => openBrowser().signIn({ username, code: `11111${i % 10}` })),
    )
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('is not forgiven by sending only the password in between', async () => {
    const { username, codes } = await makeTwoFactorAccount()
    const browser = openBrowser()
    // Use two kinds of codes, so that the limit reached is that of sign-ins from one address.
    for (const code of ['000001', '000002', '000003', '000004', '000005', 'a', 'b', 'c', 'd', 'e']) {
      expect((await browser.signIn({ username })).status).toBe(401)
      expect((await browser.signIn({ username, code })).status).toBe(401)
    }
    expect((await browser.signIn({ username, code: codes[0] ?? '' })).status).toBe(429)
  })

  it('does not include requests for a code', async () => {
    const { username, secret } = await makeTwoFactorAccount()
    const browser = openBrowser()
    for (let i = 0; i < 12; i += 1) expect((await browser.signIn({ username })).status).toBe(401)
    expect((await browser.signIn({ username, code: codeFor(secret) })).status).toBe(200)
  })
})

describe('an account without a second factor', () => {
  it('ignores a code that is sent', async () => {
    const { username } = await makeAccount()
    const response = await openBrowser().signIn({ username, code: '123456' })
    expect(response).toMatchObject({ status: 200, body: { ok: true } })
    expect(response.body).not.toHaveProperty('hasShortPassword')
  })
})
