import { randomUUID } from 'node:crypto'
import { query } from '../support/database'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

let name = ''
test.beforeEach(() => {
  name = `Thanks ${randomUUID().slice(0, 8)}`
})
test.afterEach(async () => {
  await query('delete from saved_reply where title = $1', [name])
})

test('Recent Activity shows what staff do, links to the record, and the log finds it', async ({ page }) => {
  await signIn(page, '/admin/contact/replies/new')
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByLabel('Reply', { exact: true }).fill('Thank you for writing.')
  await page.getByRole('button', { name: 'Add saved reply' }).click()
  await expect(page).not.toHaveURL(/\/new$/)

  await page.goto('/admin')
  const done = page
    .getByRole('list', { name: 'Recent Activity' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(done).toContainText('added the saved reply')
  await expect(done).toContainText(/just now|minutes? ago/)
  await done.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/contact\/replies\/[0-9a-f-]{36}$/)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'All activity' }).click()
  await expect(page).toHaveURL('/admin/activity')
  await page.getByRole('combobox', { name: 'Area' }).selectOption('saved-reply')
  await expect(page).toHaveURL(/noun=saved-reply/)
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/q=v1/)
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('row')
  await expect(rows.filter({ hasText: name })).toHaveCount(1)

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('heading', { name: 'No activity' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/activity')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('')
})

test('the dashboard compares the signups with last week and shows their sources', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await query(
    `insert into waitlist (id, name, email, source, consent_version)
     values (gen_random_uuid(), 'Ada', $1, 'promo', '2026-11')`,
    [email],
  )
  try {
    await signIn(page, '/admin')
    const signups = page.getByRole('region', { name: 'Signups in the last 30 days' })
    await expect(
      signups.getByText(/^[\d,]+ in the last 7 days, .+ in the previous 7 days$/).first(),
    ).toBeVisible()
    await expect(signups.getByText('Show as a table')).toBeVisible()
    const sources = signups.getByRole('region', { name: 'Waitlist sources in the last 7 days' })
    await expect(sources.getByRole('listitem').filter({ hasText: /^Promo bar\d+$/ })).toBeVisible()
    const places = ['Waiting for you', 'Signups in the last 30 days', 'Recent Activity']
    // The sections arrive one by one.
    await expect
      .poll(async () => {
        const order = await page.getByRole('heading', { level: 2 }).allTextContents()
        return order.filter((title) => places.includes(title))
      })
      .toEqual(places)
  } finally {
    await query('delete from waitlist where email = $1', [email])
  }
})

test('a linked page is prefetched when someone points at the link, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) fetched.push(new URL(request.url()).pathname)
  })
  await signIn(page)
  const link = page.getByRole('link', { name: /^Waitlist( ?,|$)/ })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])

  await link.hover()
  await expect.poll(() => fetched).toContain('/admin/waitlist')
})

test('the sidebar counts waiting rows until someone has dealt with them', async ({ page }) => {
  const reference = `SB-${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  const contact = page.locator('aside').getByRole('link', { name: /^Contact( ?,|$)/ })
  const unread = async () => Number((await contact.textContent())?.match(/, ([\d,]+) unread/)?.[1] ?? 0)
  try {
    await signIn(page, '/admin')
    await expect(contact).toBeVisible()
    await query(
      `insert into contact_message (id, reference, name, email, subject, category, message, consent_version)
       values (gen_random_uuid(), $1, 'Ada', $2, 'Hello', 'general', 'Text', '1')`,
      [reference, email],
    )
    await query(
      `insert into waitlist (id, name, email, source, consent_version) values (gen_random_uuid(), 'Ada', $1, 'hero', '1')`,
      [email],
    )
    await page.reload()
    await expect.poll(unread).toBeGreaterThan(0)

    const waitlist = page.locator('aside').getByRole('link', { name: /^Waitlist( ?,|$)/ })
    await expect(waitlist).toHaveAccessibleName(/^Waitlist ?, [\d,]+ new$/)
    await waitlist.click()
    await expect(page).toHaveURL('/admin/waitlist')
    await expect(waitlist).toHaveAccessibleName('Waitlist')
  } finally {
    await query('delete from contact_message where reference = $1', [reference])
    await query('delete from waitlist where email = $1', [email])
  }
})

test('a collapsed sidebar group stays collapsed after a reload, and everything fits 900 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/admin')
  const nav = page.getByRole('navigation', { name: 'Admin', exact: true })
  expect(await nav.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  const group = nav.getByRole('button', { name: 'Content' })
  await expect(nav.getByRole('link', { name: 'Blog' })).toBeVisible()
  await group.click()
  await expect(nav.getByRole('link', { name: 'Blog' })).toBeHidden()
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Blog' })).toBeHidden()
  await group.click()
  await expect(nav.getByRole('link', { name: 'Blog' })).toBeVisible()
})
