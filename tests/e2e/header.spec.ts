import type { Page } from '@playwright/test'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

const product = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Product' })
const panel = (page: Page) => page.locator('#menu-product')
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name })
const links = (page: Page) => panel(page).getByRole('tabpanel').getByRole('link')
const header = (page: Page) => page.getByRole('banner')

const tabs = ['Core Features', 'Advanced Features', 'Security', 'AI & Analytics']

async function openByKeyboard(page: Page) {
  await product(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

test.describe('on a desktop', () => {
  test('the Product menu has four tabs of four links, and two links for all', async ({ page }) => {
    await page.goto('/')
    await product(page).click()
    await expect(panel(page).getByRole('tab')).toHaveText(tabs)
    for (const name of tabs) {
      await tab(page, name).click()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(panel(page).getByRole('tabpanel', { name })).toBeVisible()
      await expect(links(page)).toHaveCount(4)
      const targets = await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      for (const target of targets) expect(['#features', '#features-detail']).toContain(target)
    }
    await expect(panel(page).getByRole('link', { name: 'View All Features' })).toHaveAttribute(
      'href',
      '#features',
    )
    await panel(page).getByRole('link', { name: 'Try Payout Calculator' }).click()
    await expect(page).toHaveURL(/#calculator$/)
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('#calculator')).toBeInViewport()
  })

  test('the Product menu closes 200 ms after the pointer leaves, and stays open if the pointer returns', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(product(page)).toBeVisible()
    await waitUntilReady(page)
    const outside = () => page.mouse.move(700, 880)
    await product(page).hover()
    await expect(panel(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await tab(page, 'Security').hover()
    await page.clock.runFor(1000)
    await expect(panel(page)).toBeVisible()

    await outside()
    await page.clock.runFor(199)
    await expect(panel(page)).toBeVisible()
    await tab(page, 'Security').hover()
    await page.clock.runFor(1000)
    await expect(panel(page)).toBeVisible()

    await outside()
    await page.clock.runFor(199)
    await expect(panel(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(panel(page)).toBeHidden()
  })

  test('a click on a menu opened by hovering keeps it open, and the next click closes it', async ({
    page,
  }) => {
    await page.goto('/')
    // Browsers report the first move of a new pointer without any movement, as if it were resting.
    await page.mouse.move(5, 5)
    await product(page).hover()
    await expect(panel(page)).toBeVisible()
    await product(page).click()
    await expect(panel(page)).toBeVisible()
    await product(page).click()
    await expect(panel(page)).toBeHidden()
  })

  test('by keyboard, the Product menu opens, focus moves through its tabs and links, and Esc returns it', async ({
    page,
  }) => {
    await page.goto('/')
    await openByKeyboard(page)
    await page.keyboard.press('Tab')
    await expect(tab(page, 'Core Features')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'Advanced Features')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(page, 'AI & Analytics')).toBeFocused()
    await expect(panel(page).getByRole('tabpanel', { name: 'AI & Analytics' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'Core Features')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await expect(product(page)).toBeFocused()
    await page.keyboard.press('End')
    await expect(panel(page).getByRole('link', { name: 'View All Features' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(product(page)).toBeFocused()
  })

  test('the Product menu closes when focus moves or a click lands elsewhere', async ({ page }) => {
    await page.goto('/')
    await openByKeyboard(page)
    await panel(page).getByRole('link', { name: 'View All Features' }).focus()
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeHidden()
    await openByKeyboard(page)
    await page.mouse.click(700, 880)
    await expect(panel(page)).toBeHidden()
  })

  test('other pages link to the features instead', async ({ page }) => {
    const features = header(page).getByRole('link', { name: 'Product' })
    await page.goto('/')
    await expect(product(page)).toBeVisible()
    await expect(features).toBeHidden()
    await page.goto('/waitlist')
    await expect(header(page).getByRole('link', { name: /home/ })).toBeVisible()
    await expect(product(page)).toBeHidden()
    await features.click()
    await expect(page.locator('#features')).toBeInViewport()
  })
})

test('the header becomes fixed at 780 px, and nothing jumps', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  const contentTop = () =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
  const top = await contentTop()
  await scrollTo(page, 780)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 790)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await contentTop()).toBe(top)
  await scrollTo(page, 700)
  await expect(header(page)).not.toBeInViewport()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBeLessThan(0.02)
})

test.describe('on a phone', { tag: '@phone' }, () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('the drawer collapses its groups, prevents scrolling and closes', async ({ page }) => {
    await page.goto('/')
    const menu = header(page).getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(drawer(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const item = drawer(page).getByRole('link', { name: 'Two-factor sign-in' })
    await expect(item).toBeHidden()
    await drawer(page).getByText('Security', { exact: true }).click()
    await expect(item).toBeVisible()
    await drawer(page).locator('summary').getByText('Product', { exact: true }).click()
    await expect(item).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the drawer opens and closes, and its links work, if the script never loads', async ({ page }) => {
    await page.route('**/*.js', () => {})
    await page.goto('/', { waitUntil: 'commit' })
    const menu = header(page).getByRole('button', { name: 'Menu' })
    await menu.click()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await menu.click()
    await drawer(page).getByRole('link', { name: 'Try Payout Calculator' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('#calculator')).toBeInViewport()
  })

  test('an early click opens the drawer once the script is ready, in browsers that cannot open it themselves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement'])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name)
      document.addEventListener('command', (event) => event.preventDefault(), true)
    })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await header(page).getByRole('button', { name: 'Menu' }).click()
    await expect(drawer(page)).toBeHidden()
    arrive()
    await expect(drawer(page)).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
  })

  test('a link in the drawer closes it and leads to its section', async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Menu' }).click()
    await expect(drawer(page)).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Try Payout Calculator' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('#calculator')).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open with all tabs visible', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) {
      await header(page).getByRole('link', { name: 'Menu' }).click()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Features' })).toBeInViewport()
      return
    }
    await product(page).click()
    await expect(links(page)).toHaveCount(16)
    await expect(panel(page).getByRole('tab')).toHaveCount(0)
    await expect(links(page).last()).toBeVisible()
  })
})
