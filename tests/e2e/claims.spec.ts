import type { Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startOwnSite()
})
test.afterAll(() => site?.remove())

const claims = '/admin/landing/claims'
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Show on the site: ${name}`, exact: true })
const onlySourced = (page: Page) =>
  page.getByRole('switch', { name: 'Hide claims that have no public source' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: switchOf(page, name) })
const strip = (page: Page) => page.getByRole('region', { name: 'Facts and their sources' })

/** The facts under the hero that are no claims of the register. */
const FACTS = 4

/** Opens a public page, checks that no list or section is empty, and returns the values of its figures. */
async function readFigures(page: Page, path: string) {
  await page.goto(path)
  for (const list of await page.locator('main dl, main ul').all())
    expect(await list.locator('> *').count(), `the lists on ${path} have entries`).toBeGreaterThan(0)
  for (const section of await page.locator('main section').all()) await expect(section).not.toBeEmpty()
  return page.locator('main dd, main li > p:first-child').allTextContents()
}

test('hidden figures appear on no page and leave no gaps', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: site.url() })
  const [staff, visitor] = [await context.newPage(), await context.newPage()]
  await signInByForm(staff, claims)
  const unsourced = ['15K+', '~₦2.8M', '4.9/5', '25+', '4.8/5', '2023', '1M+', '0', '24/7']
  const pages = ['/', '/about', '/security', '/careers']

  await test.step('at first, every figure is shown, none of them under the hero', async () => {
    const figures = await readFigures(visitor, '/')
    expect(figures).toEqual(expect.arrayContaining(['15K+', '~₦2.8M', '4.9/5', '99.9%']))
    await expect(strip(visitor).getByRole('listitem')).toHaveCount(FACTS)
  })

  await test.step('one figure is switched off', async () => {
    await switchOf(staff, 'Active users').click()
    await expect(switchOf(staff, 'Active users')).not.toBeChecked()
    await expect(row(staff, 'Active users')).toContainText('Hidden: switched off')
    expect(await readFigures(visitor, '/')).toEqual(expect.arrayContaining(['~₦2.8M', '4.9/5', '99.9%']))
    expect(await readFigures(visitor, '/')).not.toContain('15K+')
    expect(await readFigures(visitor, '/about')).not.toContain('15K+')
  })

  await test.step('all figures without a source are hidden', async () => {
    await onlySourced(staff).click()
    await expect(onlySourced(staff)).toBeChecked()
    await expect(row(staff, 'Uptime')).toContainText('Hidden: no source')
    for (const path of pages) {
      const figures = await readFigures(visitor, path)
      expect(figures.filter((figure) => [...unsourced, '99.9%'].includes(figure))).toEqual([])
    }
    await staff.goto('/admin')
    await expect(staff.getByText('Waiting for you')).toBeVisible()
    await expect(staff.getByText('without a public source')).toHaveCount(0)
  })

  await test.step('a figure with a source is under the hero, with the source one click away', async () => {
    await staff.goto(`${claims}/uptime`)
    await staff.getByLabel('Public source').fill('Our monitor, October 2026')
    await staff.getByRole('button', { name: 'Save changes' }).click()
    await expect(staff.getByText('Claim updated successfully!')).toBeVisible()
    await visitor.goto('/')
    await expect(strip(visitor).getByRole('listitem')).toHaveCount(FACTS + 1)
    await expect(visitor.getByText('99.9%', { exact: true })).toHaveCount(1)
    await expect(strip(visitor).getByText('Our monitor, October 2026')).toBeHidden()
    await strip(visitor).getByText('Source').click()
    await expect(strip(visitor).getByText('Our monitor, October 2026')).toBeVisible()
  })

  await test.step('all figures are shown again', async () => {
    await staff.goto(claims)
    await onlySourced(staff).click()
    await expect(onlySourced(staff)).not.toBeChecked()
    await switchOf(staff, 'Active users').click()
    await expect(switchOf(staff, 'Active users')).toBeChecked()
    await expect(staff.getByText(/^Hidden:/)).toHaveCount(0)
    const figures = await readFigures(visitor, '/')
    expect(figures).toEqual(expect.arrayContaining(['15K+', '~₦2.8M', '4.9/5', '99.9%']))
    await staff.goto('/admin')
    await staff.getByRole('link', { name: '9 published claims without a public source' }).click()
    await expect(staff).toHaveURL(claims)
  })
  await context.close()
})
