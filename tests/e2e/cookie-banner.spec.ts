import type { Page } from '@playwright/test'
import { allowAll, consent, parseConsent, parseConsentCookie } from '../../lib/consent/consent-record'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

// The test environment's ANALYTICS_SCRIPT_URL. The site does not exist; the tests respond in its place.
const ANALYTICS = 'https://analytics.example/script.js'
const NOW = '2026-11-21T08:00:00.000Z'

test.use({ isConsentChosen: false })

const banner = (page: Page) => page.getByRole('dialog', { name: 'Your cookies, your choice' })
const details = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })

/** Responds with an analytics script that sets a cookie, as real ones do. Returns the list of requested URLs. */
async function answerForAnalytics(page: Page) {
  const fetched: string[] = []
  await page.route(`${new URL(ANALYTICS).origin}/**`, (route) => {
    fetched.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_visits=1; Path=/"; document.documentElement.dataset.analytics = "runs"',
    })
  })
  return fetched
}

async function readStored(page: Page) {
  const stored = await page.evaluate((key) => localStorage.getItem(key), consent.storageKey)
  return stored === null ? null : JSON.parse(stored)
}

async function readCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === consent.cookieName)
}

/** Opens the page with a paused clock. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install({ time: NOW })
  await page.clock.pauseAt(new Date(Date.parse(NOW) + 60_000))
  await page.goto(path, { waitUntil: 'load' })
}

async function openBanner(page: Page, path = '/') {
  await page.goto(path)
  await expect(banner(page)).toBeVisible()
}

test('the banner appears one second after the page has loaded, over a dimmed, blurred page', {
  tag: '@both',
}, async ({ page }) => {
  await page.clock.install({ time: NOW })
  await page.clock.pauseAt(new Date(Date.parse(NOW) + 60_000))
  await page.goto('/waitlist', { waitUntil: 'load' })
  await page.clock.runFor(999)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
  const backdrop = await page.getByRole('dialog').evaluate((dialog) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(dialog, '::backdrop')
    return { backgroundColor, backdropFilter }
  })
  expect(backdrop.backdropFilter).toMatch(/^blur\([1-9]/)
  expect(backdrop.backgroundColor).toMatch(/\/ 0\.\d|, 0\.\d/)
})

test("the backdrop also covers the scrollbar's space, like the film, without moving anything", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 720 } })
  const widths = () =>
    page.evaluate(() => {
      const cover = document.createElement('div')
      Object.assign(cover.style, { position: 'fixed', inset: 0 })
      document.body.append(cover)
      const { right } = cover.getBoundingClientRect()
      cover.remove()
      return { window: innerWidth, covered: right }
    })
  const title = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, width, height } = heading.getBoundingClientRect()
      return { left, width, height }
    })

  await openWithClock(page)
  await page.evaluate(() => document.fonts.ready)
  const before = await title()
  const { window, covered } = await widths()
  expect(covered, 'beside a scrollbar').toBeLessThan(window)
  await page.clock.runFor(1000)
  await expect(banner(page)).toBeVisible()
  await page.clock.resume()
  expect(await widths()).toEqual({ window, covered: window })
  expect(await title()).toEqual(before)

  await button(page, 'Decline All').click()
  expect(await widths()).toEqual({ window, covered })
  await waitUntilReady(page)
  await page.getByRole('link', { name: /Watch the film/ }).click()
  const film = page.getByRole('dialog', { name: 'Product film' })
  await expect(film).toBeVisible()
  const close = page.getByRole('button', { name: 'Close the film' })
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)
  expect(right(await film.boundingBox())).toBe(window)
  expect(right(await close.boundingBox())).toBe(window - 12)
  expect(await title()).toEqual(before)
  await browser.close()
})

test('the banner moves nothing on the page', { tag: '@both' }, async ({ page }) => {
  await openBanner(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBeLessThan(0.01)
})

for (const { choice, preferences } of [
  { choice: 'Accept All', preferences: allowAll(true) },
  { choice: 'Decline All', preferences: allowAll(false) },
]) {
  test(`${choice} stores the choice, informs the server and prevents further questions`, async ({ page }) => {
    await answerForAnalytics(page)
    await openBanner(page)
    const before = Date.now()
    await button(page, choice).click()
    await expect(banner(page)).toBeHidden()
    const { timestamp, ...rest } = await readStored(page)
    expect(rest).toEqual({ preferences })
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now())

    const cookie = await readCookie(page)
    expect(parseConsentCookie(cookie?.value)).toEqual(preferences)
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', secure: false })
    const days = ((cookie?.expires ?? 0) - before / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await openWithClock(page)
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('all preferences start off, are saved as set, and can be changed from the footer', {
  tag: '@both',
}, async ({ page }) => {
  await openBanner(page, '/waitlist')
  await button(page, 'Customize preferences').click()
  await expect(details(page)).toBeVisible()
  await expect(button(page, 'Customize preferences')).toBeHidden()
  await expect(toggle(page, 'Necessary')).toBeChecked()
  await expect(toggle(page, 'Necessary')).toBeDisabled()
  for (const name of ['Analytics', 'Marketing', 'Functional'])
    await expect(toggle(page, name)).not.toBeChecked()
  await toggle(page, 'Functional').click()
  await button(page, 'Save Preferences').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const chosen = { necessary: true, analytics: false, marketing: false, functional: true }
  expect((await readStored(page)).preferences).toEqual(chosen)
  expect(parseConsentCookie((await readCookie(page))?.value)).toEqual(chosen)

  await test.step('Cookie settings shows the current choice', async () => {
    const first = await readStored(page)
    await button(page, 'Cookie settings').click()
    await expect(details(page)).toBeVisible()
    await expect(toggle(page, 'Functional')).toBeChecked()
    await expect(toggle(page, 'Marketing')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Cookie settings')).toBeFocused()
    expect(await readStored(page)).toEqual(first)
  })

  await test.step('the choice can be changed there', async () => {
    await button(page, 'Cookie settings').click()
    await button(page, 'Decline All').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await readStored(page)).preferences).toEqual(allowAll(false))
  })
})

test('the close button leads back to the simple view and stores nothing', async ({ page }) => {
  await openBanner(page)
  await button(page, 'Customize preferences').click()
  await toggle(page, 'Marketing').click()
  await button(page, 'Close preferences').click()
  await expect(banner(page)).toBeVisible()
  await expect(button(page, 'Save Preferences')).toBeHidden()
  await expect(button(page, 'Customize preferences')).toBeFocused()
  expect(await readStored(page)).toBeNull()
  expect(await readCookie(page)).toBeUndefined()
})

test('no key answers the banner by accident, Esc does not dismiss it, and Tab stays inside', async ({
  page,
}) => {
  await openBanner(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: /Privacy Policy/ })).toBeFocused()
  for (const name of ['Decline All', 'Accept All', 'Customize preferences']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(details(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Close preferences')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggle(page, 'Analytics')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toggle(page, 'Analytics')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(banner(page)).toBeVisible()
  expect(await readStored(page)).toBeNull()
})

test('the banner waits while the waitlist form is open', { tag: '@both' }, async ({ page }) => {
  await openWithClock(page, '/')
  await page.locator('#main').getByRole('link', { name: 'Join the Waitlist' }).first().click()
  const form = page.getByRole('dialog', { name: 'Join the Waitlist' })
  // The first click loads the page's scripts, which start a moment later on the paused clock.
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return form.isVisible()
    })
    .toBe(true)
  await page.clock.runFor(3000)
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
})

test('a choice in one tab closes the banner in another', async ({ page, context }) => {
  await openBanner(page)
  const other = await context.newPage()
  await openBanner(other, '/waitlist')
  await button(other, 'Decline All').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [what, stored] of [
  ['an answer to an older policy', { key: consent.storageKey.replace(/\d+$/, '0'), value: 'declined' }],
  ['an unreadable record', { key: consent.storageKey, value: '{"timestamp":' }],
] as const) {
  test(`the banner appears again after ${what}`, async ({ page }) => {
    const value =
      stored.value === 'declined'
        ? JSON.stringify({ timestamp: NOW, preferences: allowAll(false) })
        : stored.value
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [stored.key, value] as const)
    await openBanner(page, '/waitlist')
    await button(page, 'Decline All').click()
    expect(parseConsent(JSON.stringify(await readStored(page)))?.preferences).toEqual(allowAll(false))
  })
}

test.describe('on the not-found page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the banner appears, too', async ({ page }) => {
    await openBanner(page, '/nothing-here')
  })
})

test.describe('analytics', () => {
  test('runs only for visitors who allow it, from then on', async ({ page }) => {
    const fetched = await answerForAnalytics(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, hostname } = new URL(request.url())
      if (hostname && hostname !== 'localhost') elsewhere.push(origin)
    })
    await openBanner(page)
    await page.mouse.wheel(0, 4000)
    expect(elsewhere).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

    await button(page, 'Accept All').click()
    await expect.poll(() => fetched).toEqual([ANALYTICS])
    await page.goto('/waitlist')
    await expect.poll(() => fetched.length).toBe(2)
  })

  for (const { choice, choose } of [
    { choice: 'refused', choose: (page: Page) => button(page, 'Decline All').click() },
    {
      choice: 'only other categories are allowed',
      choose: async (page: Page) => {
        await button(page, 'Customize preferences').click()
        await toggle(page, 'Marketing').click()
        await toggle(page, 'Functional').click()
        await button(page, 'Save Preferences').click()
      },
    },
  ]) {
    test(`never runs if ${choice}`, { tag: '@slow' }, async ({ page }) => {
      const fetched = await answerForAnalytics(page)
      await openBanner(page)
      await choose(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await openWithClock(page, '/waitlist')
      await page.clock.runFor(5000)
      expect(fetched).toEqual([])
    })
  }

  test('stops and has its cookies deleted when consent is withdrawn', async ({ page }) => {
    const fetched = await answerForAnalytics(page)
    await openBanner(page)
    await button(page, 'Accept All').click()
    await expect(page.locator('html')).toHaveAttribute('data-analytics', 'runs')
    await button(page, 'Cookie settings').click()
    await button(page, 'Decline All').click()
    await expect(page.locator('html')).not.toHaveAttribute('data-analytics')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([consent.cookieName])
    await page.goto('/waitlist')
    await expect(page.locator('html')).not.toHaveAttribute('data-analytics')
    expect(fetched).toHaveLength(1)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the banner appears without an animation', async ({ page }) => {
    await openBanner(page)
    const seconds = await page
      .getByRole('dialog')
      .evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).animationDuration))
    expect(seconds).toBeLessThanOrEqual(0.001)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing covers the content, and every control works', async ({ page }) => {
    await page.goto('/waitlist')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Cookie settings')).toBeHidden()
  })
})
