import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Returns the address that the email's button opens. */
async function linkIn(email: string, subject: RegExp) {
  const { text } = await waitForEmail(email, { subject })
  return /\/privacy\/(?:confirm|copy)\/[\w-]+/.exec(text)?.[0] ?? ''
}

async function join(page: Page, email: string) {
  await page.goto('/waitlist')
  const form = page.locator('main')
  await form.getByLabel('Full name').fill('Ada Obi')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Thank you for joining!')).toBeVisible()
}

async function ask(page: Page, kind: string, email: string) {
  await page.getByLabel(kind).check()
  await page.locator('main').getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send request' }).click()
}

async function confirm(page: Page, email: string, button: string) {
  await page.goto(await linkIn(email, /^Confirm your request/))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a•••@example.com')
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeVisible()
  await waitForEmail(email, { subject: /We’ve received your request/ })
}

/** Opens a page for staff in a browser that runs scripts even if the visitor's does not. */
async function staffPage(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  await signIn(page, path)
  return page
}

test('a visitor requests erasure, staff erase everything, and an anonymous record remains', async ({
  page,
}) => {
  const email = newEmail()
  await join(page, email)
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: 'Your data' }).click()
  await expect(page).toHaveURL('/privacy/request')
  // Nothing is preselected, and a missing choice is reported next to it.
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please choose an option')).toBeVisible()
  await expect(page.getByLabel('Get a copy of my data')).toBeFocused()
  await ask(page, 'Erase my data', email)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await confirm(page, email, 'Yes, erase everything')

  await signIn(page, `/admin/privacy?q=${encodeURIComponent(email)}`)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Erasure of data')
  await expect(row).toContainText('in 30 days')
  await row.getByRole('link', { name: `View ${email}` }).click()
  // What we hold is shown only after a lookup, which the activity log records.
  await expect(page.getByRole('button', { name: 'View data' })).toBeVisible()
  const held = page.getByRole('region', { name: 'Data held' })
  await expect(held).toHaveCount(0)
  await page.getByRole('button', { name: 'View data' }).click()
  await held.locator('summary', { hasText: 'Waitlist' }).click()
  await expect(held.getByText('Ada Obi', { exact: true }).filter({ visible: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Erase this person’s data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type the address to confirm').fill('someone@example.com')
  await dialog.getByRole('button', { name: 'Erase this person’s data' }).click()
  await expect(dialog.getByText('This does not match the address')).toBeVisible()
  await dialog.getByLabel('Type the address to confirm').fill(email)
  await dialog.getByRole('button', { name: 'Erase this person’s data' }).click()
  await expect(page.getByRole('heading', { name: 'Erased address' })).toBeVisible()
  await expect(page.getByText('Waitlist: 1 record')).toBeVisible()

  await page.goto(`/admin/waitlist?q=${encodeURIComponent(email)}`)
  await expect(page.getByText('No entries match your current filters')).toBeVisible()
  await page.goto(`/admin/mail?q=${encodeURIComponent(email)}`)
  await expect(page.getByText('No emails match your current filters')).toBeVisible()
  // Searching for the address finds the record, which does not contain it.
  await page.goto('/admin/privacy')
  await page.getByRole('button', { name: 'Look up a person’s data' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible()
  expect(page.url()).not.toContain(email.slice(0, 12))
  await page.getByRole('link', { name: 'Erasure of data' }).click()
  await expect(page.getByRole('heading', { name: 'Erased address' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor requests a copy and downloads it from the link that staff send', async ({
    page,
    browser,
  }) => {
    const email = newEmail()
    await join(page, email)
    await page.goto('/privacy/request')
    await ask(page, 'Get a copy of my data', 'ada@nowhere')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Get a copy of my data')).toBeChecked()
    await page.locator('main').getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await confirm(page, email, 'Yes, send me a copy')

    const staff = await staffPage(browser, `/admin/privacy?q=${encodeURIComponent(email)}`)
    await staff.getByRole('link', { name: email, exact: true }).click()
    await staff.getByRole('button', { name: 'Send copy' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
    await expect(staff.getByText('The link is on its way')).toBeVisible()
    await staff.context().close()

    await page.goto(await linkIn(email, /A copy of your data is ready/))
    await page.getByRole('button', { name: 'Open my copy' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Everything, machine-readable' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
    const copy = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      address: string
      parts: object[]
    }
    expect(copy.address).toBe(email)
    expect(JSON.stringify(copy.parts)).toContain('Ada Obi')
  })
})
