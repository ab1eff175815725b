import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Every specified page, and the start of its title. */
const publicRoutes = {
  '/': /./,
  '/about': /^About/,
  '/blog': /^Blog/,
  '/careers': /^Careers/,
  '/press': /^Press/,
  '/help': /^Help Center/,
  '/contact': /^Contact/,
  '/privacy': /^Privacy Policy/,
  '/terms': /^Terms of Service/,
  '/security': /^Security/,
}
/** The screens and their headings. */
const adminRoutes = {
  '/admin': 'Dashboard',
  '/admin/waitlist': 'Waitlist',
  '/admin/blog': 'Blog',
  '/admin/careers': 'Careers',
  '/admin/applications': 'Applications',
  '/admin/press-kit': 'Press Kit',
  '/admin/about': 'About',
  '/admin/help-center': 'Help Center',
  '/admin/contact': 'Contact',
  '/admin/privacy-policy': 'Privacy Policy',
  '/admin/terms': 'Terms of Service',
}

test('every public page exists for everyone', async ({ page }) => {
  expect(Object.keys(publicRoutes)).toHaveLength(10)
  for (const [path, title] of Object.entries(publicRoutes))
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    })
  // The path that the original website's cookie banner and footer linked to.
  const old = await page.request.get('/privacy-policy', { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, '/privacy'])
})

test('every screen exists for staff, and any other admin path redirects to the dashboard', async ({
  page,
}) => {
  await signIn(page)
  expect(Object.keys(adminRoutes)).toHaveLength(11)
  for (const [path, heading] of Object.entries(adminRoutes))
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      // A number of waiting rows may follow the label.
      const link = page.locator('aside').getByRole('link', { name: new RegExp(`^${heading}( ?,|$)`) })
      await expect(link).toHaveAttribute('aria-current', 'page')
    })
  for (const path of ['/admin/no-such-screen', '/admin/waitlist/no/such/screen'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/admin')
    })
})
