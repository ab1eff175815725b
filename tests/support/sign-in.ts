import type { Page } from '@playwright/test'
import { admin, expect } from './test'

/** Signs the seeded administrator in and ends on `path`. */
export async function signIn(page: Page, path = '/admin') {
  await page.goto(path)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(path)
}
