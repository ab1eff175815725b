import type { Page } from '@playwright/test'

/**
 * Waits until every section has its final height. Sections far below the viewport are laid out one by one
 * once the page is idle.
 */
export async function waitForLayout(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  )
}
