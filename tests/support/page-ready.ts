import type { Page } from '@playwright/test'
import { PAGE_READY } from '../../components/ui/page-ready'

/** Waits until the page's script runs: keys, and links that open a dialog, have no effect of their own before. */
export async function untilReady(page: Page) {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PAGE_READY)
}
