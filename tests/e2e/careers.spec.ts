import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { waitUntilReady } from '../support/page-ready'
import { type AddedPositions, addPositions } from '../support/positions'
import { expect, test } from '../support/test'

/** This is set on the document, so a page load removes it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

const list = (page: Page) => page.getByRole('region', { name: 'Open Positions' })
const cards = (page: Page) => list(page).getByRole('article')
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) })
const filterLink = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Filter positions' }).getByRole('link', { name: label })

let added: AddedPositions

test.beforeAll(async () => {
  added = await addPositions([
    { department: 'Operations', type: 'Contract' },
    { department: 'Operations', type: 'Internship' },
    { department: 'Finance', type: 'Contract', requirements: ['Only this'] },
  ])
})
test.afterAll(() => added.remove())

test('positions are filtered without a reload, and the URL keeps the filter', async ({ page }) => {
  const { location, place, positions } = added
  await page.goto('/careers')
  await mark(page)
  await page.getByRole('link', { name: 'View Open Positions' }).first().click()
  await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport()

  // Until the page's scripts are ready, a filter link loads a new document.
  await waitUntilReady(page)
  await filterLink(page, location).click()
  await expect(page).toHaveURL(`/careers/search?location=${place}#open-positions`)
  await expect(cards(page)).toHaveCount(3)
  await expect(list(page).getByRole('status')).toHaveText(new RegExp(`^3 of \\d+ positions: ${location}$`))
  await expect(filterLink(page, 'Customer Success')).toHaveCount(0)
  await filterLink(page, 'Operations').click()
  await filterLink(page, 'Internship').click()
  await expect(page).toHaveURL(
    `/careers/search?department=operations&location=${place}&type=internship#open-positions`,
  )
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([positions[1]?.title ?? ''])
  await expect(filterLink(page, 'Internship')).toBeFocused()
  await expect(filterLink(page, 'Internship')).toHaveAttribute('aria-current', 'true')
  await expect(filterLink(page, 'Finance')).toHaveCount(0)

  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  expect(await isSameDocument(page)).toBe(true)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(filterLink(page, 'Operations')).toHaveAttribute('aria-current', 'true')
  await filterLink(page, 'All departments').click()
  await expect(cards(page)).toHaveCount(3)
})

test('an outdated filter without results is explained and can be cleared', async ({ page }) => {
  await page.goto('/careers/search?location=nowhere-in-particular')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { name: 'No positions match your filters' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(cardOf(page, added.positions[0]?.title ?? '')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('positions can be filtered and read', async ({ page }) => {
    const [, , third] = added.positions
    await page.goto('/careers')
    await filterLink(page, added.location).click()
    await expect(cards(page)).toHaveCount(3)
    await filterLink(page, 'Finance').click()
    await expect(page).toHaveURL(new RegExp(`department=finance&location=${added.place}`))
    await expect(cards(page)).toHaveCount(1)
    await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await cards(page).getByRole('link', { name: 'View Details' }).click()
    await expect(page).toHaveURL(`/careers/${third?.slug}`)
    await expect(page.getByText('Only this')).toBeVisible()
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await expect(page).toHaveURL(`/careers/${third?.slug}/apply`)
  })
})

test.describe('the details of a position', () => {
  test('open over the list and close by keyboard', async ({ page }) => {
    const title = added.positions[0]?.title ?? ''
    await page.goto('/careers')
    const card = cardOf(page, title)
    await expect(card).toContainText('+2 more requirements')
    await expect(card.getByRole('listitem').filter({ hasText: 'Four' })).toHaveCount(0)
    const link = card.getByRole('link', { name: `View Details for ${title}` })
    const dialog = page.getByRole('dialog', { name: title })

    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: /^(One|Two|Three|Four|Five)$/ })).toHaveCount(
      5,
    )
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()

    await page.keyboard.press('Enter')
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(close.first()).toBeFocused()
    const scrollable = dialog.locator('[tabindex="0"]')
    const ownPage = dialog.getByRole('link', { name: 'Open this position on its own page' })
    for (const next of [scrollable, ownPage, close.last()]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/careers')
  })

  test('open over the list and close by touch', { tag: '@phone' }, async ({ page }) => {
    const title = added.positions[0]?.title ?? ''
    await page.goto('/careers')
    const dialog = page.getByRole('dialog', { name: title })
    const open = () => page.getByRole('link', { name: `View Details for ${title}` }).tap()
    await open()
    await dialog.getByRole('button', { name: 'Close' }).last().tap()
    await expect(dialog).toBeHidden()
    await open()
    await expect(dialog).toBeVisible()
    await page.touchscreen.tap(5, 5)
    await expect(dialog).toBeHidden()
    await open()
    await dialog.getByRole('link', { name: 'Open this position on its own page' }).tap()
    await expect(page).toHaveURL(`/careers/${added.positions[0]?.slug}`)
  })
})

test.describe('the details on the page and in structured data', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('match until the position is closed or paused', async ({ page, request, baseURL }) => {
    const [position] = added.positions
    const path = `/careers/${position?.slug}`
    const sitemap = async () => (await request.get('/sitemap.xml')).text()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(position?.title ?? '')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const [posting, trail] = JSON.parse(text ?? '')['@graph']
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: position?.title,
      datePosted: '2026-11-20',
      url: `${baseURL}${path}`,
      employmentType: 'CONTRACTOR',
      directApply: true,
      jobLocation: { address: { addressLocality: added.location.split(',')[0], addressCountry: 'NG' } },
      baseSalary: { currency: 'NGN', value: { minValue: 4_000_000, maxValue: 6_000_000, unitText: 'YEAR' } },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    await expect(page.locator('time[datetime="2026-11-20"]')).toBeVisible()
    await expect(page.getByText('₦4M - ₦6M').first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
    expect(await sitemap()).toContain(path)

    await added.setStatus(position?.id ?? '', 'closed')
    try {
      const read = async () => {
        const response = await page.goto(path)
        return response?.status()
      }
      await expect.poll(read).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position not found')
      await expect(page.getByText('It may have closed')).toBeVisible()
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: /Apply/ })).toHaveCount(0)
      expect((await request.get(`${path}/apply`)).status()).toBe(404)
      expect(await sitemap()).not.toContain(path)
      await page.getByRole('link', { name: 'Go to careers' }).click()
      await expect(cardOf(page, added.positions[1]?.title ?? '')).toBeVisible()
      await expect(cardOf(page, position?.title ?? '')).toHaveCount(0)

      await added.setStatus(position?.id ?? '', 'paused')
      await expect.poll(read).toBe(200)
      await expect(page.getByText('This position is paused.')).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    } finally {
      await added.setStatus(position?.id ?? '', 'active')
    }
  })
})
