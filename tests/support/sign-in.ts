import type { Cookie, Page } from '@playwright/test'
import { admin, expect } from './test'

const SITE = process.env.TEST_SITE_URL ?? ''

let kept: Cookie[] | undefined

/**
 * Signs in as the seeded administrator and opens `path`. Each worker fills in the form once and reuses that session,
 * because checking a password is deliberately slow. A test that ends sessions has to sign in through the form.
 */
export async function signIn(page: Page, path = '/admin') {
  if (!kept) {
    await signInByForm(page, path)
    kept = await page.context().cookies(`${SITE}/admin`)
    return
  }
  await page.context().addCookies(kept)
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
  await expect(page).toHaveURL(path)
  // React reports a list that is still being sent when the test leaves the page.
  await page.waitForLoadState('load')
}
