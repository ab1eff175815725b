import type { Page } from '@playwright/test'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

/** The anchors of the sections in reading order. */
const sections = [
  'audiences',
  'how-it-works',
  'calculator',
  'features',
  'safety',
  'film',
  'features-detail',
  'payouts',
  'solution',
  'emergency',
  'last-as-intended',
  'testimonials',
  'download',
  'faq',
]

const INTERVAL = 5000
const LOCK = 500
const NOON = Date.UTC(2026, 10, 21, 11)

const carousel = (page: Page) => page.getByRole('group', { name: 'Reviews' })
const slide = (page: Page, number: number) => carousel(page).getByRole('group', { name: `${number} of 3` })

/** Scrolls the carousel to the middle of the screen, with a paused clock. */
async function openReviews(page: Page) {
  await page.clock.install({ time: NOON })
  await page.goto('/')
  await waitUntilReady(page)
  await page.clock.pauseAt(NOON + 60 * 60 * 1000)
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.mouse.move(0, 0)
}

/** Waits until the carousel is playing. */
async function expectPlaying(page: Page) {
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
}

test('the page is complete and consistent', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')

  await test.step('the sections are in order, each with a heading and an anchor', async () => {
    const found = page.locator('main section[id]')
    expect(await found.evaluateAll((all) => all.map((section) => section.id))).toEqual(sections)
    for (const section of await found.all()) {
      const title = await section.getAttribute('aria-labelledby')
      await expect(page.locator(`h2[id="${title}"]`)).toHaveCount(1)
    }
  })

  await test.step('every link to an anchor has a target', async () => {
    const missing = await page
      .locator('a[href^="#"], a[href^="/#"]')
      .evaluateAll((links) =>
        links
          .map((link) => (link as HTMLAnchorElement).hash.slice(1))
          .filter((id) => !document.getElementById(id)),
      )
    expect(missing).toEqual([])
  })

  await test.step('nothing is wider than the screen', async () => {
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('before a choice about cookies', () => {
  test.use({ isConsentChosen: false, viewport: { width: 720, height: 450 } })

  // The viewport is that of a desktop screen zoomed to 200%.
  test('a link to the calculator jumps there immediately and stays', async ({ page }) => {
    await page.goto('/#calculator')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const top = () =>
      page.locator('#calculator').evaluate((section) => Math.round(section.getBoundingClientRect().top))
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const isUnderHeader = async () => (await top()) - header
    expect(await isUnderHeader()).toBeLessThan(30)
    await page.getByRole('button', { name: 'Decline All' }).click()
    expect(await isUnderHeader()).toBeLessThan(30)
    expect(await isUnderHeader()).toBeGreaterThanOrEqual(0)
  })
})

test.describe('Join buttons', () => {
  // Abort form submissions: nobody joins, and the browser reports the failed request.
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('open the form, which records the button that opened it', { tag: '@both' }, async ({ page }) => {
    test.slow()
    const sent: string[] = []
    await page.route('/', (route, request) => {
      if (request.method() !== 'POST') return route.fallback()
      sent.push(request.postData()?.match(/source"\s+(\w+)/)?.[1] ?? '')
      return route.abort()
    })
    // Before its script has loaded, a button is a link to the form's own page.
    await page.goto('/')
    await waitUntilReady(page)
    const sources = await page
      .locator('a[data-join]:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-join') ?? ''))
    expect(sources).toEqual(expect.arrayContaining(['header', 'hero', 'closing', 'faq']))

    for (const source of sources) {
      await page.locator(`a[data-join="${source}"]:visible`).click()
      const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' })
      await dialog.getByLabel('Full name').fill('Ada Obi')
      await dialog.getByLabel('Email address').fill('ada@example.com')
      await dialog.getByRole('button', { name: /join/i }).click()
      await expect(dialog.getByText('Something went wrong. Please try again.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    expect(sent).toEqual(sources)
  })
})

test('on a large screen, all reviews are side by side, without controls', async ({ page }) => {
  await page.goto('/')
  await waitUntilReady(page)
  await carousel(page).scrollIntoViewIfNeeded()
  for (const number of [1, 2, 3]) await expect(slide(page, number)).toBeVisible()
  // Measure all at once, because sections above may still be laid out.
  const tops = await carousel(page)
    .getByRole('group')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
})

test.describe('reviews on a small screen', () => {
  test.use({ viewport: { width: 800, height: 900 } })

  test('advance every 5 seconds and wrap from last to first', async ({ page }) => {
    await openReviews(page)
    await expectPlaying(page)
    await page.clock.runFor(INTERVAL - 1)
    await expect(slide(page, 1)).toBeVisible()
    await page.clock.runFor(1)
    for (const number of [2, 3, 1]) {
      await expect(slide(page, number)).toBeVisible()
      await page.clock.runFor(INTERVAL)
    }
  })

  test('wrap around in both directions, and go to any review by its dot', async ({ page }) => {
    await openReviews(page)
    const steps = [
      ['Previous review', 3],
      ['Next review', 1],
      ['Review 2 of 3', 2],
    ] as const
    for (const [name, number] of steps) {
      await carousel(page).getByRole('button', { name }).click()
      await page.clock.runFor(LOCK)
      await expect(slide(page, number)).toBeVisible()
    }
    await expect(carousel(page).getByRole('button', { name: 'Review 2 of 3' })).toHaveAttribute(
      'aria-current',
    )
  })

  test('ignore other steps for 500 ms after a step', async ({ page }) => {
    await openReviews(page)
    const next = carousel(page).getByRole('button', { name: 'Next review' })
    await next.click()
    await expect(next).toBeDisabled()
    await next.click({ force: true })
    await expect(slide(page, 2)).toBeVisible()
    await page.clock.runFor(LOCK - 1)
    await expect(next).toBeDisabled()
    await page.clock.runFor(1)
    await expect(next).toBeEnabled()
    await next.click()
    await expect(slide(page, 3)).toBeVisible()
  })

  test('do not move while paused, hovered or focused', async ({ page }) => {
    await openReviews(page)
    await expectPlaying(page)
    await carousel(page).getByRole('button', { name: 'Pause reviews carousel' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3 * INTERVAL)
    await expect(slide(page, 1)).toBeVisible()

    await carousel(page).getByRole('button', { name: 'Play reviews carousel' }).click()
    await expectPlaying(page)
    await carousel(page).getByRole('button', { name: 'Review 1 of 3' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3 * INTERVAL)
    await expect(slide(page, 1)).toBeVisible()

    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expectPlaying(page)
    await slide(page, 1).hover()
    await page.clock.runFor(3 * INTERVAL)
    await expect(slide(page, 1)).toBeVisible()
    await page.mouse.move(0, 0)
    await expectPlaying(page)
    await page.clock.runFor(INTERVAL)
    await expect(slide(page, 2)).toBeVisible()
  })

  test('are announced only when someone navigates between them', async ({ page }) => {
    await openReviews(page)
    await expectPlaying(page)
    await page.clock.runFor(INTERVAL)
    await expect(slide(page, 2)).toBeVisible()
    await expectPlaying(page)
    await page.clock.runFor(LOCK)
    await carousel(page).getByRole('button', { name: 'Next review' }).click()
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await expect(slide(page, 3)).toBeVisible()
  })

  test('do not move on their own with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openReviews(page)
    await page.clock.runFor(3 * INTERVAL)
    await expect(slide(page, 1)).toBeVisible()
    await carousel(page).getByRole('button', { name: 'Next review' }).click()
    await expect(slide(page, 2)).toBeVisible()
  })
})

test('a URL that names an answer opens it', async ({ page }) => {
  await page.goto('/')
  const answer = page.locator('#faq details').last()
  const link = await answer.getByText('Link to this answer').getAttribute('href')
  await page.goto(`/${link}`)
  await expect(answer).toHaveAttribute('open')
  await expect(answer.locator('summary')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions open and all reviews can be read', async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('#faq details')
    // Other tests add to the eight seeded questions.
    expect(await questions.count()).toBeGreaterThanOrEqual(8)
    await questions.first().locator('summary').click()
    await expect(questions.first().locator('p').first()).toBeVisible()
    for (const quote of await page.locator('#testimonials blockquote').all())
      await expect(quote).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden()
  })
})
