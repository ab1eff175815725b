import { createHash, randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { query } from '../support/database'
import { waitForEmail } from '../support/mail'
import { expectSignedIn, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// A refused sign-in returns 401, which the browser logs.
test.use({ expectedErrors: [/status of 401/] })
test.setTimeout(240_000)

const FIRST = 'seven yellow umbrellas'
const SECOND = 'nine purple bicycles'
const STEP_MS = 30_000

/**
 * Returns a future code of the app, because each code is accepted only once and the test cannot wait for the next
 * one.
 */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

async function typeCredentials(page: Page, username: string, password: string) {
  await page.goto('/admin/sign-in')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function typeRecoveryCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function openPage(browser: Browser) {
  return (await browser.newContext()).newPage()
}

async function expectSignedOut(page: Page) {
  await page.goto('/admin/waitlist')
  await expect(page).toHaveURL(/\/admin\/sign-in\?returnTo=/)
}

test('Enter does not submit the sign-in form before its script is ready', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/admin/sign-in')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await expect(page).toHaveURL('/admin/sign-in')
})

test('a colleague is invited, secures the account and signs out browsers, until staff disable the account', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const word = randomUUID().slice(0, 8)
  const [username, email] = [`sola.${word}`, `sola-${word}@example.com`]
  const [here, there] = [await openPage(browser), await openPage(browser)]
  let secret = ''
  let codes: string[] = []

  await test.step('staff send an invitation', async () => {
    await signIn(page, '/admin/staff')
    await page.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Email address').fill(email)
    await page.getByRole('dialog').getByLabel('Role').selectOption('owner')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: email })).toBeVisible()
  })

  await test.step('the invitation link creates an account, once', async () => {
    const { html } = await waitForEmail(email, { subject: /invited you/ })
    const link = /http[^"]*\/invitation\/[^"]+/.exec(html)?.[0] ?? ''
    await here.goto(link)
    await here.goto(link)
    await here.getByLabel('Your name').fill('Ṣọlá')
    await here.getByLabel('Username').fill(username)
    await here.getByLabel('Password', { exact: true }).fill('passwordpassword')
    await here.getByRole('button', { name: 'Create my account' }).click()
    await expect(here.getByText(/easy to guess/).first()).toBeVisible()
    await here.getByLabel('Password', { exact: true }).fill(`a long phrase for ${username}`)
    await expect(here.getByRole('status').filter({ hasText: 'Contains your name' })).toBeVisible()
    await here.getByRole('button', { name: 'Create my account' }).click()
    await expect(here.getByText(/must not contain your name, your username/)).toBeVisible()
    // Only the server has the list of common passwords.
    await here.getByLabel('Password', { exact: true }).fill('2026!!minecraft!!2026')
    await here.getByRole('button', { name: 'Create my account' }).click()
    await expect(here.getByText(/easy to guess/).first()).toBeVisible()
    await here.getByLabel('Password', { exact: true }).fill(FIRST)
    await here.getByRole('button', { name: 'Create my account' }).click()
    await expect(here.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await here.goto(link)
    await expect(here.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await expect(here.getByLabel('Username')).toHaveCount(0)
    await typeCredentials(here, username, FIRST)
    await expectSignedIn(here)
  })

  await test.step('the colleague turns on the second factor', async () => {
    await here.getByRole('link', { name: 'Welcome, Ṣọlá' }).click()
    await expect(here.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await here.getByRole('button', { name: 'Set up' }).click()
    const dialog = here.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(FIRST)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await dialog.getByLabel('The code shown in the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText(/^This code is incorrect/)).toBeVisible()
    await dialog.getByLabel('The code shown in the app').fill(codeOf(secret, 0))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(shown).toHaveCount(10)
    codes = await shown.allInnerTexts()
    // Browsers let a page cancel only the first Esc.
    for (let presses = 0; presses < 3; presses += 1) await here.keyboard.press('Escape')
    await expect(dialog.getByText('They won’t be shown again. Save them first')).toBeVisible()
    const download = here.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(here.getByText('You have 10 recovery codes left.')).toBeVisible()
    expect((await waitForEmail(email, { subject: /Two-factor authentication is on/ })).text).toContain('Ṣọlá')
  })

  await test.step('signing in requires a code, and a used code is rejected', async () => {
    await here.getByRole('button', { name: 'Sign Out' }).click()
    await expect(here).toHaveURL('/admin/sign-in')
    await typeCredentials(here, username, FIRST)
    await expect(here.getByLabel('6-digit code')).toBeFocused()
    await expectSignedOut(here)
    await typeCredentials(here, username, FIRST)
    await here.getByLabel('6-digit code').fill('000000')
    await here.getByRole('button', { name: 'Sign In' }).click()
    await expect(here.getByText(/^This code is incorrect/)).toBeVisible()
    await here.getByLabel('6-digit code').fill(codeOf(secret, 1))
    await here.getByRole('button', { name: 'Sign In' }).click()
    await expectSignedIn(here)
  })

  await test.step('a recovery code works once', async () => {
    await typeCredentials(there, username, FIRST)
    await typeRecoveryCode(there, codes[0] ?? '')
    await expectSignedIn(there)
    const third = await openPage(browser)
    await typeCredentials(third, username, FIRST)
    await typeRecoveryCode(third, codes[0] ?? '')
    await expect(third.getByText(/^This recovery code is incorrect/)).toBeVisible()
  })

  await test.step('a new password ends the session of the other browser', async () => {
    await here.goto('/admin/account')
    await here.getByLabel('Current password').fill(FIRST)
    await here.getByLabel('New password').fill(SECOND)
    await here.getByRole('button', { name: 'Change password' }).click()
    await expect(here.getByText('Password changed. Every other browser is signed out.')).toBeVisible()
    await expectSignedOut(there)
    expect((await waitForEmail(email, { subject: /password was changed/ })).text).toContain('Ṣọlá')
  })

  await test.step('one browser signs out another', async () => {
    await typeCredentials(there, username, SECOND)
    await typeRecoveryCode(there, codes[1] ?? '')
    await expectSignedIn(there)
    await here.goto('/admin/account')
    const browsers = here.getByRole('list', { name: 'Signed-in browsers' })
    await expect(browsers.getByRole('listitem')).toHaveCount(2)
    await expect(browsers.getByRole('listitem').first()).toContainText('This browser')
    await browsers.getByRole('button', { name: /^Sign out/ }).click()
    await here.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(browsers.getByRole('listitem')).toHaveCount(1)
    await expectSignedOut(there)
  })

  await test.step('staff disable the account, which ends its session at the next request', async () => {
    // By now, staff may have to confirm their password again.
    await signIn(page, '/admin/staff')
    const row = page.getByRole('row', { name: username })
    await expect(row.getByText('On', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Actions for Ṣọlá' }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(row.getByText('Disabled', { exact: true })).toBeVisible()
    await expectSignedOut(here)
    await typeCredentials(here, username, SECOND)
    await expect(here.getByText('Invalid credentials.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an invitation says that JavaScript is required and accepts no password', async ({ page }) => {
    const token = randomUUID()
    await query(
      `insert into admin_invitation (id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [randomUUID(), 'kemi@example.com', createHash('sha256').update(token).digest('hex')],
    )
    await page.goto(`/invitation/${token}`)
    await expect(page.getByText('Please turn on JavaScript')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Create my account' })).toBeDisabled()
  })

  for (const [path, title] of [
    ['/invitation/nonsense', 'This invitation doesn’t work'],
    [`/invitation/${'a'.repeat(300)}`, 'This invitation doesn’t work'],
  ] as const)
    test(`${path.slice(0, 30)} explains that the invitation is invalid`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
})
