import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { linkIn, listEmails, waitForEmail } from '../support/mail'
import { waitUntilReady } from '../support/page-ready'
import { type AddedPosts, addOldSlug, addPosts } from '../support/posts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const SEEDED = '/blog/your-first-100000-for-bad-days'

/** This is set on the document, so a page load removes it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

const articles = (page: Page) => page.locator('[data-articles]:visible article')
const titlesOf = (cards: Locator) => cards.getByRole('heading').allTextContents()
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('a list of eight articles', () => {
  let added: AddedPosts

  test.beforeAll(async () => {
    added = await addPosts(
      Array.from({ length: 8 }, (_, index) => ({
        category: index < 2 ? 'Budgeting' : 'Savings',
        reads: index * 10,
      })),
    )
  })

  test.afterAll(() => added.remove())

  test('can be searched, filtered, sorted and extended, all in the URL', async ({ page }) => {
    const { word } = added
    await page.goto('/blog')
    await waitUntilReady(page)
    await mark(page)
    const box = page.getByRole('searchbox', { name: 'Search articles' })
    await box.fill(word.toUpperCase())
    await box.press('Enter')
    await expect(page).toHaveURL(`/blog/search?q=${word.toUpperCase()}`)
    await expect(page.getByRole('heading', { name: /^8 articles for/ })).toBeVisible()
    await expect(articles(page)).toHaveCount(6)
    await expect(box).toHaveValue(word.toUpperCase())

    const more = page.getByRole('link', { name: 'Load More' })
    await more.click()
    await expect(articles(page)).toHaveCount(8)
    await expect(page).toHaveURL(/&page=2$/)
    await expect(more).toBeHidden()
    await expect(articles(page).nth(6).getByRole('link')).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
    await page.reload()
    await expect(articles(page)).toHaveCount(8)

    await page.getByLabel('Sort by').selectOption('Most Read')
    await expect(page).toHaveURL(/sort=read/)
    await expect(articles(page).first()).toContainText(`Article 8 about ${word}`)

    await page.goBack()
    await expect(page.getByLabel('Sort by')).toHaveValue('latest')
    await expect(articles(page).first()).toContainText(`Article 1 about ${word}`)
    await page.goForward()
    await expect(page.getByLabel('Sort by')).toHaveValue('read')

    await page.getByRole('link', { name: /^Budgeting/ }).click()
    await expect(page.getByRole('heading', { name: /^2 articles in Budgeting/ })).toBeVisible()
    expect(await titlesOf(articles(page))).toEqual([`Article 2 about ${word}`, `Article 1 about ${word}`])
    await expect(page.getByRole('link', { name: /^Budgeting/ })).toHaveAttribute('aria-current', 'true')

    await page.goBack()
    await expect(articles(page)).toHaveCount(6)
    await page.getByRole('link', { name: /^All Posts/ }).click()
    await expect(page).toHaveURL(/\/blog\/search\?q=/)
  })

  test('continues below the articles already shown', { tag: '@both' }, async ({ page }) => {
    await page.goto('/blog')
    await waitUntilReady(page)
    await mark(page)
    const more = page.getByRole('link', { name: 'Load More' })
    await more.scrollIntoViewIfNeeded()
    const before = await scrollPosition(page)
    await more.click()
    await expect(page).toHaveURL('/blog/search?page=2')
    await expect(articles(page).nth(6).getByRole('link')).toBeFocused()
    await expect(articles(page)).not.toHaveCount(6)
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(5)
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const way of ['the browser', 'the link']) {
    test(`Back by ${way} from an article restores list, filters and scroll position`, async ({ page }) => {
      await page.goto(`/blog/search?q=${added.word}&page=2`)
      await waitUntilReady(page)
      await mark(page)
      const card = articles(page).nth(7).getByRole('link')
      await card.scrollIntoViewIfNeeded()
      await expect(card).toBeInViewport()
      const before = await scrollPosition(page)
      expect(before).toBeGreaterThan(200)

      await card.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Article 8 about ${added.word}`)
      await expect(page).toHaveURL(`/blog/${added.word}-8`)
      await expect.poll(() => scrollPosition(page)).toBeLessThan(50)
      if (way === 'the link') await page.getByRole('link', { name: 'Back to Blog' }).click()
      else await page.goBack()

      await expect(page).toHaveURL(`/blog/search?q=${added.word}&page=2`)
      await expect(articles(page)).toHaveCount(8)
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(added.word)
      await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(5)
      expect(await isSameDocument(page)).toBe(true)
    })
  }

  test('names the search that found nothing', async ({ page }) => {
    await page.goto(`/blog/search?q=${added.word}x`)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(page.getByText(`“${added.word}x”`)).toBeVisible()
    await page.getByRole('link', { name: 'Show all posts' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { name: 'More articles' })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('Back shows the text of the search that was made', async ({ page }) => {
      const box = page.getByRole('searchbox', { name: 'Search articles' })
      await page.goto(`/blog/search?q=${added.word}`)
      await box.fill('another word')
      await box.press('Enter')
      await expect(page).toHaveURL('/blog/search?q=another+word')
      await page.goBack()
      await expect(page.getByRole('heading', { name: /^8 articles for/ })).toBeVisible()
      await expect(box).toHaveValue(added.word)
    })

    test('can be searched, filtered, sorted and extended', async ({ page }) => {
      const { word } = added
      await page.goto('/blog')
      await page.getByRole('searchbox', { name: 'Search articles' }).fill(word)
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(articles(page)).toHaveCount(6)
      await page.getByRole('link', { name: 'Load More' }).click()
      await expect(articles(page)).toHaveCount(8)
      await page.getByLabel('Sort by').selectOption('Most Read')
      await page.getByRole('button', { name: 'Sort' }).click()
      await expect(articles(page).first()).toContainText(`Article 8 about ${word}`)
      await page.getByRole('link', { name: /^Budgeting/ }).click()
      await expect(articles(page)).toHaveCount(2)
      await articles(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Article 2 about ${word}`)
      await page.getByRole('link', { name: 'Back to Blog' }).click()
      await expect(page).toHaveURL('/blog')
    })
  })
})

test('an article matches its structured data', { tag: '@both' }, async ({ page, request, baseURL }) => {
  const counted = page.waitForRequest((sent) => sent.url().endsWith('/api/blog-reads'))
  await page.goto(SEEDED)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph = texts.flatMap((text) => JSON.parse(text)['@graph'])
  const posting = graph.find((each) => each['@type'] === 'BlogPosting')
  expect(posting).toMatchObject({ headline: title, mainEntityOfPage: `${baseURL}${SEEDED}` })
  const article = page.getByRole('article').first()
  for (const text of [posting.description, posting.author.name, posting.articleSection])
    await expect(article).toContainText(text)
  await expect(article.locator(`time[datetime="${posting.datePublished}"]`)).toBeVisible()
  const trail = graph.find((each) => each['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement).toHaveLength(3)

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${SEEDED}`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await request.get(picture ?? '')
  expect(response.headers()['content-type']).toBe('image/png')

  const contents = page.getByText('In this article').and(page.locator(':visible'))
  if ((await contents.evaluate((node) => node.tagName)) === 'SUMMARY') await contents.click()
  await page.getByRole('link', { name: 'Where to keep it' }).click()
  await expect(page).toHaveURL(/#\w+-where-to-keep-it$/)
  await expect(page.getByRole('heading', { name: 'Where to keep it' })).toBeInViewport()

  await expect(page.getByRole('link', { name: /Download the app/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${baseURL}${SEEDED}`)),
  )
  await expect(page.getByRole('complementary', { name: 'Read next' }).getByRole('article')).not.toHaveCount(0)
  expect((await counted).postDataJSON()).toEqual({ slug: SEEDED.split('/').at(-1) })
  await page.getByRole('link', { name: 'Read More Articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a printed article shows its full text, without share, signup or related-article links', async ({
  page,
}) => {
  const cells = '| 1,000,000.00 '.repeat(13)
  const content = `~~~\n${'word '.repeat(80)}${'x'.repeat(200)}\n~~~\n\n${cells}|\n${'|-'.repeat(13)}|\n${cells}|`
  const { posts, remove } = await addPosts([{ content }])
  try {
    await page.goto(`/blog/${posts[0]?.slug}`)
    const elsewhere = page
      .getByRole('region', { name: 'Share this article' })
      .or(page.getByRole('link', { name: /Download the app/ }))
      .or(page.getByRole('complementary', { name: 'Read next' }))
      .or(page.getByRole('heading', { name: 'Stay Updated' }))
    await expect(elsewhere.first()).toBeVisible()
    await page.setViewportSize({ width: 672, height: 950 })
    await page.emulateMedia({ media: 'print' })
    await expect(elsewhere).toHaveCount(0)
    for (const part of [page.locator('pre'), page.getByRole('region', { name: 'Table' })])
      expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  } finally {
    await remove()
  }
})

/** Adds a separate image for this test to the gallery and returns it. */
async function upload(page: Page) {
  await signIn(page)
  const background = `#${randomUUID().slice(0, 6)}`
  const blank = { create: { width: 600, height: 400, channels: 3, background } } as const
  const response = await page.request.post('/api/admin/media?slot=blogImage', {
    data: await sharp(blank).png().toBuffer(),
    headers: { 'content-type': 'image/png', 'x-file-name': 'market.png' },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).image.id as string
}

test.describe('an image that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("is hidden, so that the category's name shows", async ({ page }) => {
    const imageId = await upload(page)
    const added = await addPosts([{ category: 'Technology', imageId, content: '' }])
    try {
      await page.goto(`/blog/${added.word}-1`)
      const cover = page.getByRole('article').first()
      await expect(cover.locator('img[data-cover]')).toBeVisible()
      await page.route(/\/_next\/image|\/media\//, (route) => route.fulfill({ status: 404 }))
      await page.reload()
      await expect(cover.locator('img[data-cover]')).toBeHidden()
      await expect(cover.getByText('Technology').first()).toBeVisible()
      await expect(page.getByText('Full article content coming soon...')).toBeVisible()
      await page.goto(`/blog/search?q=${added.word}`)
      await expect(articles(page).locator('img[data-cover]')).toBeHidden()
    } finally {
      await added.remove()
    }
  })
})

test('old URLs redirect; drafts and unknown articles do not exist', async ({ request }) => {
  const added = await addPosts([{}, { status: 'draft' }])
  try {
    const old = `${added.word}-before`
    const [post] = added.posts
    await addOldSlug(post?.id ?? '', old)
    const fetchPage = (slug: string) => request.get(`/blog/${slug}?utm_source=x`, { maxRedirects: 0 })
    await expect.poll(async () => (await fetchPage(old)).status()).toBe(308)
    expect((await fetchPage(old)).headers().location).toMatch(new RegExp(`/blog/${added.word}-1$`))
    const shown = await fetchPage(`${added.word}-1`)
    expect(shown.status()).toBe(200)
    // One visitor's query must not end up in the page for everyone.
    expect(await shown.text()).not.toContain('utm_source')
    expect((await fetchPage(`${added.word}-2`)).status()).toBe(404)
    expect((await fetchPage(`${added.word}-9`)).status()).toBe(404)
  } finally {
    await added.remove()
  }
})

test('feed and sitemap list published posts, whatever their titles', async ({ page, request }) => {
  const title = 'Rent & <light> "now" ]]>'
  const added = await addPosts([{ title }, { status: 'draft' }])
  try {
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain(`${added.word}-1<`)
    const map = await (await request.get('/sitemap.xml')).text()
    expect(map).not.toContain(`${added.word}-2`)
    expect(map).toMatch(/<lastmod>/)
    await page.goto('/blog')
    const feedAddress = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    const feed = await request.get(feedAddress ?? '')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    const read = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        const items = [...parsed.querySelectorAll('item')].map((item) => ({
          title: item.querySelector('title')?.textContent,
          link: item.querySelector('link')?.textContent ?? '',
          date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
        }))
        return { isBroken: parsed.querySelector('parsererror') !== null, items }
      },
      await feed.text(),
    )
    expect(read.isBroken).toBe(false)
    const item = read.items.find(({ link }) => link.endsWith(`${added.word}-1`))
    expect(item).toMatchObject({ title, date: expect.any(Number) })
    expect(read.items.some(({ link }) => link.endsWith(`${added.word}-2`))).toBe(false)
  } finally {
    await added.remove()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a reader subscribes, confirms and unsubscribes', async ({ page }) => {
      const email = `reader-${randomUUID().slice(0, 8)}@example.com`
      await page.goto(javaScriptEnabled ? '/blog' : SEEDED)
      const box = page.getByRole('region', { name: 'Stay Updated' })
      const field = box.getByLabel('Email address')
      await field.fill('reader@nowhere')
      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box.getByText('Please enter a valid email address')).toBeVisible()
      await expect(field).toHaveValue('reader@nowhere')
      await field.fill(email)
      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box.getByText(/^Almost there/)).toBeInViewport()

      const sentEmail = await waitForEmail(email)
      await page.goto(linkIn(sentEmail, /http[^"]*\/newsletter\/confirm\/[^"]+/))
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()

      await page.goto(linkIn(sentEmail, /http[^"]*\/api\/unsubscribe\/[^"]+/))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: / is unsubscribed$/ })).toBeVisible()
      expect(await listEmails(email)).toHaveLength(1)
    })
  })
}
