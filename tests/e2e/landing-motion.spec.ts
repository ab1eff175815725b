import type { Locator, Page } from '@playwright/test'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'
import { waitForLayout } from '../support/wait-for-layout'

const INTERVAL = 4000
const LOCK = 500

const steps = (page: Page) => page.getByRole('group', { name: 'How it works' })
const step = (page: Page, number: number) => steps(page).getByRole('group', { name: `${number} of 4` })
const features = (page: Page) => page.locator('#features')
const watch = (page: Page) => page.getByRole('link', { name: /Watch the film/ })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Product film' })

/** Opens the page with a paused clock and the pointer far away. */
async function openAt(page: Page, place: (page: Page) => Locator) {
  await page.clock.install()
  await page.goto('/')
  await waitUntilReady(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await place(page).scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await untilSeen(place(page))
}

/** Waits until the browser has reported that the element is on screen. Before that, the page has not started its timer. */
async function untilSeen(place: Locator) {
  await place.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if (!entries.at(-1)?.isIntersecting) return
            observer.disconnect()
            resolve()
          },
          { rootMargin: '-15% 0px' },
        )
        observer.observe(element)
      }),
  )
}

/** Waits until the carousel of steps has started or stopped. */
async function untilCarousel(page: Page, isPlaying: boolean) {
  const live = steps(page).locator('[aria-live]')
  await expect(live).toHaveAttribute('aria-live', isPlaying ? 'off' : 'polite')
}

/** Simulates the tab becoming hidden or visible. */
async function setTabHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Turns the mouse wheel and gives the page two frames to react. */
async function turnWheel(page: Page, deltaY: number) {
  const answered = await page.evaluateHandle(() => ({
    frame: new Promise<void>((resolve) => {
      const next = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      addEventListener('wheel', next, { once: true, capture: true, passive: true })
    }),
  }))
  await page.mouse.wheel(0, deltaY)
  await answered.evaluate(({ frame }) => frame)
}

test.describe('how it works', () => {
  test('advances every 4 seconds and wraps from the last step to the first', { tag: '@slow' }, async ({
    page,
  }) => {
    await openAt(page, steps)
    await expect(step(page, 1).getByRole('heading')).toHaveText('Create personalized payouts')
    await page.clock.runFor(INTERVAL - 1)
    await expect(step(page, 1)).toBeVisible()
    await page.clock.runFor(1)
    for (const [number, title] of [
      [2, 'Plan & Analyze with AI.'],
      [3, 'Track payments in real-time.'],
      [4, 'Get In-depth Insights.'],
    ] as const) {
      await expect(step(page, number).getByRole('heading')).toHaveText(title)
      await expect(steps(page).getByText(`${number} of 4`, { exact: true })).toBeVisible()
      await expect(step(page, number)).toBeVisible()
      await page.clock.runFor(INTERVAL)
    }
    await expect(step(page, 1)).toBeVisible()
    await expect(step(page, 4)).toBeHidden()
  })

  test('stops while paused, hovered, focused, hidden or off screen', { tag: '@slow' }, async ({ page }) => {
    await openAt(page, steps)

    await test.step('under the pointer', async () => {
      await step(page, 1).hover()
      await untilCarousel(page, false)
      await page.clock.runFor(2 * INTERVAL)
      await expect(step(page, 1)).toBeVisible()
      await page.mouse.move(0, 0)
      await untilCarousel(page, true)
      await page.clock.runFor(INTERVAL)
      await expect(step(page, 2)).toBeVisible()
    })

    await test.step('while something in it has focus', async () => {
      const next = steps(page).getByRole('button', { name: 'Next step' })
      await next.focus()
      await untilCarousel(page, false)
      await page.clock.runFor(2 * INTERVAL)
      await expect(step(page, 2)).toBeVisible()
      await next.press('Enter')
      await expect(step(page, 3)).toBeVisible()
      await next.blur()
      await untilCarousel(page, true)
      await page.clock.runFor(INTERVAL)
      await expect(step(page, 4)).toBeVisible()
    })

    await test.step('in a hidden tab', async () => {
      await setTabHidden(page, true)
      await untilCarousel(page, false)
      await page.clock.runFor(2 * INTERVAL)
      await expect(step(page, 4)).toBeVisible()
      await setTabHidden(page, false)
      await untilCarousel(page, true)
      await page.clock.runFor(INTERVAL)
      await expect(step(page, 1)).toBeVisible()
    })

    await test.step('off screen', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(steps(page)).not.toBeInViewport()
      await untilCarousel(page, false)
      await page.clock.runFor(2 * INTERVAL)
      await steps(page).scrollIntoViewIfNeeded()
      await expect(step(page, 1)).toBeVisible()
    })

    await test.step('paused by its button, until it is played', async () => {
      await steps(page).getByRole('button', { name: 'Pause steps carousel' }).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(2 * INTERVAL)
      await expect(step(page, 1)).toBeVisible()

      await steps(page).getByRole('button', { name: 'Play steps carousel' }).click()
      await untilCarousel(page, true)
      await page.clock.runFor(INTERVAL)
      await expect(
        step(page, 2),
        'plays even while the Play button still has the focus and the pointer',
      ).toBeVisible()
    })
  })

  test('goes to any step immediately and announces it', { tag: '@both' }, async ({ page }) => {
    await openAt(page, steps)
    const live = steps(page).locator('[aria-live]')
    await page.clock.runFor(INTERVAL)
    await expect(live).toHaveAttribute('aria-live', 'off')
    const last = steps(page).getByRole('button', { name: 'Get In-depth Insights.' })
    await last.click()
    await expect(step(page, 4)).toBeVisible()
    await expect(last).toHaveAttribute('aria-current', 'step')
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await steps(page).getByRole('button', { name: 'Next step' }).click()
    await expect(step(page, 1)).toBeVisible()
    await steps(page).getByRole('button', { name: 'Previous step' }).click()
    await expect(step(page, 4)).toBeVisible()
  })

  test('starts paused with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, steps)
    await page.clock.runFor(3 * INTERVAL)
    await expect(step(page, 1)).toBeVisible()
    await steps(page).getByRole('button', { name: 'Next step' }).click()
    await expect(step(page, 2)).toBeVisible()
  })
})

test.describe('features', () => {
  const tab = (page: Page, number: number) =>
    features(page)
      .getByRole('tab')
      .nth(number - 1)
  const panel = async (page: Page, number: number) =>
    page.locator(`[id="${await tab(page, number).getAttribute('aria-controls')}"]`)

  test('show the image of the selected feature while the others slide out', { tag: '@both' }, async ({
    page,
  }) => {
    await openAt(page, features)
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    await expect(await panel(page, 1)).toBeVisible()
    await tab(page, 3).click()
    await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
    await expect(await panel(page, 3)).toBeVisible()
    for (const number of [1, 2, 4]) await expect(await panel(page, number)).toBeHidden()
    await expect
      .poll(async () => (await (await panel(page, 2)).boundingBox())?.x)
      .toBeLessThan((await (await panel(page, 3)).boundingBox())?.x ?? 0)
    await expect
      .poll(async () => (await (await panel(page, 4)).boundingBox())?.x)
      .toBeGreaterThan((await (await panel(page, 3)).boundingBox())?.x ?? 0)
  })

  test('ignore other choices for 500 ms after a choice', async ({ page }) => {
    await openAt(page, features)
    await tab(page, 2).click()
    await tab(page, 3).click()
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(LOCK - 1)
    await tab(page, 3).click()
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(1)
    await tab(page, 2).click() // Selecting the same feature again changes and locks nothing.
    await tab(page, 3).click()
    await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
  })

  test('can be selected by keyboard', async ({ page }) => {
    await openAt(page, features)
    await tab(page, 1).focus()
    for (const [key, number] of [
      ['ArrowDown', 2],
      ['ArrowRight', 3],
      ['ArrowUp', 2],
      ['End', 6],
      ['ArrowRight', 1],
      ['ArrowLeft', 6],
      ['Home', 1],
      ['ArrowDown', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, number)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
    await expect(await panel(page, 2)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(await panel(page, 2)).toBeFocused()
  })

  test('are next to the phone on wide screens, and above it on small ones', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    // Measure both at once, because content above them may still be loading.
    const [stage, last] = await features(page).evaluate((section) => {
      const elementsWithRole = (role: string) => [...section.querySelectorAll(`[role=${role}]`)]
      return [elementsWithRole('tabpanel').at(0), elementsWithRole('tab').at(-1)].map((box) =>
        box?.getBoundingClientRect().toJSON(),
      )
    })
    if (isMobile) expect(last.bottom).toBeLessThan(stage.top)
    else expect(last.left).toBeGreaterThan(stage.right)
    await expect(
      features(page)
        .getByText(/opens only on the days you chose/)
        .locator('visible=true'),
    ).toHaveCount(1)
  })
})

test.describe('film', () => {
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

  test('has its controls and captions below the video', { tag: '@both' }, async ({ page }) => {
    await page.goto('/')
    await waitUntilReady(page)
    await watch(page).click()
    const video = overlay(page).locator('video')
    await expect(video).toHaveCSS('object-position', '50% 0%')
    const box = await video.boundingBox()
    const pictureHeight = ((box?.width ?? 0) * 9) / 16
    const room = (box?.height ?? 0) - pictureHeight
    expect(room).toBeGreaterThan(100)
    // More would leave the captions far from the video.
    expect(room).toBeLessThan(120)
  })

  test('is loaded only on demand and plays with captions', async ({ page }) => {
    const media: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4|vtt)/.test(request.url())) media.push(request.url())
    })
    await page.goto('/')
    await watch(page).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(media).toEqual([])

    await waitUntilReady(page)
    await watch(page).click()
    const video = overlay(page).locator('video')
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(5)
    expect(await video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode)).toBe('showing')
    expect(await video.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(20)
  })

  const waysOut: Record<string, (page: Page) => Promise<void>> = {
    'the close button': (page) => overlay(page).getByRole('button', { name: 'Close the film' }).click(),
    Esc: (page) => page.keyboard.press('Escape'),
    'a click outside the film': (page) => overlay(page).click({ position: { x: 8, y: 8 } }),
  }
  test('fills the screen, prevents scrolling, and can be closed in every way', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto('/')
    await waitForLayout(page)
    await waitUntilReady(page)
    for (const [name, leave] of Object.entries(waysOut))
      await test.step(`closed by ${name}`, async () => {
        await watch(page).scrollIntoViewIfNeeded()
        await watch(page).click()
        await expect(overlay(page)).toBeVisible()
        const before = await place(page)
        const box = await overlay(page).boundingBox()
        const screen = page.viewportSize()
        expect(box?.height).toBeCloseTo(screen?.height ?? 0, 2)
        await turnWheel(page, 900)
        expect(await place(page)).toBe(before)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null))
          .toBe(true)

        await leave(page)
        await expect(overlay(page)).toHaveCount(0)
        await expect(watch(page)).toBeFocused()
        expect(await place(page)).toBe(before)
        await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
        expect(await place(page)).toBe(before + 200)
      })
  })

  test.describe('that does not load', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('says so and can be retried', async ({ page }) => {
      await page.route(/\.(webm|mp4)$/, (route) => route.abort())
      await page.goto('/')
      await waitUntilReady(page)
      await watch(page).click()
      await expect(overlay(page).getByRole('alert')).toContainText('could not be loaded')
      await page.unroute(/\.(webm|mp4)$/)
      await overlay(page).getByRole('button', { name: 'Try again' }).click()
      const video = overlay(page).locator('video')
      await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every step and feature can be read, and the film is a link to its file', async ({ page }) => {
    await page.goto('/')
    for (const number of [1, 2, 3, 4]) await expect(step(page, number)).toBeVisible()
    await expect(steps(page).getByRole('button')).toHaveCount(0)
    const panels = features(page).getByRole('tabpanel')
    await expect(panels).toHaveCount(6)
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible()
      await expect(panel.getByRole('img')).toBeVisible()
    }
    await expect(
      features(page)
        .getByText(/opens only on the days you chose/)
        .locator('visible=true'),
    ).toBeVisible()
    const file = await watch(page).getAttribute('href')
    const response = await page.request.get(file ?? '')
    expect(response.headers()['content-type']).toBe('video/mp4')
  })
})
