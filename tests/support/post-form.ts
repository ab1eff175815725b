import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './test'

export const titleBox = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
/** The editor, which takes the place of the text area as soon as it has loaded. */
export const contentBox = (page: Page, name = /^Content/) =>
  page.getByRole('textbox', { name }).and(page.locator('[contenteditable=true]'))
/** The text area behind the editor. Its value is the Markdown. */
export const markdown = (page: Page) => page.locator('[name=content]').locator('visible=true')
// Previous pages stay in the document, hidden.
export const status = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('visible=true')
export const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const newTitle = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

/** Fills in the form on /admin/blog/new without saving. */
export async function write(page: Page, title: string) {
  await page.goto('/admin/blog/new')
  await titleBox(page).fill(title)
  await expect(page.getByRole('textbox', { name: 'Slug' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A week at the market, in four receipts.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Budgeting')
}
