import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { createAdmin } from '@/lib/auth/accounts'
import { replaceRecoveryCodes } from '@/lib/auth/recovery-codes'
import { handleCsrfToken, handleSignIn } from '@/lib/auth/sign-in-endpoint'
import { makeTotpSecret, sealTotpSecret } from '@/lib/auth/totp'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { becomeVisitor, requestCookies } from './request'

export const PASSWORD = 'correct horse battery'
const STEP_MS = 30_000

/** Returns the code that an app shows for a secret, a given number of 30-second steps from now. */
export function codeFor(secret: string, steps = 0) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
}

/** Creates an account with an email address for one test. */
export async function makeAccount(name = 'Ada') {
  const username = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  const { id } = await createAdmin({ username, password: PASSWORD, name })
  await db.adminUser.update({ where: { id }, data: { email } })
  return { id, username, email, name }
}

/** Waits for the next 30-second step if this one is almost over, so that new codes are still current when checked. */
async function waitForFreshStep() {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < 4_000) await new Promise((resolve) => setTimeout(resolve, left))
}

/** Creates an account with a second factor. */
export async function makeTwoFactorAccount() {
  await waitForFreshStep()
  const account = await makeAccount()
  const secret = makeTotpSecret()
  const data = { totpSecret: sealTotpSecret(account.id, secret), totpEnabledAt: new Date() }
  await db.adminUser.update({ where: { id: account.id }, data })
  const codes = await db.$transaction((tx) => replaceRecoveryCodes(tx, account.id))
  return { ...account, secret, codes }
}

/** Waits until at least this many database statements are waiting for a lock. */
export async function waitForBlockedStatements(count: number) {
  const deadline = Date.now() + 6_000
  while (Date.now() < deadline) {
    const waiting = await db.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if (waiting.length >= count) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Fewer than ${count} statements waited for a lock`)
}

interface Credentials {
  username: string
  password?: string
  code?: string
}

let browsers = 0

/** Returns a browser with its own cookies and IP address. */
export function openBrowser(address = `198.51.100.${1 + (browsers++ % 250)}`) {
  const cookies = new Map<string, string>()
  const jar = { getAll: () => [...cookies].map(([name, value]) => ({ name, value })) }
  const storeCookies = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
    }
  }
  async function send(fields: Record<string, string>) {
    const tokenResponse = await handleCsrfToken(jar)
    storeCookies(tokenResponse)
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await tokenResponse.json())
    const request = new Request(`${env.APP_URL}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/130.0' },
      body: new URLSearchParams({ ...fields, csrfToken }),
    })
    const response = await handleSignIn(request, jar)
    storeCookies(response)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    address,
    signIn: ({ username, password = PASSWORD, code }: Credentials) =>
      send({ username, password, ...(code === undefined ? {} : { code }) }),
    /** Sends the response of an authenticator. */
    signInWithPasskey: (response: object) => send({ passkey: JSON.stringify(response) }),
    /** Makes this browser the caller of server functions while `work` runs, and keeps the cookies that they set. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      becomeVisitor({ address, cookies: Object.fromEntries(cookies) })
      const result = await work()
      for (const { name, value } of requestCookies().getAll()) cookies.set(name, value)
      return result
    },
    cookies,
  }
}
