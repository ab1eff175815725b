import type { Page } from '@playwright/test'

/** Until every section of a page has its own height: those far from the screen get it one by one, when the page has come to rest. */
export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  )
}
