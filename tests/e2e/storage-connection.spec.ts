import type { Browser, Page } from '@playwright/test'
import { createSecretBox } from '../../lib/platform/secret-box'
import { expectAccessible } from '../support/accessible'
import { type AppProcess, startApp } from '../support/app-process'
import { cloneTemplate, withClient } from '../support/database'
import { startOwnStorage } from '../support/own-services'
import { signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

// Runs an instance of the site with storage that fails while staff are working. It shares the database.
let storage: Awaited<ReturnType<typeof startOwnStorage>>
let app: AppProcess

test.beforeAll(async () => {
  storage = await startOwnStorage()
  app = await startApp({ env: { ...storage.env(true), WORKER: 'off' } })
})
test.afterAll(async () => {
  await app?.stop()
  await storage?.remove()
})
test.beforeEach(() => storage.restart())

async function openSite(browser: Browser, { url }: AppProcess, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInByForm(page, path)
  return page
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a storage failure is reported on every screen, explained, and resolved', { tag: '@slow' }, async ({
  browser,
}) => {
  await storage.stop()
  const page = await openSite(browser, app, '/admin/waitlist')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Connect to Supabase' })).toBeVisible()
  await expect(dialog).toContainText('The built-in storage isn’t working.')

  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog.getByText('Please enter both Supabase URL and Anon Key')).toBeVisible()
  await expect(dialog.getByLabel('Supabase URL')).toBeFocused()
  await page.keyboard.type('http://abcdefgh.supabase.co')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Supabase URL must start with https://')).toBeVisible()
  await dialog.getByLabel('Anon Key').fill('eyJ')
  for (const [address, sentence] of [
    ['https://169.254.169.254', 'This address is not on the public internet, so it can’t be used.'],
    ['https://nobody.invalid.', 'This address is not on the public internet, so it can’t be used.'],
  ] as const) {
    await dialog.getByLabel('Supabase URL').fill(address)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
  }

  // Switch to the other tab with the keyboard. What was entered in the first tab is kept.
  await dialog.getByRole('tab', { name: 'Supabase' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'S3-compatible' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  const s3 = dialog.getByRole('tabpanel', { name: 'S3-compatible' })
  await s3.getByLabel('Endpoint').fill('https://[::ffff:127.0.0.1]:9000')
  await dialog.getByLabel('Access key', { exact: true }).fill('key')
  await dialog.getByLabel('Secret access key').fill('secret')
  await page.keyboard.press('Enter')
  await expect(s3.getByText('This address is not on the public internet')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Supabase' }).click()
  await expect(dialog.getByLabel('Anon Key')).toHaveValue('eyJ')

  // Once the dialog is closed, people can continue working, and it does not reopen on the next screen.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Waitlist', level: 1 })).toBeVisible()

  // After a reload, the dialog opens again. Once storage is back, Try again detects it.
  await page.reload()
  await expect(dialog).toBeVisible()
  await storage.restart()
  const again = dialog.getByRole('button', { name: 'Try again' })
  const available = page.getByText('Storage is available again')
  do {
    const answered = page.waitForResponse('**/api/admin/storage')
    await again.click()
    await answered
    await expect(available.or(again)).toBeVisible()
  } while (await again.isVisible())
  await expect(available).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.context().close()
})

test('the Settings page tests storage with real writes', { tag: '@slow' }, async ({ browser }) => {
  const page = await openSite(browser, app, '/admin/settings')
  await expect(page.getByText('Built-in storage (for testing)')).toBeVisible()
  await page.getByRole('button', { name: 'Test storage' }).click()
  await expect(page.getByText(/^Writing, reading and deleting work in every bucket/)).toBeVisible()
  await expectAccessible(page)
  await storage.stop()
  await page.getByRole('button', { name: 'Test storage' }).click()
  await expect(page.getByText('The storage server isn’t responding.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Connect your own storage' }).click()
  await expect(dialogOf(page).getByLabel('Supabase URL')).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('tab', { name: 'S3-compatible' }).click()
  await expectAccessible(page)
  await page.context().close()
})

test.describe('storage configured by environment variables', { tag: '@slow' }, () => {
  test('is explained and cannot be changed', async ({ browser }) => {
    await storage.stop()
    const fixed = await startApp({ env: { ...storage.env(false), WORKER: 'off' } })
    const page = await openSite(browser, fixed, '/admin')
    await expect(dialogOf(page)).toContainText('it can only be changed there')
    await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0)
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click()
    await page.goto('/admin/settings')
    await expect(page.getByText('Set on the server')).toBeVisible()
    await expect(page.getByRole('button', { name: /Connect|Edit|Disconnect/ })).toHaveCount(0)
    // Public pages are not affected.
    expect((await page.request.get('/')).status()).toBe(200)
    await page.context().close()
    await fixed.stop()
  })
})

test.describe('a connection saved by staff', { tag: '@slow' }, () => {
  let database: Awaited<ReturnType<typeof cloneTemplate>>
  let connected: AppProcess

  // Uses a separate database, because other tests need their storage.
  test.beforeAll(async () => {
    database = await cloneTemplate()
    const row = ['s3', 'https://storage.shop.invalid', 'eu-west-1', 'AKIASHOP', 'shop-']
    const secret = createSecretBox(process.env.SETTINGS_SECRET ?? '').seal('{"key":"hush-hush"}', [
      'storage_connection',
      '1',
      ...row,
    ])
    await withClient(database.url, (client) =>
      client.query(
        `insert into storage_connection (provider, endpoint, region, access_key_id, bucket_prefix, secret, updated_by, updated_at)
         values ($1, $2, $3, $4, $5, $6, 'Bisi', '2026-11-20T09:30:00Z')`,
        [...row, secret],
      ),
    )
    const env = { ...storage.env(true), DATABASE_URL: database.url, WORKER: 'off' }
    connected = await startApp({ env })
  })
  test.afterAll(async () => {
    await connected?.stop()
    await database?.drop()
  })

  test('is shown without its secret, edited, and disconnected after confirmation', async ({ browser }) => {
    const page = await openSite(browser, connected, '/admin/settings')
    await expect(dialogOf(page)).toContainText('The connected storage isn’t working.')
    await page.keyboard.press('Escape')
    for (const fact of ['S3-compatible', 'https://storage.shop.invalid', 'AKIASHOP', 'shop-'])
      await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
    await expect(page.getByText('20 November 2026 at 10:30 by Bisi')).toBeVisible()
    await expect(page.getByText('Not working', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Edit' }).click()
    const secret = dialogOf(page).getByLabel('Secret access key')
    await expect(secret).toHaveAttribute('placeholder', 'Saved — type to replace')
    await expect(secret).toHaveValue('')
    expect(await page.content()).not.toContain('hush-hush')
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click()

    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(dialogOf(page)).toContainText('Are you sure you want to disconnect this storage?')
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Storage disconnected')).toBeVisible()
    await expect(page.getByText('Built-in storage (for testing)')).toBeVisible()
    await expect(page.getByText('Working', { exact: true })).toBeVisible()
    await page.context().close()
  })
})
