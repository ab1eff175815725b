import { randomUUID } from 'node:crypto'
import { query } from '../support/database'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const mark = randomUUID().slice(0, 8)
const email = `ada-${mark}@example.com`
let id = ''

test.beforeAll(async () => {
  const [row] = await query<{ id: string }>(
    `insert into waitlist (id, name, email, source, consent_version, plan)
     values (gen_random_uuid(), 'Ada Obi', $1, 'calculator', '2026-11', 'amount=1200000&months=6') returning id::text`,
    [email],
  )
  id = row?.id ?? ''
})
test.afterAll(async () => {
  await query('delete from waitlist where email = $1', [email])
})

test('a name in the list opens a panel beside it, and Escape returns to the name', async ({ page }) => {
  await signIn(page, `/admin/waitlist?q=${mark}`)
  const name = page.getByRole('link', { name: 'Ada Obi', exact: true })
  await name.click()
  const panel = page.getByRole('dialog', { name: 'Ada Obi' })
  await expect(panel.getByText('₦1,200,000 in 6 monthly payouts')).toBeVisible()
  await expect(panel.getByText('joined the waitlist')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${mark}&person=${id}$`))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(`/admin/waitlist?q=${mark}`)
  await expect(name).toBeFocused()
})

test('the URL of a person works on its own', async ({ page }) => {
  await signIn(page, `/admin/waitlist?person=${id}`)
  const panel = page.getByRole('dialog', { name: 'Ada Obi' })
  await expect(panel.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/admin/waitlist')
})

test('the panel says that a suppressed address gets no bulk email', async ({ page }) => {
  await query(`insert into mail_suppression (email, reason) values ($1, 'bounced')`, [email])
  try {
    await signIn(page, `/admin/waitlist?person=${id}`)
    const panel = page.getByRole('dialog', { name: 'Ada Obi' })
    await expect(panel.getByText('No bulk email: the address bounced')).toBeVisible()
    await expect(panel.getByText('Calculator', { exact: true })).toBeVisible()
  } finally {
    await query('delete from mail_suppression where email = $1', [email])
  }
})

test('the status can be changed in the panel, and changed back', async ({ page }) => {
  await signIn(page, `/admin/waitlist?person=${id}`)
  const panel = page.getByRole('dialog', { name: 'Ada Obi' })
  const status = panel.getByRole('combobox', { name: 'Status of Ada Obi' })
  await expect(status).toHaveValue('active')
  await status.selectOption('Notified')
  await expect(status).toHaveValue('notified')
  await expect(panel.getByText('set a waitlist entry to notified')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const toast = page.getByText('Ada Obi moved back to Active')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(1)
  await expect(status).toHaveValue('active')
  expect(await query('select status from waitlist where id = $1', [id])).toEqual([{ status: 'active' }])
})

test('a toast stays visible and clickable while dialogs open and close', async ({ page }) => {
  await signIn(page, `/admin/waitlist?person=${id}`)
  const panel = page.getByRole('dialog', { name: 'Ada Obi' })
  await panel.getByRole('combobox', { name: 'Status of Ada Obi' }).selectOption('Notified')
  const toast = page.getByText('Ada Obi moved to Notified')
  const undo = page.getByRole('button', { name: 'Undo' })
  const expectOneToast = async () => {
    await expect(toast).toHaveCount(1)
    await expect(toast).toBeVisible()
    await undo.click({ trial: true })
  }
  await expectOneToast()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectOneToast()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await expectOneToast()
  await undo.click()
  await expect(page.getByText('Ada Obi moved back to Active')).toHaveCount(1)
  await expect(page.getByText('Ada Obi moved back to Active')).toBeVisible()
})

test('on a phone, a dialog opened while there is a toast leaves room for it', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, `/admin/waitlist?q=${mark}`)
  await page.getByRole('combobox', { name: 'Status of Ada Obi' }).selectOption('Notified')
  const toast = page.getByRole('listitem').filter({ hasText: 'Ada Obi moved to Notified' })
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Move Ada Obi to Trash' }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(async () => {
    const [above, below] = [await question.boundingBox(), await toast.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
})

test('the panel and a message from the same address link to each other', async ({ page }) => {
  await query(
    `insert into contact_message (id, reference, name, email, subject, category, message, consent_version)
     values (gen_random_uuid(), $1, 'Ada Obi', $2, $1, 'general', 'Hello', '1')`,
    [`MP-${mark}`, email],
  )
  try {
    await signIn(page, `/admin/waitlist?person=${id}`)
    const panel = page.getByRole('dialog', { name: 'Ada Obi' })
    await panel.getByRole('link', { name: '1 message', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `MP-${mark}` })).toBeVisible()
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Ada Obi sent the message')
    await page.getByRole('link', { name: 'On the waitlist' }).click()
    await expect(panel).toBeVisible()
    await expect(page).toHaveURL(`/admin/waitlist?person=${id}`)
  } finally {
    await query('delete from contact_message where email = $1', [email])
  }
})

test('the panel of a missing entry says so', async ({ page }) => {
  await signIn(page, `/admin/waitlist?person=${randomUUID()}`)
  await expect(page.getByRole('dialog', { name: 'Entry not found' })).toBeVisible()
})

test('the list is filtered by plan', async ({ page }) => {
  await signIn(page, `/admin/waitlist?q=${mark}`)
  const name = page.getByRole('link', { name: 'Ada Obi', exact: true })
  const plan = page.getByRole('combobox', { name: 'Plan' })
  await plan.selectOption('Without a payout plan')
  await expect(page.getByText('No entries match your current filters')).toBeVisible()
  await plan.selectOption('With a payout plan')
  await expect(name).toBeVisible()
  await expect(page).toHaveURL(/plan=any/)
})
