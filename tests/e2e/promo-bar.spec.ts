import type { Page } from '@playwright/test'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  web: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

const bar = (page: Page) => page.getByRole('complementary', { name: /app$/ })

async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/** Scrolls until the bar appears, because at first, scrolling only requests its code. */
async function scrollUntilShown(page: Page) {
  await expect(async () => {
    await scrollTo(page, 800)
    await scrollTo(page, 700)
    await expect(bar(page)).toBeInViewport({ timeout: 500 })
  }).toPass()
}

for (const device of ['android', 'ios'] as const) {
  test.describe(`on ${device}`, { tag: '@phone' }, () => {
    test.use({ userAgent: agents[device] })

    test('follows scrolling, opens the form and moves out of the way', async ({ page }) => {
      await page.goto('/')
      await expect(bar(page)).toHaveCount(0)

      await test.step('appears when scrolling up beyond 300 px and disappears when scrolling down', async () => {
        await scrollUntilShown(page)
        await expect(bar(page).getByRole('img', { name: 'Five stars' })).toBeVisible()
        await scrollTo(page, 760)
        await expect(bar(page)).toBeHidden()
        await scrollTo(page, 400)
        await expect(bar(page)).toBeInViewport()
        await scrollTo(page, 301)
        await expect(bar(page)).toBeInViewport()
        await scrollTo(page, 300)
        await expect(bar(page)).toBeHidden()
        await scrollTo(page, 200)
        await expect(bar(page)).toBeHidden()
      })

      await test.step('its button opens the waitlist form and regains focus', async () => {
        await scrollUntilShown(page)
        const join = bar(page).getByRole('link', { name: 'Join Waitlist' })
        await expect(join).toHaveAttribute('href', '/waitlist?source=promo')
        await waitUntilReady(page)
        await join.click()
        await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(join).toBeFocused()
      })

      await test.step('does not cover focused elements', async () => {
        await page.locator('#main a:visible').last().focus()
        await expect(bar(page)).toBeHidden()
      })
    })
  })
}

test.describe('with reduced motion', { tag: '@phone' }, () => {
  test.use({ userAgent: agents.android, contextOptions: { reducedMotion: 'reduce' } })

  test('the bar does not slide', async ({ page }) => {
    await page.goto('/')
    await scrollUntilShown(page)
    const seconds = await bar(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    )
    expect(seconds).toBeLessThanOrEqual(0.001)
  })
})

test.describe('on other devices', () => {
  test.use({ userAgent: agents.web })

  test('the bar is not shown, and its code is not loaded', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto('/')
    await waitUntilReady(page)
    await scrollTo(page, 800)
    await scrollTo(page, 600)
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    expect(scripts.length).toBeGreaterThan(0)
    expect((await Promise.all(scripts)).filter((text) => text.includes('Five stars'))).toEqual([])
  })
})
