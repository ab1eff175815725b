import { passkeyMessages } from '../../lib/auth/passkey-schema'
import { expectAccessible } from '../support/accessible'
import { addColleague } from '../support/colleague'
import { query } from '../support/database'
import { expectSignedIn, signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'
import { plugInAuthenticator } from '../support/virtual-authenticator'

// The browser logs refused sign-ins as errors.
test.use({ expectedErrors: [/status of 401/] })

test('a passkey signs in without a password, until it is removed', async ({ page }) => {
  const username = await addColleague('editor')
  const authenticator = await plugInAuthenticator(page)
  await signInByForm(page, '/admin/account', username)
  const passkeys = page.getByRole('list', { name: 'Passkeys' })

  await test.step('a passkey is added with a name', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome/)
    await dialog.getByLabel('Name').fill('My laptop')
    await authenticator.setVerified(false)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Your passkey wasn’t created. Please try again.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('My laptop')
    await authenticator.setVerified(true)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey added')).toBeVisible()
    await expect(passkeys.getByText('My laptop').first()).toBeVisible()
    await expect(passkeys.getByText('not used yet')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the passkey signs in', async () => {
    await page.context().clearCookies({ name: /-session$/ })
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectSignedIn(page, '/admin/account')
    await expect(page.getByText(username).first()).toBeVisible()
    await expect(passkeys.getByText(/last used/)).toBeVisible()
  })

  await test.step('the passkey does not sign in if user verification fails', async () => {
    await page.context().clearCookies({ name: /-session$/ })
    await page.goto('/admin/account')
    await authenticator.setVerified(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(
      page.getByText('The passkey request was canceled or timed out. Please try again.'),
    ).toBeVisible()
    await expectAccessible(page)
    await authenticator.setVerified(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/admin/account')
  })

  await test.step('the passkey confirms a sensitive change, in this case its removal', async () => {
    await query(
      `update admin_session set confirmed_at = now() - interval '5 minutes'
       from admin_user where admin_user.id = user_id and username = $1`,
      [username],
    )
    await passkeys.getByRole('button', { name: 'Remove My laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    const prompt = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await prompt.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('“My laptop” was removed')).toBeVisible()
    await expect(passkeys).toHaveCount(0)
  })

  await test.step('a removed passkey is rejected', async () => {
    await page.context().clearCookies({ name: /-session$/ })
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText(passkeyMessages.refused)).toBeVisible()
  })
})
