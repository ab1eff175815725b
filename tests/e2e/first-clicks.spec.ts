import type { Page } from '@playwright/test'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

// Tests the first click on each part of a page that needs its script, on a slow phone with a poor connection: the page
// has only started to arrive, and its script has not been requested yet. A click counts if it eventually does what it
// should, in place or on the page that it leads to without JavaScript.

test.setTimeout(120_000)

/**
 * Slows the network down, and the processor for `isSlowPhone`. That occupies the real processor, so the tests of parts
 * that work like others omit it.
 */
async function slowDown(page: Page, isSlowPhone: boolean) {
  const session = await page.context().newCDPSession(page)
  if (isSlowPhone) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** `skipsSlowPhone`: works like another part in this list, so it is tested without slowing down the processor. */
const firstClicks: {
  name: string
  path: string
  tag?: '@phone'
  skipsSlowPhone?: true
  click: (page: Page) => Promise<void>
}[] = [
  {
    name: 'Join opens the form',
    path: '/',
    async click(page) {
      await page.locator('main a[data-join]:visible').first().click()
      await expect(page.getByLabel('Full name')).toBeVisible()
    },
  },
  {
    name: 'the menu button opens the menu',
    path: '/',
    tag: '@phone',
    async click(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a tab of the Product menu shows its links',
    path: '/',
    skipsSlowPhone: true,
    async click(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Product' }).click()
      await page.getByRole('tab', { name: 'Security' }).click()
      await expect(page.getByRole('tabpanel', { name: 'Security' })).toBeVisible()
    },
  },
  {
    name: 'the film starts',
    path: '/',
    skipsSlowPhone: true,
    async click(page) {
      await page.getByRole('link', { name: /Watch the film/ }).click()
      const overlay = page.getByRole('dialog', { name: 'Product film' })
      await expect.poll(async () => page.url().endsWith('.mp4') || overlay.isVisible()).toBe(true)
    },
  },
  {
    name: 'the next step is shown',
    path: '/',
    async click(page) {
      await page.getByRole('button', { name: 'Next step' }).click()
      await expect(page.getByRole('group', { name: '2 of 4' })).toBeVisible()
    },
  },
  {
    name: 'an amount is calculated',
    path: '/',
    async click(page) {
      await page.getByRole('textbox', { name: 'Amount' }).pressSequentially('250000')
      await waitUntilReady(page)
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('250,000')
    },
  },
  {
    name: 'an incomplete signup is refused, and what was typed is kept',
    path: '/waitlist',
    skipsSlowPhone: true,
    async click(page) {
      const form = page.getByRole('main')
      await form.getByLabel('Full name').fill('Ada Obi')
      await form.getByRole('button', { name: 'Join Waitlist' }).click()
      await expect(form.getByText('Please fill in all fields')).toBeVisible()
      await expect(form.getByLabel('Full name')).toHaveValue('Ada Obi')
    },
  },
  {
    name: 'Apply opens the form',
    path: '/careers',
    async click(page) {
      await page.locator('a[data-apply]:visible').first().click()
      await expect(page.getByLabel('Full name')).toBeVisible()
    },
  },
  {
    name: 'a filter leaves matching positions',
    path: '/careers',
    skipsSlowPhone: true,
    async click(page) {
      const filters = page.getByRole('navigation', { name: 'Filter positions' })
      await filters.getByRole('link', { name: /^Engineering/ }).click()
      await expect(page).toHaveURL(/department=engineering/)
      await expect(filters.getByRole('link', { name: /^Engineering/ })).toHaveAttribute('aria-current')
    },
  },
  {
    name: 'an incomplete application is refused, and what was typed is kept',
    path: '/careers/product-designer/apply',
    skipsSlowPhone: true,
    async click(page) {
      await page.getByLabel('Full name').fill('Amaka Eze')
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await expect(page.getByText('Cover letter is required')).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue('Amaka Eze')
    },
  },
  {
    name: 'a text is copied',
    path: '/press',
    async click(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const button = page.getByRole('button', { name: 'Copy Founded' })
      await button.click()
      await expect(button).toContainText('Copied')
    },
  },
  {
    name: 'the articles are sorted',
    path: '/blog',
    skipsSlowPhone: true,
    async click(page) {
      await page.getByLabel('Sort by').focus()
      await page.getByLabel('Sort by').selectOption('Most Read')
      await expect(page).toHaveURL(/sort=read/)
    },
  },
  {
    name: 'Cookie settings opens the preferences',
    path: '/about',
    async click(page) {
      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
    },
  },
  {
    name: 'a question typed early is searched',
    path: '/help',
    async click(page) {
      await page.getByRole('searchbox').first().pressSequentially('withdraw')
      await expect(page.locator('[data-hit]').first()).toBeVisible()
    },
  },
  {
    name: 'a vote is counted',
    path: '/help',
    skipsSlowPhone: true,
    async click(page) {
      const answer = page.locator('details[data-faq]').first()
      await answer.locator('summary').click()
      await answer.getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByText(/^Thank you for telling us/)).toBeVisible()
    },
  },
]

for (const { name, path, tag, skipsSlowPhone, click } of firstClicks)
  test(`the first click counts: ${name}`, { tag: tag ? ['@slow', tag] : '@slow' }, async ({ page }) => {
    await slowDown(page, !skipsSlowPhone)
    await page.goto(path, { waitUntil: 'commit' })
    await click(page)
  })
