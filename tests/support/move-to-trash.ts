import type { Page } from '@playwright/test'
import { expect } from './test'

/** Moves a row to the Trash and confirms the question. */
export async function moveToTrash(page: Page, name: string, question: string) {
  const button = page.getByRole('button', { name: `Move ${name} to Trash` })
  // By keyboard, because toasts may cover the button.
  await button.press('Enter')
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Move to Trash' }).click()
  await expect(button).toHaveCount(0)
}
