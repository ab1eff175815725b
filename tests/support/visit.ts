import type { Browser } from '@playwright/test'

/** Opens a public page as a first-time visitor. */
export async function visit(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(process.env.TEST_SITE_URL + path)
  return page
}
