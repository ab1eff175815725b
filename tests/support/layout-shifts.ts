import type { Page } from '@playwright/test'

declare global {
  interface Window {
    contentIsPainted: () => Promise<void>
    shiftedBy: number
  }
}

/** Watches the page that is opened next. `painted` resolves once it shows something, and `total` sums its layout shifts. */
export async function watchLayoutShifts(page: Page) {
  const painted = Promise.withResolvers<void>()
  await page.exposeFunction('contentIsPainted', painted.resolve)
  await page.addInitScript(() => {
    window.shiftedBy = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shiftedBy += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(() => window.contentIsPainted()).observe({ type: 'paint', buffered: true })
  })
  // The second frame begins once the first one's shifts have been reported.
  const total = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shiftedBy))),
        ),
    )
  return { painted: painted.promise, total }
}
