import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addColleague } from '../support/colleague'
import { waitUntilReady } from '../support/page-ready'
import { signIn, signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

const FAQ_LIST = '/admin/landing/faq'
const CONTENT = ['Landing page', 'Blog', 'About', 'Press Kit', 'Help Center', 'Media']
const LEGAL = ['Privacy Policy', 'Terms of Service']

async function addQuestion(page: Page) {
  const question = `Who may edit this? ${randomUUID().slice(0, 8)}`
  await page.goto(`${FAQ_LIST}?add`)
  await page.getByLabel('Category').selectOption('Usage')
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Answer').fill('Everyone.')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page).toHaveURL(FAQ_LIST)
  return question
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link')

test('a viewer sees the content but cannot save it, until an owner makes them an editor', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const username = await addColleague('viewer')
  await signIn(page)
  const question = await addQuestion(page)
  const viewerPage = await (await browser.newContext()).newPage()

  await test.step('the viewer sees only what a viewer may open', async () => {
    await signInByForm(viewerPage, '/admin', username)
    await expect(sidebar(viewerPage)).toHaveText([
      'Dashboard',
      ...CONTENT,
      'Careers',
      ...LEGAL,
      'Your account',
    ])
    await expect(viewerPage.getByRole('heading', { name: /^Signups/ })).toHaveCount(0)
    await expect(viewerPage.getByRole('link', { name: 'Write post' })).toHaveCount(0)
    await waitUntilReady(viewerPage)
    await viewerPage.keyboard.press('ControlOrMeta+k')
    const searched = viewerPage.waitForResponse('**/api/admin/palette')
    await viewerPage.getByLabel('Search screens, records and actions').fill('waitlist')
    await searched
    // A viewer finds only texts of the site that mention the waitlist.
    const found = viewerPage.getByRole('option')
    await expect(found.first()).toBeVisible()
    await expect(found.and(viewerPage.locator('[href^="/admin/waitlist"]'))).toHaveCount(0)
    await viewerPage.keyboard.press('Escape')
  })

  await test.step('any other page explains why it cannot be opened', async () => {
    await viewerPage.emulateMedia({ colorScheme: 'dark' })
    await viewerPage.goto('/admin/waitlist?q=ada')
    await expect(viewerPage.getByRole('heading', { level: 1 })).toHaveText('No access')
    await expect(viewerPage.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(viewerPage.getByText('You’re signed in as Viewer.')).toBeVisible()
    await viewerPage.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(viewerPage).toHaveURL('/admin')
  })

  await test.step('forms show the saved values as read-only', async () => {
    await viewerPage.goto(FAQ_LIST)
    await expect(viewerPage.getByText('Your role (Viewer) can see everything on this screen')).toBeVisible()
    await viewerPage.getByRole('link', { name: question }).click()
    await expect(viewerPage.getByLabel('Answer')).toHaveValue('Everyone.')
    await expect(viewerPage.getByLabel('Answer')).toBeDisabled()
    await expect(viewerPage.getByRole('button', { name: /^(Save|Add|Delete|Move) / })).toHaveCount(0)
    await expect(viewerPage.getByRole('link', { name: /^(Add|Edit) / })).toHaveCount(0)
  })

  await test.step('pages with custom forms are read-only as well', async () => {
    const changes = /^(Add|Change|Choose|Delete|Move|Publish|Remove|Save|Update|Upload|Write)\b/
    const main = viewerPage.getByRole('main')
    const list = (path: string, label: string, title: string) => async () => {
      await viewerPage.goto(path)
      const row = main
        .getByLabel(label, { exact: true })
        .locator('tbody tr, li')
        .filter({ hasText: title })
        .first()
      await row.getByRole('link').first().click()
      await expect(viewerPage).toHaveURL(new RegExp(`${path}/[\\w-]+$`))
    }
    for (const open of [
      () => viewerPage.goto('/admin/about'),
      () => viewerPage.goto('/admin/press-kit'),
      () => viewerPage.goto('/admin/press-kit/contact'),
      () => viewerPage.goto('/admin/privacy-policy'),
      list('/admin/blog', 'Posts', 'Your first ₦100,000 for emergencies'),
      list('/admin/careers', 'Positions', 'Android Engineer'),
      list('/admin/help-center/articles', 'Guides', 'User Guide'),
    ]) {
      await open()
      await expect(main.getByRole('textbox').first()).toBeDisabled()
      await expect(main.getByRole('button', { name: changes })).toHaveCount(0)
      await expect(main.getByRole('link', { name: changes })).toHaveCount(0)
    }
    const guide = main.getByRole('textbox', { name: 'Content', exact: true })
    await expect(guide).toHaveAttribute('contenteditable', 'false')
    await expect(guide).not.toBeEditable()
  })

  await test.step('an owner changes the role', async () => {
    await page.goto('/admin/staff')
    await page.getByRole('button', { name: `Actions for ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption('editor')
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText(`${username}’s role is now Editor`)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Editor')
  })

  await test.step('the new editor can save the form, but still cannot open other pages', async () => {
    await viewerPage.goto(FAQ_LIST)
    await viewerPage.getByRole('link', { name: question, exact: true }).click()
    await viewerPage.getByLabel('Answer').fill('Only a few.')
    await viewerPage.getByRole('button', { name: 'Save changes' }).click()
    await expect(viewerPage.getByText('FAQ updated successfully!')).toBeVisible()
    await viewerPage.goto('/admin')
    await expect(sidebar(viewerPage)).toHaveText(['Dashboard', ...CONTENT, ...LEGAL, 'Your account'])
    await viewerPage.goto('/admin/applications')
    await expect(viewerPage.getByRole('heading', { level: 1 })).toHaveText('No access')
  })
})
