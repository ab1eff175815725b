import type { Page } from '@playwright/test'
import { expect } from './test'

/** Answers the question before unsaved changes are left, after a look at what it says becomes of them. */
export async function answerLeave(page: Page, answer: 'Stay' | 'Leave', says: 'kept' | 'lost') {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText(says === 'kept' ? 'This browser keeps them' : 'will be lost')
  await question.getByRole('button', { name: answer }).click()
  await expect(question).toHaveCount(0)
}
