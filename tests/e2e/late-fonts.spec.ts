import { expect, test } from '../support/test'

// On a slow network, the fonts arrive after the text.

declare global {
  interface Window {
    textIsShown: () => Promise<void>
    moved: number
  }
}

interface Shift extends PerformanceEntry {
  value: number
}

/** Half of Lighthouse's limit for "good". A single line above the fold that breaks differently shifts more. */
const MAX_SHIFT = 0.05

for (const path of ['/', '/about', '/careers', '/press', '/privacy', '/blog', '/help'])
  test(`on ${path}, hardly anything moves when the fonts load`, { tag: '@both' }, async ({ page }) => {
    const shown = Promise.withResolvers<void>()
    await page.exposeFunction('textIsShown', shown.resolve)
    await page.route(/\.woff2/, async (route) => {
      await shown.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[]) window.moved += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver(() => window.textIsShown()).observe({ type: 'paint', buffered: true })
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.moved))),
        ),
    )
    expect(moved).toBeLessThan(MAX_SHIFT)
  })
