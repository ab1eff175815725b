import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { query } from '../support/database'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

const sections = [
  'Company at a Glance',
  'Key Messages',
  'Leadership',
  'Media Assets',
  'In the News',
  'Media Contact',
]

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (download: Download) => readFile(await download.path())

async function downloadBy(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return download
}

/** The downloadable files, according to the database. */
const listFiles = () =>
  query<{ asset: string; name: string; sha256: string }>(
    `select a.name as asset, f.name, f.sha256 from press_asset a join press_file f on f.id = a.file_id
     where a.deleted_at is null order by a.position`,
  )

const kitLink = (page: Page) => page.getByRole('link', { name: 'Download Complete Press Kit' }).first()

test.describe('a journalist without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('finds everything in order, and no button without a function', async ({ page }) => {
    await page.goto('/press')
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /./ })).toContainText(sections)
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: 'Lagos, Nigeria' }).first()).toBeVisible()
    await expect(page.getByText('The Yaba Notebook', { exact: true })).toBeVisible()
    await expect(page.getByText('We reply within 24 hours')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Press Team' }).first()).toHaveAttribute(
      'href',
      /^mailto:press@/,
    )
    const nav = page.getByRole('navigation', { name: 'On this page' })
    await expect(nav.getByRole('link')).toHaveText(sections)
    await nav.getByRole('link', { name: 'Media Contact' }).click()
    await expect(page.getByRole('heading', { name: 'Media Contact' })).toBeInViewport()
  })

  test('downloads a logo', async ({ page }) => {
    await page.goto('/press')
    const link = page.getByRole('link', { name: 'Download Logo, SVG', exact: true })
    const logo = await downloadBy(page, () => link.click())
    expect(logo.suggestedFilename()).toBe('logo.svg')
    const listed = (await listFiles()).find(({ name }) => name === 'logo.svg')
    expect(hashOf(await bytesOf(logo))).toBe(listed?.sha256)
  })

  test('downloads the complete kit, with every file and the size stated on the page', async ({ page }) => {
    // Other tests edit the press page, which may change the kit between the visit and the download.
    await expect(async () => {
      await page.goto('/press')
      const kit = await downloadBy(page, () => kitLink(page).click())
      expect(kit.suggestedFilename()).toMatch(/^[a-z-]+-press-kit\.zip$/)
      const bytes = await bytesOf(kit)
      const entries = Object.entries(unzipSync(bytes))
      const kilobytes = bytes.length / 1024
      const size = kilobytes < 1024 ? `${kilobytes.toFixed()} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
      const drawn = entries.filter(([path]) => !path.endsWith('.txt'))
      expect(
        await page
          .getByText(/^ZIP, /)
          .first()
          .textContent(),
      ).toContain(`ZIP, ${size}: ${drawn.length} assets and ${entries.length - drawn.length} text files`)
      const files = await listFiles()
      expect(drawn.map(([, content]) => hashOf(content))).toEqual(files.map(({ sha256 }) => sha256))
      const facts = entries.find(([path]) => path.endsWith('/Company facts.txt'))?.[1] ?? new Uint8Array()
      expect(Buffer.from(facts).toString()).toContain('Founded: 2023')
    }).toPass()
  })
})

test('one fact, all facts and the boilerplate can be copied, with a confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/press')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const founded = page.getByRole('button', { name: 'Copy Founded' })
  await founded.click()
  await expect(founded).toContainText('Copied')
  expect(await copied()).toBe('Founded: 2023')
  await expect(page.getByRole('status').filter({ hasText: 'Founded: Copied' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Copy all facts' }).click()
  await expect.poll(copied).toMatch(/^Founded: 2023\n.*Lagos, Nigeria\n/)
  const text = page.getByRole('button', { name: 'Copy this text' })
  await text.click()
  await expect.poll(copied).toBe(await page.locator('#boilerplate').textContent())
  // The original label returns.
  await expect(page.getByRole('button', { name: 'Copy this text' })).toBeVisible()
})

test('if copying is not allowed, the text is selected instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/press')
  const button = page.getByRole('button', { name: 'Copy this text' })
  await button.click()
  await expect(page.getByText('We’ve selected the text for you.')).toHaveCount(1)
  expect(await page.evaluate(() => String(getSelection()))).toContain('is a money-planning app')
})

test.describe('the complete kit', () => {
  test.use({ expectedErrors: [/status of (503|429)/] })

  test('shows that it is loading, why it failed, and starts when it can', async ({ page }) => {
    const responses = [{ status: 503 }, { status: 429, headers: { 'retry-after': '120' } }]
    const seen = Promise.withResolvers<void>()
    await page.route('**/press/kit.zip', async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue()
      await seen.promise
      const response = responses.shift()
      return response ? route.fulfill(response) : route.continue()
    })
    await page.goto('/press')
    const status = page.locator('#press-title').locator('xpath=..').getByRole('status')
    await expect(status).toHaveText(/^ZIP, /)
    // Before the page's scripts are ready, the link is a plain download.
    await waitUntilReady(page)
    await kitLink(page).click()
    await expect(status).toHaveText('Loading press kit...')
    seen.resolve()
    await expect(status).toHaveText(/can’t be created right now/)
    await kitLink(page).click()
    await expect(status).toHaveText(/again in 2 min/)
    const kit = await downloadBy(page, () => kitLink(page).click())
    expect(kit.suggestedFilename()).toMatch(/-press-kit\.zip$/)
    await expect(status).toHaveText('Your download has started.')
    await expect(page).toHaveURL('/press')
  })
})
