import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilLaidOut } from '../support/laid-out'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// Each looks at a page and changes nothing.
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
  '/admin/about/values/new',
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

async function expectAccessible(page: Page) {
  await untilLaidOut(page)
  // What has got its layout gets its colours.
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target)}`)
  expect(found).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(contentWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

async function expectReadable(page: Page, path: string) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  expect(messages.filter((text) => text.includes('header'))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const openPages = [...publicPages, '/admin/sign-in']
for (const path of openPages) {
  test(`${path} is readable for everyone and fits the screen`, async ({ page }) => expectReadable(page, path))
  test(`${path} is readable for everyone on a phone`, { tag: ['@slow', '@phone'] }, async ({ page }) =>
    expectReadable(page, path),
  )
}

for (const [kind, paths, enter] of [
  ['public page', openPages, () => {}],
  ['screen of the panel', panelPages, signIn],
] as const)
  test(`every ${kind} fits a phone`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(180_000)
    await enter(page)
    for (const path of paths)
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await untilLaidOut(page)
        await expectNoSidewaysScroll(page)
      })
  })

test('every public page fits a screen of 320 px', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of openPages)
    await test.step(path, async () => {
      await page.goto(path)
      await untilLaidOut(page)
      await expectNoSidewaysScroll(page)
      for (const inHeader of await page.getByRole('banner').locator('a:visible, button:visible').all())
        await expect(inHeader).toBeInViewport({ ratio: 1 })
    })
})

test('every page for search engines says where it is on the site', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const below = addresses.filter((address) => new URL(address).pathname !== '/')
  expect(below.length).toBeGreaterThan(20)
  for (const address of below) {
    const response = await request.get(address)
    // Another test has removed what it had added.
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

test('the coins of the sign-in picture are whole', async ({ page }) => {
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

test('every page has a picture of its own to be shared with', async ({ page }) => {
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
    await page.goto(path)
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? path
    await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', picture)
    pictures.add(picture)
  }
  expect(pictures.size).toBe(paths.length)
  for (const picture of pictures) {
    const answer = await page.request.get(new URL(picture).pathname)
    expect(answer.headers()['content-type'], picture).toBe('image/png')
  }
})

const PART = 12
const parts = Array.from({ length: Math.ceil(panelPages.length / PART) }, (_, part) =>
  panelPages.slice(part * PART, (part + 1) * PART),
)

for (const paths of parts) {
  const readInEachOf = async (page: Page, themes: ('light' | 'dark')[]) => {
    test.setTimeout(180_000)
    await signIn(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
  }

  test(`the panel from ${paths[0]} on is readable for everyone`, async ({ page }) =>
    readInEachOf(page, ['light']))

  test(`the panel from ${paths[0]} on is readable in the dark`, { tag: '@slow' }, async ({ page }) =>
    readInEachOf(page, ['dark']),
  )

  test(
    `the panel from ${paths[0]} on is readable on a phone in both themes`,
    {
      tag: ['@slow', '@phone'],
    },
    async ({ page }) => readInEachOf(page, ['light', 'dark']),
  )
}

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const [path, title, next] of [
    ['/no-such-page', 'Page not found', '/'],
    ['/blog/no-such-article', 'This article is not here', '/blog'],
    ['/careers/no-such-position', 'This position is not here', '/careers'],
    ['/help/no-such-guide', 'This guide is not here', '/help'],
    ['/terms/history/987654', 'This version is not here', '/terms/history'],
  ] as const) {
    const expectLost = async (page: Page) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(next)
    }
    test(`${path} says so and leads on`, async ({ page }) => expectLost(page))
    test(`${path} says so on a phone`, { tag: ['@slow', '@phone'] }, async ({ page }) => expectLost(page))
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    for (const [path, title] of [
      ['/blog/no-such-article', 'This article is not here'],
      ['/careers/no-such-position', 'This position is not here'],
      ['/help/no-such-guide', 'This guide is not here'],
    ] as const)
      test(`${path} says so, too`, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })
  })
})
