import type { Page } from '@playwright/test'
import { DAY_MS } from '@/lib/dates'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

async function setMonitoring(page: Page, value: string) {
  await page.goto('/admin/landing/claims/monitoring')
  await page.getByLabel('Value').fill(value)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Claim updated successfully!')).toBeVisible()
}

// There is only one row for this claim, so no other test may change it.
test('a changed figure is on the page on the next request', async ({ page, browser, baseURL }) => {
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  const figure = visitor.getByRole('definition').filter({ hasText: /^24/ })
  await visitor.goto('/security')
  await expect(figure).toHaveText('24/7')
  await signIn(page)
  try {
    await setMonitoring(page, '24 hours')
    await visitor.goto('/security')
    await expect(figure).toHaveText('24 hours')
  } finally {
    await setMonitoring(page, '24/7')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page leads to the emergency number, the team and the app', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn more about security' }).click()
    await expect(page).toHaveURL('/security')
    await expect(
      page.locator('main').getByRole('link', { name: 'Join the Waitlist' }).first(),
    ).toHaveAttribute('href', '/waitlist?source=security')
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await expect(page.getByRole('heading', { name: 'Emergency Security Response' })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+?\d{7,}$/)
    await expect(page.getByRole('link', { name: 'Email the Security Team' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+@[^?]+\?subject=Security%20emergency$/,
    )
    await expect(page.getByRole('link', { name: 'Download the app' })).toHaveAttribute('target', '_blank')
    await page.getByRole('link', { name: 'Contact Security Team' }).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('security researchers find a valid contact address', async ({ page, request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt?from=scanner')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  expect(field('Contact')).toMatch(/^mailto:.+@.+/)
  expect(field('Canonical')).toBe(`${baseURL}/.well-known/security.txt`)
  const daysLeft = (Date.parse(field('Expires')) - Date.now()) / DAY_MS
  expect(daysLeft).toBeGreaterThan(200)
  expect(daysLeft).toBeLessThan(365)
  await page.goto(field('Policy'))
  await expect(page.getByRole('heading', { name: 'Found a vulnerability?' })).toBeInViewport()
})
