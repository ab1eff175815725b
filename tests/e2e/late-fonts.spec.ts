import { watchLayoutShifts } from '../support/layout-shifts'
import { expect, test } from '../support/test'

// On a slow network, the fonts arrive after the text.

/** Half of Lighthouse's limit for "good". A single line above the fold that breaks differently shifts more. */
const MAX_SHIFT = 0.05

for (const path of ['/', '/about', '/careers', '/press', '/privacy', '/blog', '/help'])
  test(`on ${path}, hardly anything moves when the fonts load`, { tag: ['@both', '@slow'] }, async ({
    page,
  }) => {
    const shifts = await watchLayoutShifts(page)
    await page.route(/\.woff2/, async (route) => {
      await shifts.painted
      await route.continue()
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await shifts.total()).toBeLessThan(MAX_SHIFT)
  })
