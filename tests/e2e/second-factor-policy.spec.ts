import { expectAccessible } from '../support/accessible'
import { type AppProcess, startApp } from '../support/app-process'
import { cloneTemplate } from '../support/database'
import { signInByForm } from '../support/sign-in'
import { admin, expect, test } from '../support/test'
import { plugInAuthenticator } from '../support/virtual-authenticator'

// Uses a separate database, because accounts of other tests have no second factor.
let database: Awaited<ReturnType<typeof cloneTemplate>>
let app: AppProcess

test.beforeAll(async () => {
  database = await cloneTemplate()
  app = await startApp({ env: { DATABASE_URL: database.url, WORKER: 'off' } })
})
test.afterAll(async () => {
  await app?.stop()
  await database?.drop()
})

// The browser reports the sign-in with only a password, which is refused.
test.use({ expectedErrors: [/status of 401/] })

test('an owner requires a second factor, and sets up their own first', { tag: '@slow' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url })
  const page = await context.newPage()
  await plugInAuthenticator(page)
  await signInByForm(page, '/admin/staff')
  const policy = page.getByRole('region', { name: 'Sign-in security' })

  await test.step('the staff screen says who has no second factor', async () => {
    await expect(policy).toContainText('Staff can sign in without a passkey')
    await expect(policy).toContainText('has neither yet.')
    await policy.getByRole('button', { name: 'Require a passkey or two-factor authentication' }).click()
    const dialog = page.getByRole('dialog', { name: 'Require a passkey or two-factor authentication' })
    await dialog.getByRole('button', { name: 'Save requirement' }).click()
    await expect(dialog.getByText('Please choose when this starts')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('before the date, everything works, under a notice', async () => {
    const dialog = page.getByRole('dialog', { name: 'Require a passkey or two-factor authentication' })
    await dialog.getByLabel('When should this start?').selectOption('In 7 days')
    await dialog.getByRole('button', { name: 'Save requirement' }).click()
    await expect(policy).toContainText('is required')
    await expect(page.getByText(/^From .*, you’ll need a passkey/)).toBeVisible()
    await expectAccessible(page)
    await policy.getByRole('button', { name: 'Make optional' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make optional' }).click()
    await expect(policy).toContainText('Staff can sign in without a passkey')
    await expect(page.getByText(/you’ll need a passkey/)).toBeHidden()
  })

  await test.step('after the date, only their account opens until they have one', async () => {
    await policy.getByRole('button', { name: 'Require a passkey or two-factor authentication' }).click()
    const dialog = page.getByRole('dialog', { name: 'Require a passkey or two-factor authentication' })
    await dialog.getByLabel('When should this start?').selectOption('Right away')
    await dialog.getByRole('button', { name: 'Save requirement' }).click()
    await expect(page).toHaveURL('/admin/account')
    await expect(page.getByText('A passkey or two-factor authentication is now required')).toBeVisible()
    await page.goto('/admin/waitlist')
    await expect(page).toHaveURL('/admin/account')
    await expectAccessible(page)
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('link', { name: 'Waitlist' }).first().click(),
    ])
    await expect(page).toHaveURL('/admin/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('A passkey or two-factor authentication is now required')).toBeHidden()
    await page.goto('/admin/staff')
    await expect(policy).toContainText('Since')
    await expect(policy).toContainText('Everyone has set one up.')
  })

  await test.step('their password alone is no longer enough', async () => {
    await context.clearCookies({ name: /-session$/ })
    await page.goto('/admin/staff')
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Password accepted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page).toHaveURL('/admin/staff')
  })
  await context.close()
})
