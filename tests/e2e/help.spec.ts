import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

test('results appear while typing, by keyboard alone, and lead to the opened answer', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/help')
  const box = page.getByRole('searchbox', { name: 'Search for help articles' })
  // Text typed before the script runs also counts.
  await box.pressSequentially('emergncy withdrawl')
  const first = page.getByRole('link', { name: /How much does an emergency withdrawal cost/ }).first()
  await expect(first).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\d results?\./ })).toBeAttached()
  await box.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(first).toBeHidden()
  await box.pressSequentially(' ')
  await expect(first).toBeVisible()
  await box.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#faq-what-does-an-emergency-withdrawal-cost$/)
  await expect(page.getByText('We never charge a fee we haven’t shown you first.')).toBeInViewport()
})

test('a search without results says so and offers to ask us', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.getByText('No FAQs match “zeppelin”').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask us instead' })).toHaveAttribute(
    'href',
    '/contact/ask?q=zeppelin',
  )
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/help/search?q=zeppelin')
  await expect(page.getByRole('heading', { name: 'No FAQs Found' })).toBeVisible()
})

test('the popular questions lead to their opened answers', { tag: '@both' }, async ({ page }) => {
  for (const path of ['/help', '/help/search?q=zeppelin']) {
    await page.goto(path)
    const often = page.getByRole('region', { name: 'Popular questions' })
    await often.getByRole('link', { name: 'Who holds my money?' }).click()
    await expect(page).toHaveURL('/help#faq-who-holds-my-money')
    await expect(page.getByText('licensed microfinance bank').first()).toBeInViewport()
  }
})

test('the results of a search lead to the categories', { tag: '@both' }, async ({ page }) => {
  await page.goto('/help/search?q=payout')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Fees & Pricing' }).click()
  await expect(page).toHaveURL('/help#fees')
  await expect(page.getByRole('heading', { name: 'Fees & Pricing' })).toBeInViewport()
})

for (const search of ['', '?q=', '?q=zeppelin'])
  test(`a search without results (${search || 'no words'}) leads back to the answers`, async ({ page }) => {
    await page.goto(`/help/search${search}`)
    await page.getByRole('main').getByRole('link', { name: 'Show all answers' }).click()
    await expect(page).toHaveURL('/help')
    await expect(page.getByText('Who holds my money?').first()).toBeVisible()
  })

test('a link to an answer opens it, and its reader can vote', async ({ page }) => {
  await page.goto('/help#faq-who-holds-my-money')
  const answer = page.locator('#faq-who-holds-my-money')
  await expect(answer).toBeInViewport()
  await expect(answer.getByText('licensed microfinance bank')).toBeVisible()
  // Until then, the vote is a plain form that leads to a separate page.
  await waitUntilReady(page)
  await answer.getByRole('button', { name: 'Yes' }).click()
  await expect(answer.getByRole('status')).toHaveText('Thank you for telling us.')
  await expect(answer.getByRole('status')).toBeFocused()
  await expect(answer.getByRole('button', { name: 'Yes' })).toBeHidden()
  await page.reload()
  await expect(answer.getByText('licensed microfinance bank')).toBeVisible()
})

test('the groups have anchors, counts and questions', async ({ page }) => {
  for (const anchor of ['getting-started', 'security', 'fees']) {
    // Load the page as if following a link from elsewhere.
    await page.goto('about:blank')
    await page.goto(`/help#${anchor}`)
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 3 })).toBeInViewport()
    await expect(page.locator(`#${anchor}`).getByText(/^\d+ questions?$/)).toBeVisible()
  }
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '',
  )
  const [faq] = data['@graph']
  expect(faq.mainEntity.length).toBe(await page.locator('details[data-faq]').count())
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

test('the guides are real articles', async ({ page }) => {
  await page.goto('/help')
  for (const name of ['User Guide', 'Best Practices', 'Troubleshooting']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Help Center', exact: true }).first().click()
    await expect(page).toHaveURL('/help')
  }
  const missing = await page.request.get('/help/no-such-guide')
  expect(missing.status()).toBe(404)
})

test('the screens in one section of a guide are side by side', async ({ page }) => {
  await page.goto('/help/user-guide')
  const [chat, schedule] = ['planning assistant suggests', 'list of 12 payouts'].map((alt) =>
    page.getByRole('img', { name: alt }),
  )
  expect((await schedule?.boundingBox())?.y).toBe((await chat?.boundingBox())?.y)
})

test.describe('images that fail to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('do not make a guide wider than the phone', { tag: '@phone' }, async ({ page }) => {
    await page.route(/\/_next\/image|\/media\/|\.(avif|webp|png)/, (route) => route.abort())
    await page.goto('/help/user-guide')
    const picture = page.getByRole('img', { name: 'planning assistant suggests' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

test('someone who writes a message sees suggested answers and keeps their input', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Hello, what happens if I lose my phone on the bus?')
  await expect(page.getByText('These answers may help')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: /What happens if I lose my phone/ }).click()
  await expect((await popup).locator('#faq-what-if-i-lose-my-phone')).toBeInViewport()
  await expect(message).toHaveValue(/on the bus/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search that finds nothing becomes the subject of a message', async ({ page }) => {
    const long = 'zeppelin rides '.repeat(20)
    await page.goto(`/help/search?${new URLSearchParams({ q: long })}`)
    await page.getByRole('link', { name: 'Contact Support' }).click()
    await expect(page).toHaveURL(/^[^#]*\/contact\/ask\?q=zeppelin/)
    await expect(page.getByLabel('Subject')).toHaveValue(long.slice(0, 100).trim())
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('search, answers and votes work', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('searchbox').fill('payot')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/help/search?q=payot')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Where do my payouts go?' }).click()
    await expect(page).toHaveURL('/help#faq-where-do-payouts-go')
    const answer = page.locator('#faq-where-do-payouts-go')
    await expect(answer).toBeInViewport()
    await answer.getByRole('button', { name: 'No' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the Help Center' }).click()
    await expect(page).toHaveURL('/help')
  })
})
