import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAdmin } from '@/lib/auth/session'
import { makeAccount, makeGuardedAccount, openBrowser } from '../support/accounts'

// Starts `npm run account` as a separate process, which loads everything again each time.

let account: Awaited<ReturnType<typeof makeAccount>>
let here: ReturnType<typeof openBrowser>

beforeEach(async () => {
  account = await makeAccount()
  here = openBrowser()
  await here.signIn(account)
})

describe('the account command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/account.mjs', ...args], { env: process.env })

  it('sets a new password and turns off a lost second factor', async () => {
    const { stdout } = await run('password', account.username.toUpperCase())
    const password = /is now: (\S+)/.exec(stdout)?.[1] ?? ''
    expect(await here.act(findAdmin)).toBeNull()
    expect((await here.signIn(account)).status).toBe(401)
    expect((await here.signIn({ ...account, password })).status).toBe(200)

    const guarded = await makeGuardedAccount()
    await run('second-factor', guarded.username)
    expect((await openBrowser().signIn(guarded)).status).toBe(200)
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
