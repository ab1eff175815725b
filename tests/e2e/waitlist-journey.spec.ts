import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { lagosDay } from '../../lib/dates'
import { holdUndo } from '../support/hold-undo'
import { listEmails, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { waitUntilReady } from '../support/page-ready'
import { expectSignedIn } from '../support/sign-in'
import { admin, expect, test } from '../support/test'

async function openForm(page: Page) {
  await page.goto('/')
  await waitUntilReady(page)
  const opener = page.locator('main a[data-join]:visible').first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  return { opener, dialog }
}

// The first test runs from the landing page to the exported spreadsheet, so it needs more time.
test.setTimeout(120_000)

test('a visitor joins; staff find, change and export the entry', async ({ page, context, baseURL }) => {
  const email = newEmail()
  const name = 'Zainab Musa'

  await test.step('the form reports errors and keeps valid input', async () => {
    const { dialog } = await openForm(page)
    const submit = dialog.getByRole('button', { name: 'Join Waitlist' })
    await submit.click()
    await expect(dialog.getByText('Please fill in all fields').first()).toBeVisible()
    await dialog.getByLabel('Full name').fill(`  ${name} `)
    await expect(dialog.getByText('Please fill in all fields')).toHaveCount(0)
    await dialog.getByLabel('Email address').fill('zainab@nowhere')
    await submit.click()
    await expect(dialog.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(dialog.getByLabel('Email address')).toBeFocused()
    await expect(dialog.getByLabel('Full name')).toHaveValue(`  ${name} `)
  })

  await test.step('the signup is confirmed, and the dialog closes on its own', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email address').fill(` ${email.toUpperCase()} `)
    await page.clock.install()
    await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(dialog.getByText('Thank you for joining!')).toBeVisible()
    // The dialog stays open while its button has focus or the pointer is on it.
    const done = dialog.getByRole('button', { name: 'Done' })
    await done.focus()
    await page.clock.runFor(10_000)
    await expect(dialog).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await done.evaluate((button) => button.blur())
    await page.clock.runFor(2_900)
    await expect(dialog).toBeVisible()
    await page.clock.runFor(200)
    await expect(dialog).toBeHidden()
    await page.clock.resume()
  })

  await test.step('the email arrives', async () => {
    const sentEmail = await waitForEmail(email)
    expect(sentEmail.html).toContain('Your place is saved')
    expect(sentEmail.text).toContain('Your place is saved')
  })

  await test.step('someone who signs up again learns that they are already on the list, and gets no second email', async () => {
    const { dialog } = await openForm(page)
    await dialog.getByLabel('Full name').fill(name)
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(dialog.getByText('This email is already on the waitlist').first()).toBeVisible()
    await expect(dialog.getByLabel('Email address')).toHaveValue(email)
    expect(await listEmails(email)).toHaveLength(1)
  })

  await test.step('staff are asked to sign in, then land on the page they requested', async () => {
    await page.goto('/admin/waitlist')
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectSignedIn(page, '/admin/waitlist')
  })

  const row = page.getByRole('row').filter({ hasText: email })

  await test.step('search finds the entry', async () => {
    // On a slow connection, people type before the page's script has loaded.
    const { promise: script, resolve: releaseScript } = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await script
      await route.continue()
    })
    await page.goto('/admin/waitlist', { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill(email.slice(0, 14).toUpperCase())
    releaseScript()
    // Names and addresses must stay out of the URL, and therefore out of browser history and logs.
    await expect(page).toHaveURL(/q=v1\.[\w.-]+$/)
    await expect(row).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1)
    await expect(row).toContainText(name)
  })

  await test.step('staff change the entry’s status, and the change is saved', async () => {
    await row.getByLabel(`Status of ${name}`).selectOption('notified')
    await expect(page.getByText(`${name} moved to Notified`)).toBeVisible()
    await page.reload()
    await expect(row.getByLabel(`Status of ${name}`)).toHaveValue('notified')
  })

  await test.step('staff delete and restore the entry', async () => {
    await row.getByRole('button', { name: `Move ${name} to Trash` }).click()
    const confirmation = page
      .getByRole('dialog')
      .filter({ hasText: 'Are you sure you want to delete this entry?' })
    await confirmation.getByRole('button', { name: 'Move to Trash' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByText('No entries match your current filters')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await expect(row.getByLabel(`Status of ${name}`)).toHaveValue('notified')
  })

  await test.step('the list is exported as shown', async () => {
    const before = lagosDay(new Date())
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const download = await downloading
    // Midnight may have passed in the meantime.
    expect(download.suggestedFilename()).toMatch(new RegExp(`${before}|${lagosDay(new Date())}`))
    const text = await readFile(await download.path(), 'utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const [header, ...records] = parse(text, { bom: true }) as string[][]
    expect(header).toEqual(['Name', 'Email', 'Status', 'Joined Date', 'Plan'])
    expect(records).toEqual([[name, email, 'notified', expect.any(String), '']])
  })

  await test.step('the old cookie no longer works after signing out', async () => {
    const oldCookies = await context.cookies()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    await context.clearCookies()
    await context.addCookies(oldCookies)
    await page.goto('/admin/waitlist')
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    const response = await context.request.get(`${baseURL}/api/admin/waitlist/export`, { maxRedirects: 0 })
    expect(response.status()).toBeGreaterThanOrEqual(300)
    expect(await response.text()).not.toContain(email)
  })
})

test('deleting an entry can be undone from another admin page', async ({ page }) => {
  const email = newEmail()
  await page.goto('/waitlist')
  await page.getByLabel('Full name').fill('Tunde Bello')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Thank you for joining!')).toBeVisible()

  await page.goto(`/admin/sign-in?returnTo=${encodeURIComponent(`/admin/waitlist?q=${email}`)}`)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Move Tunde Bello to Trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Trash' }).click()
  const undo = await holdUndo(page)
  await expect(row).toHaveCount(0)

  // By keyboard, because the pointer has to stay on the toast.
  await page.getByRole('link', { name: 'Landing' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Landing' })).toBeVisible()
  const restored = page.waitForResponse((response) => response.request().method() === 'POST')
  await undo.click()
  await restored
  await page.goto(`/admin/waitlist?q=${email}`)
  await expect(row).toBeVisible()
})

test('the dialog traps focus and prevents scrolling until it closes', { tag: '@both' }, async ({ page }) => {
  const { opener, dialog } = await openForm(page)
  const y = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 600)
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('Tab')
  // After the last control, focus moves to the browser's toolbars, but never to the page behind the dialog.
  const isBehind = await page.evaluate(() => {
    const { activeElement } = document
    return activeElement !== document.body && !activeElement?.closest('dialog')
  })
  expect(isBehind).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('closing the dialog clears its errors', async ({ page }) => {
  const { opener, dialog } = await openForm(page)
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(dialog.getByText('Please fill in all fields').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByLabel('Full name')).toHaveValue('')
  await expect(dialog.getByText('Please fill in all fields')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is a separate page that keeps the input', { tag: '@both' }, async ({ page }) => {
    const email = newEmail()
    await page.goto('/waitlist')
    await page.getByLabel('Full name').fill('Emeka Okoro')
    await page.getByLabel('Email address').fill('emeka@nowhere')
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Emeka Okoro')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
    await expect(page.getByText('Thank you for joining!')).toBeVisible()
    await waitForEmail(email)
  })
})
