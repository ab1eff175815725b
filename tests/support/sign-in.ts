import type { Cookie, Page } from '@playwright/test'
import { admin, expect } from './test'

const SITE = process.env.TEST_SITE_URL ?? ''

/** Sensitive actions ask for the password again five minutes after sign-in, and a test may take two. */
const FRESH_MS = 2 * 60_000

let kept: { cookies: Cookie[]; at: number } | undefined

/**
 * Signs in as the seeded administrator and opens `path`. Each worker reuses a session for two minutes,
 * because checking a password is deliberately slow. A test that ends sessions has to sign in through the form.
 */
export async function signIn(page: Page, path = '/admin') {
  if (!kept || Date.now() - kept.at > FRESH_MS) {
    const at = Date.now()
    await page.context().clearCookies({ name: /-session$/ })
    await signInByForm(page, path)
    kept = { cookies: await page.context().cookies(`${SITE}/admin`), at }
    return
  }
  await page.context().addCookies(kept.cookies)
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/**
 * Signs in with a new session, optionally on another instance of the site or as someone else with the same password.
 */
export async function signInByForm(page: Page, path = '/admin', username = admin.username) {
  await page.goto(path)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectSignedIn(page, path)
}

/** Waits for the first screen after sign-in. React reports an error for each part that is still streaming when a test leaves. */
export async function expectSignedIn(page: Page, path = '/admin') {
  await expect(page).toHaveURL(path)
  await page.waitForLoadState('load')
}
