import { randomUUID } from 'node:crypto'
import { addColleague } from '../support/colleague'
import { query } from '../support/database'
import { waitUntilReady } from '../support/page-ready'
import { signInByForm } from '../support/sign-in'
import { admin, expect, test } from '../support/test'

/** Expires the last password confirmation in all of a colleague's sessions. */
const expire = (username: string) =>
  query(
    `update admin_session set confirmed_at = now() - interval '5 minutes'
     from admin_user where admin_user.id = user_id and username = $1`,
    [username],
  )

// The preview of an email blocks scripts, such as the one that Playwright adds to each frame.
test.use({ expectedErrors: [/Blocked script execution in 'about:(srcdoc|blank)'/] })

test('sensitive changes and exports ask for the password again, and then continue', async ({ page }) => {
  const username = await addColleague('owner')
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`
  await signInByForm(page, '/admin/staff', username)
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const answer = async (password: string) => {
    await question.getByLabel('Your password').fill(password)
    await question.getByRole('button', { name: 'Confirm' }).click()
  }

  await test.step('an invitation waits for confirmation and keeps what was entered', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite colleague' })
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByLabel('Role').selectOption('viewer')
    await expire(username)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(question.getByLabel('Your password')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('Nothing was changed. Please confirm that it’s you')).toBeVisible()
    await expect(dialog.getByLabel('Email address')).toHaveValue(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await answer('my other password')
    await expect(question.getByText('This is not your current password')).toBeVisible()
    await answer(admin.password)
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a test email waits for confirmation', async () => {
    await page.goto('/admin/campaigns/new')
    await waitUntilReady(page)
    await page.getByLabel('Subject').fill('The first places are ready')
    await page.getByLabel('Send a test email to').fill(email)
    await expire(username)
    await page.getByRole('button', { name: 'Send test' }).click()
    await answer(admin.password)
    await expect(page.getByText('Please write a message')).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText(`Test email queued for ${email}`)).toBeVisible()
    await expect(page.getByText('Please write a message')).toBeHidden()
    await page.goto('/admin/staff')
    await waitUntilReady(page)
  })

  await test.step('the next change does not ask', async () => {
    await page.getByRole('button', { name: `Revoke the invitation for ${email}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Invitation revoked')).toBeVisible()
  })

  await test.step('an export starts after confirmation', async () => {
    await page.goto('/admin/waitlist')
    await expire(username)
    await waitUntilReady(page)
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const download = page.waitForEvent('download')
    await answer(admin.password)
    expect((await download).suggestedFilename()).toMatch(/^waitlist-.*\.csv$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
