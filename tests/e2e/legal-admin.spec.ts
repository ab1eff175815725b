import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdUndo } from '../support/hold-undo'
import { answerLeaveDialog } from '../support/leave-dialog'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

// Two tests must not reorder the sections of one document at once, because the second one would rightly be refused.
const TERMS = '/admin/terms'
const PRIVACY = '/admin/privacy-policy'
const termsSaved = 'Terms of Service updated successfully!'

const form = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) section$/ })
const contentOf = (page: Page) => form(page).getByRole('textbox', { name: 'Content' })

/** Activates a link or button by keyboard, because toasts may cover it. */
const press = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).first().press('Enter')

/** Adds a section for this test only, at the end. */
async function addSection(page: Page, editor: string, content = 'As agreed.') {
  const title = `Trial clause ${randomUUID().slice(0, 8)}`
  await page.goto(editor)
  await press(page, 'link', 'Add section')
  await form(page).getByLabel('Title').fill(title)
  await contentOf(page).fill(content)
  await form(page).getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByText('updated successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(editor)
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  return title
}

async function openSection(page: Page, title: string) {
  await press(page, 'link', `Edit ${title}`)
  await expect(page).toHaveURL(/\?edit=/)
  await expect(form(page).getByLabel('Title')).toHaveValue(title)
}

async function removeSection(page: Page, title: string) {
  await press(page, 'button', `Move ${title} to Trash`)
  await expect(page.getByText('Are you sure you want to delete this section?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Trash' }).click()
  await expect(page.getByText('Section deleted successfully!').first()).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
}

test('saved changes are public on the next request, and their version is in the history', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, TERMS)
  await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute('target', '_blank')
  const title = await addSection(
    page,
    TERMS,
    'Nobody below 18 may join.\n\nHow to tell us\n• by mail\n• by phone',
  )
  const visitor = await visit(browser, '/terms')
  const shown = visitor.getByRole('region', { name: title })
  await expect(shown.getByRole('listitem').filter({ hasText: 'by phone' })).toBeVisible()

  await openSection(page, title)
  await contentOf(page).fill('Nobody below twenty may join.')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(TERMS)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText(
    'below twenty',
  )
  await visitor.reload()
  await expect(shown).toContainText('below twenty')

  // The version shows its author to staff, but not to readers.
  await page.goto(`${TERMS}/history`)
  const row = page.getByRole('row').filter({ hasText: `Changed “${title}”.` })
  await expect(row).toContainText('Admin')
  const address = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/terms\/history\/\d+$/)
  await visitor.goto(baseURL + address)
  await expect(visitor.getByText(`Changed “${title}”.`)).toBeVisible()
  const changes = visitor.getByRole('region', { name: 'What changed' })
  await expect(changes).toContainText('twenty')
  await expect(changes).toContainText('by phone')

  await page.goto(TERMS)
  await removeSection(page, title)
  const undo = await holdUndo(page)
  await visitor.goto(`${baseURL}/terms`)
  await expect(shown).toHaveCount(0)
  await undo.click()
  await expect(page.getByText(`Restored ${title}`)).toBeVisible()
  await visitor.reload()
  await expect(shown).toBeVisible()
  await removeSection(page, title)
  await page.goto(`${TERMS}/trash`)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
})

test('a form reports what is missing, keeps its input and asks before closing', async ({ page }) => {
  await signIn(page, `${TERMS}?add=`)
  await expect(form(page).getByLabel('Title')).toBeVisible()
  const count = await page.getByText(/^Section \d+$/).count()
  await expect(form(page).getByLabel('Order')).toHaveValue(String(count + 1))
  await form(page)
    .getByLabel('Order')
    .fill(String(count + 2))
  await expect(form(page).getByText(`Use a whole number from 1 to ${count + 1}. Otherwise,`)).toBeVisible()
  await form(page)
    .getByLabel('Order')
    .fill(String(count + 1))
  await form(page).getByRole('button', { name: 'Add section' }).click()
  await expect(form(page).getByText('Please fill in all required fields')).toBeVisible()
  await expect(form(page).getByText('Please enter a title')).toBeVisible()
  await expect(form(page).getByText('Please write the content')).toBeVisible()
  await expect(form(page).getByLabel('Title')).toBeFocused()
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(TERMS)

  // A dialog opened by a link closes with Back, after a question if there is input.
  await press(page, 'link', 'Add section')
  await form(page).getByLabel('Title').fill('Half a title')
  await page.keyboard.press('Escape')
  await answerLeaveDialog(page, 'Stay', 'kept')
  await page.evaluate(() => history.back())
  await answerLeaveDialog(page, 'Stay', 'kept')
  await expect(form(page).getByLabel('Title')).toHaveValue('Half a title')
  await page.evaluate(() => history.back())
  await answerLeaveDialog(page, 'Leave', 'kept')
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(TERMS)

  // This browser kept a draft.
  await press(page, 'link', 'Add section')
  await form(page).getByRole('button', { name: 'Restore it' }).click()
  await expect(form(page).getByLabel('Title')).toHaveValue('Half a title')
  await form(page).getByRole('button', { name: 'Close' }).click()
  await answerLeaveDialog(page, 'Leave', 'kept')
  await expect(form(page)).toHaveCount(0)
})

test('the preview shows the document with unsaved changes', async ({ page }) => {
  await signIn(page, PRIVACY)
  await page.getByLabel('Last Updated').fill('Tomorrow')
  await page.getByLabel('Policy Updates').fill('We shout it from the roof.')
  await press(page, 'link', 'Preview document')
  const document = page.getByRole('region', { name: 'Preview of the document' })
  await expect(document.getByText('Tomorrow')).toBeVisible()
  await expect(document.getByText('We shout it from the roof.')).toBeVisible()
  await page.goBack()
  await expect(document).toHaveCount(0)
  await expect(page.getByLabel('Last Updated')).toHaveValue('Tomorrow')

  // Both forms have input; the section's preview is next to its fields.
  await press(page, 'link', 'Add section')
  await form(page).getByLabel('Title').fill('A section nobody saves')
  await contentOf(page).fill('Please\n• read it\n• twice')
  const section = page.getByRole('region', { name: 'Preview of the section' })
  await expect(section.getByRole('heading', { name: 'A section nobody saves' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveText(['read it', 'twice'])
  await form(page).getByLabel('Order').fill('1')
  await form(page).getByRole('button', { name: 'Preview document' }).click()
  await expect(document.getByRole('heading', { name: /^1\.\s?A section nobody saves/ })).toBeVisible()
  await expect(document.getByText('Tomorrow')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(PRIVACY)
  await expect(page.getByRole('link', { name: 'A section nobody saves' })).toHaveCount(0)
})

test('the second of two admins on one section sees both texts and chooses', async ({ page, context }) => {
  await signIn(page, TERMS)
  const title = await addSection(page, TERMS)
  await openSection(page, title)
  const other = await context.newPage()
  await other.goto(page.url())
  await contentOf(other).fill('The text of a colleague.')
  await form(other).getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText(termsSaved)).toBeVisible()

  await contentOf(page).fill('My own text.')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  const both = page.getByRole('region', { name: 'Both versions' })
  await expect(both).toContainText('The text of a colleague.')
  await expect(both).toContainText('My own text.')
  await both.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText(
    'My own text.',
  )
  await removeSection(page, title)
})

test('sections are reordered by keyboard and by number, and an old version can be restored', async ({
  page,
  browser,
}) => {
  await signIn(page, PRIVACY)
  const upper = await addSection(page, PRIVACY)
  const lower = await addSection(page, PRIVACY)
  const names = page
    .getByRole('list', { name: 'Sections of the Privacy Policy' })
    .getByRole('link', { name: /^Trial clause/ })
  const visitor = await visit(browser, '/privacy')
  const headings = visitor.getByRole('heading', { level: 2, name: /Trial clause/ })
  await expect(headings).toHaveText([new RegExp(upper), new RegExp(lower)])

  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, 'button', `Move ${lower} up`)
  await saved
  await expect(names).toHaveText([lower, upper])
  await visitor.reload()
  await expect(headings).toHaveText([new RegExp(lower), new RegExp(upper)])

  // Anything that is not a position means the end.
  await openSection(page, lower)
  await form(page).getByLabel('Order').fill('0')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(names).toHaveText([upper, lower])

  await page.goto(`${PRIVACY}/history`)
  await page
    .getByRole('row')
    .filter({ hasText: `Added “${upper}”.` })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Privacy Policy updated successfully!')).toBeVisible()
  await visitor.reload()
  await expect(headings).toHaveText([new RegExp(upper)])
  await page.goto(PRIVACY)
  await removeSection(page, upper)
})
