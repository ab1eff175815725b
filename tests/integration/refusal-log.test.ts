import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSecondFactorSetup, confirmSecondFactor, endOtherSessions } from '@/lib/account/actions'
import { log } from '@/lib/platform/log'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { codeFor, makeAccount, makeTwoFactorAccount, openBrowser, PASSWORD } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { becomeVisitor } from '../support/request'

// Responses with status 200 that refuse something. server/security-log.test.ts has the others.

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
  vi.spyOn(log, 'warn').mockImplementation((line: unknown) => {
    if (line instanceof Object && 'security' in line) lines.push({ ...line })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [
    'a wrong password',
    'password',
    async (browser: ReturnType<typeof openBrowser>) => {
      const { id, username } = await makeAccount()
      await browser.signIn({ username, password: 'my other password' })
      return id
    },
  ],
  [
    'an unknown account',
    'unknown account',
    async (browser: ReturnType<typeof openBrowser>) => {
      await browser.signIn({ username: 'my password by mistake' })
      return undefined
    },
  ],
  [
    'a wrong code',
    'code',
    async (browser: ReturnType<typeof openBrowser>) => {
      const { id, username } = await makeTwoFactorAccount()
      await browser.signIn({ username, code: '000000' })
      return id
    },
  ],
])(
  'logs one line for a sign-in rejected because of %s, without what was typed',
  async (_what, reason, attempt) => {
    const browser = openBrowser()
    const account = await attempt(browser)
    expect(lines).toEqual([
      {
        security: 'sign-in refused',
        reason,
        account,
        address: browser.address,
        requestId: expect.any(String),
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/my other password|my password/)
  },
)

it('logs nothing when it asks for the code', async () => {
  const { username, secret } = await makeTwoFactorAccount()
  const browser = openBrowser()
  await browser.signIn({ username })
  await browser.signIn({ username, code: codeFor(secret) })
  expect(lines).toEqual([])
})

it('logs each rejection once the limit of a public form is used up', async () => {
  becomeVisitor({ address: '198.18.200.7' })
  const join = () => joinWaitlist({ name: 'Ada', email: 'not an address' })
  for (let i = 0; i < 60 && lines.length === 0; i += 1) await join()
  await join()
  const line = { security: 'limit reached', action: 'waitlist.join', address: '198.18.200.7' }
  expect(lines).toEqual([expect.objectContaining(line), expect.objectContaining(line)])
})

it('logs an action called by another site or without a session', async () => {
  await becomeAdmin({ origin: 'https://evil.example', 'x-request-id': 'r-9' })
  expect(await endOtherSessions({})).toMatchObject({ ok: false })
  becomeVisitor({ address: '198.18.200.8' })
  expect(await endOtherSessions({})).toMatchObject({ ok: false })
  expect(lines).toMatchObject([
    { security: 'foreign request', action: 'account.end-other-sessions', requestId: 'r-9' },
    { security: 'not signed in', action: 'account.end-other-sessions', address: '198.18.200.8' },
  ])
})

it('logs wrong guesses at one’s own password and code, and when their limits are reached', async () => {
  const account = await makeAccount()
  const browser = openBrowser()
  await browser.signIn(account)
  await browser.run(() => beginSecondFactorSetup({ currentPassword: 'wrong' }))
  await browser.run(() => beginSecondFactorSetup({ currentPassword: PASSWORD }))
  for (let i = 0; i < 6; i += 1) await browser.run(() => confirmSecondFactor({ code: `00000${i}` }))
  const own = { admin: account.id, address: browser.address }
  expect(lines).toMatchObject([
    { security: 'wrong password', ...own },
    ...Array.from({ length: 5 }, () => ({ security: 'wrong code', ...own })),
    { security: 'limit reached', limit: 'own-code', ...own },
  ])
})
