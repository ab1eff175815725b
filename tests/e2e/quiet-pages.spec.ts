import type { Page } from '@playwright/test'
import { newEmail } from '../support/new-email'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

const paths = ['/', '/about', '/blog', '/help', '/careers', '/press', '/contact', '/privacy', '/waitlist']

/** Returns the elements and texts of the page, without its scripts and Next's announcements for screen readers. */
const content = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        ['SCRIPT', 'NEXT-ROUTE-ANNOUNCER'].includes(node.nodeName)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      found.push(node instanceof Element ? `<${node.localName}>` : (node.nodeValue ?? ''))
    return found.join('')
  })

for (const path of paths)
  test(`${path} needs no script until a visitor interacts, and looks the same afterward`, {
    tag: '@slow',
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    const html = (await response?.text()) ?? ''
    expect(html).not.toContain('__next_f')
    const before = await content(page)
    await waitUntilReady(page)
    expect(scripts.length).toBeGreaterThan(5)
    expect(await content(page)).toBe(before)
  })

test.describe('before a choice about cookies', () => {
  test.use({ isConsentChosen: false })

  test('the cookie question needs no script', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/about')
    await expect(page.getByRole('dialog', { name: 'Your cookies, your choice' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  })
})

test('campaign parameters start no script, but a plan in the URL does', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/?utm_source=radio', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.goto('/?amount=250000')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('250,000')
})

test.describe('when its scripts do not load', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|status of 404/] })

  test('a link that would open a dialog leads to the page with the same content', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto('/')
    await page.reload()
    await page.locator('main a[data-join]:visible').first().click()
    await expect(page).toHaveURL(/\/waitlist\?source=hero$/)
    await expect(page.getByLabel('Full name')).toBeVisible()
  })

  test('such a link does so even if the scripts fail before the page has waited for them', async ({
    page,
  }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto('/')
    await page.locator('main a[data-join]:visible').first().click()
    await expect(page).toHaveURL(/\/waitlist\?source=hero$/)
  })

  test('a form keeps what was typed, and is sent without them', async ({ page }) => {
    const email = newEmail()
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.abort()
    })
    await page.goto('/waitlist')
    await page.getByLabel('Full name').fill('Ada Obi')
    await page.getByLabel('Email address').fill(email)
    const failed = page.waitForEvent('requestfailed')
    scripts.resolve()
    await failed
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
    await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByRole('main')).toContainText('on the list')
  })

  test('a page that has been edited since is reloaded', async ({ page }) => {
    await page.route('**/page-data/**', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.goto('/about')
    const reloaded = page.waitForEvent('load')
    // Browsers report the first move of a new pointer without any movement.
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await reloaded
    await waitUntilReady(page)
  })
})
