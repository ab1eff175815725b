import type { Page } from '@playwright/test'

/** Hovers over the Undo button, so that its toast stays on screen, and returns the button. */
export async function holdUndo(page: Page) {
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  return undo
}
