import type { Page } from '@playwright/test'
import { legalDocuments } from '../../lib/legal/legal-version'
import { expect, test } from '../support/test'

const { privacy, terms } = legalDocuments

/** Returns the table of contents: next to the text, or collapsed above it. */
async function openContents(page: Page) {
  const folded = page.locator('summary', { hasText: 'Contents' })
  if (await folded.isVisible()) await folded.click()
  return page.locator('nav[aria-label="Contents"], details').filter({ visible: true }).first()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { title, path } of [privacy, terms])
    test(`${title} can be read, and each entry of its contents leads to its section`, {
      tag: '@both',
    }, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Last updated')).toBeVisible()
      const links = (await openContents(page)).getByRole('link')
      const names = await links.allTextContents()
      expect(names.length).toBeGreaterThan(12)
      expect(await page.locator('main h2[id]').allTextContents()).toEqual(names)
      const last = links.nth(names.length - 2)
      const anchor = (await last.getAttribute('href')) ?? ''
      await last.click()
      await expect(page).toHaveURL(path + anchor)
      await expect(page.locator(anchor)).toBeInViewport()
    })

  test('the policy leads to its history, to a version, and to the request form', async ({ page }) => {
    await page.goto(privacy.path)
    await page.getByRole('link', { name: 'See what changed' }).click()
    await expect(page).toHaveURL('/privacy/history')
    await expect(page.getByText('Current')).toHaveCount(1)
    await page.getByRole('link', { name: 'Version 1', exact: true }).click()
    await expect(page.getByText('First version.')).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 3, name: '1. Who we are and what this policy covers' }),
    ).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'All versions' }).click()
    await page.getByRole('link', { name: privacy.title }).first().click()
    await expect(page).toHaveURL(privacy.path)
    await page.getByRole('link', { name: 'Get or erase my data' }).click()
    await expect(page).toHaveURL('/privacy/request')
  })
})

test("the policy's original path redirects permanently and drops the query", async ({ page }) => {
  const response = await page.request.get('/privacy-policy?from=mail', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe(privacy.path)
  await page.goto('/privacy-policy?from=mail#your-rights')
  await expect(page).toHaveURL('/privacy#your-rights')
  await expect(page.locator('#your-rights')).toBeInViewport()
})

test('a printout contains the text and no controls', async ({ page }) => {
  await page.goto(terms.path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeVisible()
  for (const part of ['header:has(nav)', '#site-footer', 'nav', 'button', 'summary'])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
  // The targets of links are printed, unless the text already contains them.
  const before = await page
    .locator('main a[href="/privacy"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::before').content)
  expect(before).toBe(`"${new URL(page.url()).origin}"`)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})

test.describe('for a visitor who has not made a cookie choice', () => {
  test.use({ isConsentChosen: false })

  test('the cookie banner opens the policy in a new tab and is not printed', async ({ page }) => {
    await page.goto('/terms')
    const banner = page.getByRole('dialog', { name: 'Your cookies, your choice' })
    await expect(banner).toBeVisible()
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      banner.getByRole('link', { name: 'Privacy Policy' }).click(),
    ])
    await expect(policy).toHaveURL(privacy.path)
    await expect(policy.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(banner).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  })
})

test('the footer of every page links to both documents, in the order of the menu', async ({ page }) => {
  await page.goto('/')
  const support = page.getByRole('navigation', { name: 'Support, footer' })
  await expect(support.getByRole('link')).toHaveText([
    'Help Center',
    'Contact Us',
    'Privacy Policy',
    'Terms of Service',
  ])
  await support.getByRole('link', { name: terms.title }).click()
  await expect(page).toHaveURL(terms.path)
})
