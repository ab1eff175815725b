import type { Page } from '@playwright/test'
import { PAGE_READY } from '../../components/ui/page-ready'

/** Waits until the page's scripts are ready. Public pages load them when a visitor first interacts. */
export async function waitUntilReady(page: Page) {
  // Wherever the pointer was, at least one of these moves it.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator(`html[data-${PAGE_READY}]`).waitFor({ state: 'attached' })
}
