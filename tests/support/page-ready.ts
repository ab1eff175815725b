import type { Page } from '@playwright/test'
import { PAGE_READY } from '../../components/ui/page-ready'

/** Waits until the page's scripts run, which public pages start at the first sign of a visitor. */
export async function untilReady(page: Page) {
  // Wherever the pointer was, one of the two moves it.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator(`html[data-${PAGE_READY}]`).waitFor({ state: 'attached' })
}
