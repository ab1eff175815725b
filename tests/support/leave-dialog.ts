import type { Page } from '@playwright/test'
import { expect } from './test'

/** Answers the leave dialog, after checking what it says about unsaved changes. */
export async function answerLeaveDialog(page: Page, answer: 'Stay' | 'Leave', says: 'kept' | 'lost') {
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toContainText(says === 'kept' ? 'This browser keeps them' : 'will be lost')
  const buttons = { Stay: 'Keep editing', Leave: says === 'kept' ? 'Leave' : 'Discard changes' }
  await dialog.getByRole('button', { name: buttons[answer] }).click()
  await expect(dialog).toHaveCount(0)
}
