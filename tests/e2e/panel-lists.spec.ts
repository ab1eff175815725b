import { expectAccessible } from '../support/accessible'
import { waitUntilReady } from '../support/page-ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })

const NEAR_TOP = 300

test('on a phone, the rows of a list are on the first screen', async ({ page }) => {
  await signIn(page)
  for (const path of [
    '/admin/waitlist',
    '/admin/applications',
    '/admin/blog',
    '/admin/contact',
    '/admin/careers',
    '/admin/newsletter',
    '/admin/privacy',
    '/admin/mail',
    '/admin/mail/suppressed',
    '/admin/activity',
    '/admin/help-center',
    '/admin/help-center/articles',
    '/admin/landing/testimonials',
    '/admin/landing/claims',
    '/admin/press-kit/leadership',
    '/admin/about/team',
    '/admin/terms/history',
    '/admin/staff',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      // A row, the heading of a group, or the empty state.
      const first = page.locator('main :is(tbody tr, ol > li, section > h2, :has(> svg + h2))').first()
      await expect(first).toBeVisible()
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(NEAR_TOP)
    })
})

test('on a phone, gallery images and company facts are on the first screen', async ({ page }) => {
  await signIn(page, '/admin/media')
  const images = page.getByRole('main').locator('li, :has(> svg + h2)').first()
  await expect(images).toBeVisible()
  expect((await images.boundingBox())?.y).toBeLessThanOrEqual(NEAR_TOP)
  await page.goto('/admin/press-kit')
  const fact = page.getByRole('list', { name: 'Company Facts' }).getByRole('listitem').first()
  await expect(fact).toBeVisible()
  expect((await fact.boundingBox())?.y).toBeLessThanOrEqual(NEAR_TOP)
})

test('on a phone, a button opens filters and order, and counts active filters', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/blog')
  await waitUntilReady(page)
  const main = page.getByRole('main')
  const choices = main.getByRole('button', { name: 'Filter and sort' })
  const filters = main.getByRole('navigation', { name: 'Status' })
  await expect(filters).toBeHidden()
  await choices.click()
  await main.getByLabel('Sort by').selectOption('Title, A to Z')
  await expect(page).toHaveURL(/sort=title/)
  await filters.getByRole('link', { name: 'Published' }).click()
  await expect(page).toHaveURL(/status=published/)
  await expect(choices).toHaveAccessibleName('Filter and sort, 1 active')
  await choices.click()
  await expect(filters).toBeHidden()
  await expect(main.getByRole('row').nth(1)).toBeVisible()
})

test('a view is saved under a name, opened from the list and the palette, renamed and deleted', async ({
  page,
}) => {
  await signIn(page, '/admin/waitlist?status=notified&sort=name')
  await waitUntilReady(page)
  const views = page.getByRole('button', { name: 'Saved views' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await views.click()
  await item('Save this view').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Emailed by name')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('View “Emailed by name” saved')).toBeVisible()

  await page.goto('/admin/waitlist')
  await waitUntilReady(page)
  await views.click()
  await expectAccessible(page, '[role=menu]')
  await item('Emailed by name').click()
  await expect(page).toHaveURL(/\/admin\/waitlist\?status=notified&sort=name$/)

  await views.click()
  await item('Rename or delete').click()
  await page.getByRole('textbox', { name: 'Name of “Emailed by name”' }).fill('Emailed')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of “Emailed”' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')

  await page.goto('/admin/blog')
  await waitUntilReady(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search screens, records and actions' }).fill('emailed')
  await page.getByRole('option', { name: 'Emailed Waitlist' }).click()
  await expect(page).toHaveURL(/\/admin\/waitlist\?status=notified&sort=name$/)

  await views.click()
  await item('Rename or delete').click()
  await page.getByRole('button', { name: 'Delete “Emailed”' }).click()
  await expect(page.getByText('You have no views of this list.')).toBeVisible()
})
