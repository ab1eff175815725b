import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerLeaveDialog } from '../support/leave-dialog'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const FAQ_LIST = '/admin/landing/faq'

/** Adds a question for this test only, so that tests do not interfere with each other. */
async function addQuestion(page: Page, question = `How long? ${randomUUID().slice(0, 8)}`) {
  await page.goto(`${FAQ_LIST}?add`)
  await page.getByLabel('Category').selectOption('Usage')
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Answer').fill('From 1 to 12 months.\n\nYou choose.')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('FAQ created successfully!')).toBeVisible()
  await expect(page).toHaveURL(FAQ_LIST)
  return question
}

async function openQuestion(page: Page, question: string) {
  await page.goto(FAQ_LIST)
  await page.getByRole('link', { name: `Edit ${question}` }).click()
  await expect(page.getByLabel('Question')).toHaveValue(question)
}

test('saved changes are on the page on the next request', async ({ page, browser }) => {
  await signIn(page)
  const question = await addQuestion(page)
  // Questions of other tests have the same answer.
  const entry = (visitor: Page) => visitor.locator('#faq details').filter({ hasText: question })
  const visitor = await visit(browser, '/')
  await entry(visitor).locator('summary').click()
  await expect(entry(visitor).getByText('You choose.')).toBeVisible()

  await openQuestion(page, question)
  await page.getByLabel('Answer').fill('Up to a year.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('FAQ updated successfully!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: question })).toContainText(
    'Last changed by',
  )
  const next = await visit(browser, '/')
  await expect(entry(next)).toContainText('Up to a year.')
  await expect(entry(next)).not.toContainText('You choose.')
})

test('the first request after a change does not leak into the page', async ({ page, request }) => {
  // The panel prefetches the landing page for a link, but here the visitor must be first.
  const { promise: visitsDone, resolve: letPanelFetch } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      await visitsDone
      await route.continue()
    },
  )
  await signIn(page)
  await addQuestion(page)
  const headers = { 'content-security-policy': "script-src 'nonce-evil'" }
  await request.get('/?email=zainab@example.com', { headers })
  await request.get('/no-such-page?email=zainab@example.com', { headers })
  for (const path of ['/', '/another-page']) {
    const html = await (await request.get(path)).text()
    expect(html.match(/zainab@example\.com|no-such-page|nonce="/)).toBeNull()
  }
  letPanelFetch()
})

test('an incomplete form reports what is missing and keeps its input', async ({ page }) => {
  await signIn(page)
  await page.goto(`${FAQ_LIST}?add`)
  await page.getByLabel('Question').fill('Kept?')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Please write the answer')).toBeVisible()
  await expect(page.getByLabel('Category')).toBeFocused()
  await expect(page.getByLabel('Question')).toHaveValue('Kept?')
})

test('rows are reordered by keyboard, and the order is announced, saved and shown', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.goto('/admin/landing/testimonials')
  const titles = page.getByRole('list', { name: 'Testimonials' }).getByRole('link', { name: /^(?!Edit )/ })
  await expect(titles.first()).toBeVisible()
  const before = await titles.allTextContents()
  const [first = '', second = ''] = before
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await handle.press('ArrowDown')
  await expect(handle).toBeFocused()
  await expect(page.getByText(`${first}: position 2 of ${before.length}`)).toBeAttached()
  await saved
  await page.reload()
  await expect(titles.first()).toHaveText(second)

  // Reload until the new order appears: while the page is rendered again, also after changes by other tests, visitors
  // still get the old one for a few seconds.
  const visitor = await visit(browser, '/')
  await expect(async () => {
    await visitor.reload()
    const order = await visitor.locator('#testimonials').textContent()
    expect(order?.indexOf(second)).toBeLessThan(order?.indexOf(first) ?? 0)
  }).toPass()

  const back = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: `Move ${first} up` }).click()
  await expect(titles.first()).toHaveText(first)
  await back
})

// Uses a mouse, and the test's own questions, because other tests depend on the order of the seeded rows.
test('a row is dragged to another position', async ({ page }) => {
  await signIn(page)
  const upper = await addQuestion(page)
  const lower = await addQuestion(page)
  const rows = page.getByRole('list', { name: 'FAQs' }).getByRole('listitem')
  const isLowerAbove = async () => {
    const texts = await rows.allTextContents()
    return texts.findIndex((text) => text.includes(lower)) < texts.findIndex((text) => text.includes(upper))
  }
  for (const row of [upper, lower]) await expect(rows.filter({ hasText: row })).toBeVisible()
  expect(await isLowerAbove()).toBe(false)
  const handle = page.getByRole('button', { name: `Move ${lower}`, exact: true })
  // Dragging near the edge of the window would scroll the page.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const target = await rows.filter({ hasText: upper }).boundingBox()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 5, { steps: 8 })
  await page.mouse.up()
  await expect.poll(isLowerAbove).toBe(true)
  await saved
  await page.reload()
  await expect(rows.filter({ hasText: lower })).toBeVisible()
  expect(await isLowerAbove()).toBe(true)
})

test('dragging a row to the top of the window scrolls to the beginning of the list', async ({ page }) => {
  await signIn(page)
  const question = await addQuestion(page)
  await page.setViewportSize({ width: 1280, height: 400 })
  const rows = page.getByRole('list', { name: 'FAQs' }).getByRole('listitem')
  await page.getByRole('button', { name: `Move ${question}`, exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(600, 80, { steps: 8 })
  await expect(rows.first()).toContainText(question)
  await expect(rows.first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(rows.first()).not.toContainText(question)
  await page.mouse.up()
})

test('a deleted question comes back with Undo', async ({ page }) => {
  await signIn(page)
  const question = await addQuestion(page)
  // Exclude the toast, which is also a list item that contains the name.
  const row = page.getByRole('list', { name: 'FAQs' }).getByRole('listitem').filter({ hasText: question })
  await row.getByRole('button', { name: `Move ${question} to Trash` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this FAQ?')
  await dialog.getByRole('button', { name: 'Move to Trash' }).click()
  await expect(page.getByText('FAQ deleted successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
})

test('leaving an edited form asks for confirmation, but not after saving', async ({ page }) => {
  await signIn(page)
  const question = await addQuestion(page)
  await openQuestion(page, question)
  const form = page.url()
  // Avoid goBack(), which waits for a page that never loads.
  const back = () => page.evaluate(() => history.back())

  const answer = page.getByLabel('Answer')
  await answer.fill('Typed and not saved.')
  for (const _time of ['once', 'again']) {
    await back()
    await answerLeaveDialog(page, 'Stay', 'lost')
    await expect(page).toHaveURL(form)
    await expect(answer).toHaveValue('Typed and not saved.')
  }
  await back()
  await answerLeaveDialog(page, 'Leave', 'lost')
  await expect(page).toHaveURL(FAQ_LIST)
  await expect(page.getByRole('link', { name: `Edit ${question}` })).toBeVisible()

  await page.goForward()
  await expect(page).toHaveURL(form)
  await answer.fill('Typed and saved.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('FAQ updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(FAQ_LIST)
  await page.getByRole('link', { name: `Edit ${question}` }).click()
  await expect(answer).toHaveValue('Typed and saved.')
  await back()
  await expect(page).toHaveURL(FAQ_LIST)
})

test('an outdated save shows both versions and offers a choice', async ({ page, context }) => {
  await signIn(page)
  const question = await addQuestion(page)
  await openQuestion(page, question)
  const other = await context.newPage()
  await openQuestion(other, question)
  await other.getByLabel('Answer').fill('The text of a colleague.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('FAQ updated successfully!')).toBeVisible()

  await page.getByLabel('Answer').fill('My own text.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const both = page.getByRole('region', { name: 'Both versions' })
  await expect(both).toContainText('The text of a colleague.')
  await expect(both).toContainText('My own text.')
  await expect(page.getByLabel('Answer')).toHaveValue('My own text.')
  await both.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByText('FAQ updated successfully!')).toBeVisible()
  await openQuestion(page, question)
  await expect(page.getByLabel('Answer')).toHaveValue('My own text.')
})

interface Graph {
  '@graph': {
    '@type': string
    review?: {
      name: string
      reviewBody: string
      author: { name: string }
      reviewRating: { ratingValue: number }
    }[]
    mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  }[]
}

test('structured data matches the page', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = (JSON.parse(text ?? '') as Graph)['@graph']
  expect(graph.map((node) => node['@type']).sort()).toEqual(
    ['FAQPage', 'Organization', 'SoftwareApplication', 'WebSite'].sort(),
  )
  const withoutSpaces = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '')

  const section = page.locator('#testimonials')
  const reviews = graph.find((node) => node['@type'] === 'SoftwareApplication')?.review ?? []
  await expect(section.locator('figure')).toHaveCount(reviews.length)
  for (const { name, reviewBody, author, reviewRating } of reviews) {
    expect(reviewRating.ratingValue).toBe(5)
    for (const part of [name, reviewBody, author.name])
      expect(withoutSpaces(await section.textContent())).toContain(withoutSpaces(part))
  }

  const answers = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []
  await expect(page.locator('#faq details')).toHaveCount(answers.length)
  for (const { name, acceptedAnswer } of answers) {
    const shown = page.locator('#faq details').filter({ hasText: name })
    expect(withoutSpaces(await shown.textContent())).toContain(withoutSpaces(acceptedAnswer.text))
  }

  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await page.request.get(new URL(image ?? '', page.url()).pathname)
  expect(response.headers()['content-type']).toBe('image/png')
})

test('a form waits for its script, so that no input is lost', async ({ page }) => {
  await signIn(page)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/admin/landing/claims/monitoring', { waitUntil: 'commit' })
  const value = page.getByLabel('Value')
  await expect(value).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  arrived.resolve()
  await expect(value).toBeEnabled()
  await expect(value).toHaveValue(/./)
})
