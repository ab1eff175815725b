import type { Page } from '@playwright/test'

/** Keeps the toast that offers Undo: it does not disappear while the pointer is over it. Returns its button. */
export async function holdUndo(page: Page) {
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  return undo
}
