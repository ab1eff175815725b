import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdUndo } from '../support/hold-undo'
import { answerLeaveDialog } from '../support/leave-dialog'
import { moveToTrash } from '../support/move-to-trash'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const LIST = '/admin/help-center'
const CATEGORY = 'Technical Support'
const QUESTION = 'Are you sure you want to delete this FAQ?'

/** Adds an FAQ for this test only, so that tests do not interfere with each other. */
async function addFaq(page: Page, category = CATEGORY) {
  const question = `Does it work? ${randomUUID().slice(0, 8)}`
  await page.goto(`${LIST}/new`)
  await page.getByLabel('Category').selectOption(category)
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Answer').fill('It does.\n\nMostly.')
  await page.getByLabel('Order').fill('99')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('FAQ created successfully!')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  return question
}

test('adding, editing, deleting or restoring an FAQ takes effect on the public page on the next request', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const question = await addFaq(page)
  const entry = (visitor: Page) => visitor.locator('details').filter({ hasText: question })
  const visitor = await visit(browser, '/help')
  await entry(visitor).locator('summary').click()
  await expect(entry(visitor).getByText('Mostly.')).toBeVisible()

  await page.getByRole('link', { name: `Edit ${question}` }).click()
  // Find it by role, because the previous form is still in the document but hidden.
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true })
  await expect(answer).toHaveValue(/Mostly/)
  await answer.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await answer.fill('Always.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('FAQ updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await visitor.reload()
  await expect(entry(visitor)).toContainText('Always.')

  await moveToTrash(page, question, QUESTION)
  const undo = await holdUndo(page)
  await visitor.reload()
  await expect(entry(visitor)).toHaveCount(0)
  await undo.click()
  await expect(page.getByText(`Restored ${question}`)).toBeVisible()
  await visitor.reload()
  await expect(entry(visitor)).toHaveCount(1)
  await moveToTrash(page, question, QUESTION)
})

test('Save All saves text and order together', async ({ page, browser }) => {
  await signIn(page)
  // Other tests add FAQs to the default category, so this test uses another one.
  const category = 'Payouts & Scheduling'
  const upper = await addFaq(page, category)
  const lower = await addFaq(page, category)
  const bar = page.getByRole('status').filter({ hasText: 'unsaved change' })
  const save = page.getByRole('button', { name: 'Save All' })
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await expect(save).toBeDisabled()

  const handle = page.getByRole('button', { name: `Move ${lower}`, exact: true })
  await handle.press('ArrowUp')
  await expect(handle).toBeFocused()
  await page.getByLabel(`Answer: ${upper}`).fill('')
  await expect(bar).toContainText('2 unsaved changes')
  await save.click()
  await expect(page.getByText('Please write the answer')).toBeVisible()
  await page.getByLabel(`Answer: ${upper}`).fill('Typed into the list.')

  // Leaving asks for confirmation.
  await page.getByRole('link', { name: 'Searches without results' }).click()
  await answerLeaveDialog(page, 'Stay', 'kept')
  await expect(page).toHaveURL(LIST)

  await save.click()
  await expect(page.getByText('All changes have been saved successfully!')).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  const visitor = await visit(browser, '/help')
  const text = (await visitor.getByRole('main').textContent()) ?? ''
  expect(text).toContain('Typed into the list.')
  expect(text.indexOf(lower)).toBeLessThan(text.indexOf(upper))
  for (const question of [upper, lower]) await moveToTrash(page, question, QUESTION)
})

test('Save All on an outdated list shows both versions', async ({ page, context }) => {
  await signIn(page)
  const question = await addFaq(page)
  await page.getByLabel(`Answer: ${question}`).fill('Mine.')
  const other = await context.newPage()
  await other.goto(LIST)
  await other.getByLabel(`Answer: ${question}`).fill('Theirs.')
  await other.getByRole('button', { name: 'Save All' }).click()
  await expect(other.getByText('All changes have been saved successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Save All' }).click()
  const both = page.getByRole('region', { name: 'Both versions' })
  await expect(both.getByText('Theirs.')).toBeVisible()
  await expect(both.getByText('Mine.')).toBeVisible()
  await both.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByRole('button', { name: 'Save All' }).click()
  await expect(page.getByText('All changes have been saved successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(`Answer: ${question}`)).toHaveValue('Mine.')
  await moveToTrash(page, question, QUESTION)
})

test('staff can add an FAQ for a search that found nothing, or dismiss it', async ({
  page,
  browser,
  baseURL,
}) => {
  const word = `${['quokka', 'wombat', 'numbat'][Math.floor(Math.random() * 3)]}${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}`
  const visitor = await visit(browser, '/help')
  await visitor.goto(`${baseURL}/help/search?q=${word}`)
  await expect(visitor.getByText('No FAQs Found')).toBeVisible()

  await signIn(page, `${LIST}/searches`)
  const row = page.getByRole('row').filter({ hasText: word })
  await row.getByRole('link', { name: 'Add FAQ' }).click()
  await expect(page.getByLabel('Question')).toHaveValue(word)
  await page.goto(`${LIST}/searches`)
  await row.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(`Dismissed “${word}”`)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('the list can be searched and filtered by category, and says when nothing matches', async ({ page }) => {
  await signIn(page, LIST)
  await expect(page.locator('dl').getByText('Total FAQs')).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Fees & Pricing')
  await expect(page).toHaveURL(`${LIST}?category=fees`)
  await expect(page.getByRole('list', { name: 'Fees & Pricing' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Getting Started' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.getByText('No FAQs match your current filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('list', { name: 'Getting Started' })).toBeVisible()
})
