import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { addApplication } from '../support/applications'
import { query } from '../support/database'
import { answerLeaveDialog } from '../support/leave-dialog'
import { waitUntilReady } from '../support/page-ready'
import { addPosts } from '../support/posts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const input = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Search screens, records and actions' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens the palette with its shortcut. */
async function open(page: Page) {
  await waitUntilReady(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test('opens screens, forms and records by keyboard alone', async ({ page }) => {
  const { posts, word, remove } = await addPosts([{ title: 'Ọjà prices' }])
  const { id, applicantName } = await addApplication({ applicantName: `Palette ${word}` })
  try {
    await signIn(page)
    await open(page)
    await input(page).pressSequentially('audit')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/activity')
    await expect(palette(page)).toBeHidden()

    await open(page)
    // The most recent choice is first. Actions of the page are last, so that Enter alone never runs one.
    await expect(palette(page).getByRole('option').first()).toHaveText(/^Activity/)
    await input(page).pressSequentially('new po')
    await expect(option(page, 'Write post')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/careers/new')

    // Leaving unsaved input asks for confirmation.
    await page.getByLabel('Title', { exact: true }).fill('Half typed')
    await open(page)
    await input(page).fill('settings')
    await page.keyboard.press('Enter')
    await answerLeaveDialog(page, 'Stay', 'kept')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half typed')
    await page.getByLabel('Title', { exact: true }).fill('')

    await open(page)
    await input(page).fill(word)
    await expect(palette(page).getByRole('group', { name: 'Blog posts' })).toBeVisible()
    await expect(option(page, posts[0]?.title ?? '')).toHaveAttribute('href', `/admin/blog/${posts[0]?.id}`)
    await expectAccessible(page)
    page.once('dialog', (dialog) => dialog.accept())
    const opened = page.context().waitForEvent('page')
    await option(page, applicantName).hover()
    await page.keyboard.press('Control+Enter')
    const tab = await opened
    await expect(tab).toHaveURL(`/admin/applications/${id}`)
    await tab.close()

    // A shared browser must not reveal anything about people.
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).toContain('/admin/activity')
    expect(kept).not.toContain(id)
    expect(kept).not.toContain(applicantName)
  } finally {
    await remove()
    await query('delete from job_application where id = $1', [id])
  }
})

test('runs the actions of the current page by their names', async ({ page }) => {
  const reference = `PAL-${randomUUID().slice(0, 8)}`
  const [message] = await query<{ id: string }>(
    `insert into contact_message (id, reference, name, email, subject, category, message, consent_version)
     values (gen_random_uuid(), $1, 'Ada Obi', 'ada@example.com', $1, 'general', 'Good morning', '2026-11')
     returning id`,
    [reference],
  )
  const choose = async (typed: string, name: string) => {
    await open(page)
    await input(page).pressSequentially(typed)
    await expect(palette(page).getByRole('option').first()).toHaveText(new RegExp(`^${name}`))
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
  }
  try {
    await signIn(page, `/admin/contact/${message?.id}`)
    await open(page)
    const group = palette(page).getByRole('group', { name: 'This page' })
    await expect(group.getByRole('option', { name: 'Reply' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await choose('repl', 'Reply')
    const reply = page.getByRole('dialog', { name: 'Reply' })
    await expect(reply).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(reply).toBeHidden()

    await choose('status', `Status of ${reference}`)
    const status = page.getByRole('combobox', { name: `Status of ${reference}` })
    await expect(status).toBeFocused()
    await page.keyboard.press('Escape')

    await choose('to tra', 'Move to Trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Move to Trash' }).click()
    await expect(page.getByText('Message deleted successfully!')).toBeVisible()
    // A deleted message cannot be answered.
    await expect(page.getByText('In Trash since')).toBeVisible()
    await open(page)
    await expect(group.getByRole('option', { name: /^Restore/ })).toBeVisible()
    await expect(group.getByRole('option', { name: 'Reply' })).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(reference)

    await page.goto('/admin/waitlist')
    await choose('bulk', 'Bulk Actions')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  } finally {
    await query('delete from contact_message where reference = $1', [reference])
  }
})

test('single keys navigate, but not from fields and dialogs', async ({ page }) => {
  await signIn(page)
  await waitUntilReady(page)
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL('/admin')

  // B must follow G within 1.5 seconds, so stop the clock between the two keys.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.clock.resume()
  await expect(page).toHaveURL('/admin/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gw?n')
  await expect(page.getByRole('searchbox')).toHaveValue('gw?n')
  await expect(page).toHaveURL(/\/admin\/blog\?q=/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/admin/blog/new')

  // People who use speech input can turn them off.
  await page.goto('/admin')
  await open(page)
  await input(page).fill('shortcuts')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /single-key shortcuts/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  // A shortcut clicks its link at once, even if the screen takes a while to open.
  const clicked = await page.evaluateHandle(() => {
    const targets: string[] = []
    addEventListener('click', ({ target }) => targets.push(String(target)), { capture: true })
    return targets
  })
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.keyboard.press('?')
  expect(await clicked.jsonValue()).toEqual([])
  // The palette does not open over another dialog.
  await open(page)
  await expect(help).toBeHidden()
  await expect(page).toHaveURL('/admin')
})

test.describe('without a response', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('says so, keeps the screens and tries again', { tag: '@both' }, async ({ page }) => {
    await signIn(page)
    await page.route('**/api/admin/palette', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(input(page)).toBeVisible()
    await input(page).fill('payout')
    await expect(palette(page).getByText('The search failed. Please try again.')).toBeVisible()
    await page.unroute('**/api/admin/palette')
    await palette(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(palette(page).getByRole('option').first()).toBeVisible()
    await expect(palette(page).getByText('The search failed. Please try again.')).toBeHidden()
    await input(page).fill('zzxxqq')
    await expect(palette(page).getByText('No results for “zzxxqq”.')).toBeVisible()
    await palette(page).getByRole('button', { name: 'Close' }).click()
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  })
})
