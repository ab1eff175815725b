import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessible'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { waitForLayout } from '../support/wait-for-layout'

// These tests only look at pages and change nothing.
test.describe.configure({ mode: 'parallel' })

const publicPages = [
  '/',
  '/waitlist',
  '/about',
  '/contact',
  '/security',
  '/blog',
  '/blog/search?category=savings',
  '/blog/search?q=nothing-has-this-word',
  '/blog/your-first-100000-for-bad-days',
  '/help',
  '/help/search?q=withdrawl',
  '/help/search?q=zeppelin',
  '/contact/ask?q=zeppelin',
  '/help/user-guide',
  '/careers',
  '/careers/search?department=engineering',
  '/careers/search?location=nowhere',
  '/careers/android-engineer',
  '/careers/product-manager-planning-assistant',
  '/press',
  '/careers/apply',
  '/careers/android-engineer/apply',
  '/privacy/request',
  '/newsletter',
  '/privacy',
  '/privacy/history',
  '/privacy/history/1',
  '/terms',
  '/terms/history/1',
]
const panelPages = [
  '/admin',
  '/admin/waitlist',
  '/admin/newsletter',
  '/admin/campaigns',
  '/admin/contact',
  '/admin/contact/replies',
  '/admin/contact/info',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/help-center',
  '/admin/help-center/searches',
  '/admin/help-center/articles',
  '/admin/about',
  '/admin/about/values',
  '/admin/about/values?add',
  '/admin/about/team',
  '/admin/press-kit',
  '/admin/press-kit/key-messages',
  '/admin/press-kit/leadership?add',
  '/admin/press-kit/assets',
  '/admin/press-kit/coverage',
  '/admin/press-kit/contact',
  '/admin/press-kit/trash',
  '/admin/media',
  '/admin/careers',
  '/admin/careers/new',
  '/admin/applications',
  '/admin/mail',
  '/admin/mail/suppressed',
  '/admin/privacy',
  '/admin/activity',
  '/admin/staff',
  '/admin/account',
  '/admin/privacy-policy',
  '/admin/privacy-policy/history',
  '/admin/terms',
  '/admin/terms?edit=none',
  '/admin/terms/trash',
  '/admin/settings',
]

/** Every specified page, and the start of its title. */
const titles: Record<string, RegExp> = {
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
/** Every specified screen, and its heading. */
const headings: Record<string, string> = {
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

const desktop = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 360, height: 740 }

async function expectNoSidewaysScroll(page: Page) {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(contentWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

const PART = 7
/** Splits paths into parts. The pages of a part share a browser's cache, and the workers share the parts. */
const inParts = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / PART) }, (_, at) => paths.slice(at * PART, (at + 1) * PART))

test('every specified page and screen is visited below', () => {
  expect(Object.keys(titles)).toHaveLength(10)
  expect(publicPages).toEqual(expect.arrayContaining(Object.keys(titles)))
  expect(Object.keys(headings)).toHaveLength(11)
  expect(panelPages).toEqual(expect.arrayContaining(Object.keys(headings)))
})

for (const paths of inParts([...publicPages, '/admin/sign-in']))
  test(`public pages from ${paths[0]} on are accessible and fit the screen`, { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    const size = page.viewportSize() ?? desktop
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(size)
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        expect(messages.filter((text) => text.includes('header'))).toEqual([])
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const title = titles[path]
        if (title) {
          await expect(page).toHaveURL(path)
          await expect(page).toHaveTitle(title)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
        }
        await waitForLayout(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        if (!isMobile) return
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
        for (const inHeader of await page.getByRole('banner').locator('a:visible, button:visible').all())
          await expect(inHeader).toBeInViewport({ ratio: 1 })
      })
  })

test('every indexable page states its canonical URL', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const below = addresses.filter((address) => new URL(address).pathname !== '/')
  expect(below.length).toBeGreaterThan(20)
  for (const address of below) {
    const response = await request.get(address)
    // Another test may have removed a page that it added.
    if (response.status() === 404) continue
    const html = await response.text()
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, text = '']) => JSON.parse(text))
      .flatMap((data) => data['@graph'] ?? [data])
    const trail = graphs.find((node) => node['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement.at(0).item, address).toBe(baseURL)
    expect(trail?.itemListElement.at(-1).item, address).toBe(address)
  }
})

test('every image has alternative text and a size, so that nothing moves when it loads', async ({
  request,
}) => {
  let count = 0
  for (const path of publicPages) {
    // Search the HTML, because images far down the page only become elements when they come near the screen.
    const html = await (await request.get(path)).text()
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      count += 1
      for (const attribute of ['alt', 'width', 'height'])
        expect(image, path).toMatch(new RegExp(` ${attribute}="`))
    }
  }
  expect(count).toBeGreaterThan(20)
})

test('the coins on the sign-in page are complete', async ({ page }) => {
  await page.goto('/admin/sign-in')
  const coins = page.locator('[data-coin]')
  await expect(coins).toHaveCount(5)
  for (const coin of await coins.all())
    expect(
      await coin.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return [left + 1, right - 1].map((x) => document.elementFromPoint(x, middle) === element)
      }),
    ).toEqual([true, true])
})

test('every page has its own image for sharing', async ({ request }) => {
  const pictures = new Set<string>()
  const paths = [
    '/',
    '/waitlist',
    '/blog',
    '/help',
    '/help/user-guide',
    '/about',
    '/contact',
    '/security',
    '/careers',
    '/press',
    '/privacy',
    '/privacy/request',
    '/terms',
  ]
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const read = (name: string) => new RegExp(`<meta ${name} content="([^"]+)"`).exec(html)?.[1]
    const picture = read('property="og:image"') ?? path
    expect(read('name="twitter:image"'), path).toBe(picture)
    pictures.add(picture)
  }
  expect(pictures.size).toBe(paths.length)
  for (const picture of pictures) {
    const response = await request.get(new URL(picture).pathname)
    expect(response.headers()['content-type'], picture).toBe('image/png')
  }
})

// Each screen is visited once for both themes and sizes, because visits take most of the time.
for (const paths of inParts(panelPages))
  test(`screens of the panel from ${paths[0]} on are accessible and fit the screen`, {
    tag: '@slow',
  }, async ({ page }) => {
    await signIn(page)
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(desktop)
        await page.emulateMedia({ colorScheme: 'light' })
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path.includes('?')) await expect(page.getByRole('dialog')).toBeVisible()
        const heading = headings[path]
        if (heading) {
          await expect(page).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
          // A number of waiting rows may follow the label.
          const link = page.locator('aside').getByRole('link', { name: new RegExp(`^${heading}( ?,|$)`) })
          await expect(link).toHaveAttribute('aria-current', 'page')
        }
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page)
        await page.setViewportSize(tablet)
        await expectNoSidewaysScroll(page)
        await page.setViewportSize(phone)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
  })

test('any admin path without a screen redirects to the dashboard', async ({ page }) => {
  await signIn(page)
  for (const path of ['/admin/no-such-screen', '/admin/waitlist/no/such/screen'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/admin')
    })
})

test.describe('a path that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  const missing = [
    ['/no-such-page', 'Page not found', '/'],
    ['/blog/no-such-article', 'Article not found', '/blog'],
    ['/careers/no-such-position', 'Position not found', '/careers'],
    ['/help/no-such-guide', 'Guide not found', '/help'],
    ['/terms/history/987654', 'Version not found', '/terms/history'],
    ['/privacy/history/987654', 'Version not found', '/privacy/history'],
    ['/missing/no-such-noun', 'Page not found', '/'],
    ['/broken', 'Page not found', '/'],
  ] as const

  test('says so and links to an existing page', { tag: '@both' }, async ({ page }) => {
    for (const [path, title, next] of missing)
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
        await expectAccessible(page)
        await page.getByRole('main').getByRole('link').first().click()
        await expect(page).toHaveURL(next)
      })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('says so, too', async ({ page }) => {
      for (const [path, title] of missing.filter(([, title]) => title !== 'Page not found')) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
      }
    })
  })
})

test('public pages fit on a phone with a browser font twice as large', { tag: '@phone' }, async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--blink-settings=defaultFontSize=32'],
  })
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  for (const path of publicPages) {
    await page.goto(path)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  await browser.close()
})
