import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { codeFor, makeAccount, makeTwoFactorAccount, openBrowser } from '../support/accounts'

// Starts `npm run account` as a separate process, which loads everything again each time.

let account: Awaited<ReturnType<typeof makeAccount>>
let mine: ReturnType<typeof openBrowser>

beforeEach(async () => {
  account = await makeAccount()
  mine = openBrowser()
  await mine.signIn(account)
})

describe('the account command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/account.mjs', ...args], { env: process.env })

  it('sets a new password and turns off a lost second factor', async () => {
    const { stdout } = await run('password', account.username.toUpperCase())
    const password = /is now: (\S+)/.exec(stdout)?.[1] ?? ''
    expect(await mine.run(findAdmin)).toBeNull()
    expect((await mine.signIn(account)).status).toBe(401)
    expect((await mine.signIn({ ...account, password })).status).toBe(200)

    const twoFactor = await makeTwoFactorAccount()
    await run('second-factor', twoFactor.username)
    expect((await openBrowser().signIn(twoFactor)).status).toBe(200)
  }, 90_000)

  it('resets the limit on wrong codes, even in a process that remembers it', async () => {
    const { secret, ...twoFactor } = await makeTwoFactorAccount()
    const stranger = openBrowser()
    for (let attempt = 1; attempt <= 6; attempt++) await stranger.signIn({ ...twoFactor, code: '000000' })
    expect((await stranger.signIn({ ...twoFactor, code: codeFor(secret) })).status).toBe(429)
    const { stdout } = await run('password', twoFactor.username)
    const password = /is now: (\S+)/.exec(stdout)?.[1] ?? ''
    const code = codeFor(secret)
    expect((await openBrowser().signIn({ ...twoFactor, password, code })).status).toBe(200)
  }, 90_000)

  it('enables a disabled account', async () => {
    await db.adminUser.update({ where: { id: account.id }, data: { disabledAt: new Date() } })
    expect((await mine.signIn(account)).status).toBe(401)
    await run('enable', account.username)
    expect((await mine.signIn(account)).status).toBe(200)
    await expect(run('enable', account.username)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not disabled'),
    })
  }, 90_000)

  it.each([
    [['password', 'nobody-here'], 'no account'],
    [['disable', 'ada'], 'Usage:'],
  ] as const)(
    'explains what is wrong with %j',
    async (args, message) => {
      await expect(run(...args)).rejects.toMatchObject({ stderr: expect.stringContaining(message) })
    },
    60_000,
  )
})
