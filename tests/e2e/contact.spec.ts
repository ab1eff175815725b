import type { Page } from '@playwright/test'
import { headerOf, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const text = 'Can I choose two days a week?\n\nThank you!'

async function fill(page: Page, email: string, subject: string) {
  await page.getByLabel('Full Name').fill('Tunde Bello')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Category').selectOption('support')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill(text)
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Message sent' })
const referenceIn = async (page: Page) =>
  /[A-Z]+-[0-9A-Z]{8}/.exec((await notice(page).textContent()) ?? '')?.[0] ?? ''

// Covers everything from the form to the reply in the inbox.
test.setTimeout(120_000)

test('a visitor writes, staff reply by email, and the thread shows that it was sent', async ({ page }) => {
  const email = newEmail()
  const subject = `Payout days ${email.slice(6, 14)}`
  let reference = ''
  let contactEmail = ''

  await test.step('the form reports errors and keeps valid input', async () => {
    await page.goto('/contact')
    contactEmail = await page.getByRole('main').locator('a[href^="mailto:"]').innerText()
    await expect(page.getByRole('main').locator('a[href^="tel:+"]')).toBeVisible()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    for (const message of ['Email address is required', 'Subject is required', 'Message is required'])
      await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await fill(page, 'tunde@nowhere', subject)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(text)
  })

  await test.step('a sent message is confirmed for three seconds, and the form starts over', async () => {
    await page.getByLabel('Email Address').fill(email)
    await page.clock.install()
    await page.getByRole('button', { name: 'Send Message' }).click()
    // The notice stays while its button has focus or the pointer.
    const copy = page.getByRole('button', { name: 'Copy reference' })
    await copy.focus()
    await expect(notice(page)).toBeVisible()
    reference = await referenceIn(page)
    for (const label of ['Full Name', 'Email Address', 'Subject', 'Message'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Category')).toHaveValue('general')
    await page.clock.runFor(10_000)
    await expect(notice(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.evaluate((button) => button.blur())
    await page.clock.runFor(2_900)
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(notice(page)).toBeHidden()
    await page.clock.resume()
    await expect(page.getByText(`Your last message has the reference ${reference}`)).toBeVisible()
  })

  await test.step('the sender gets a confirmation, and staff are alerted', async () => {
    const sentEmail = await waitForEmail(email, { subject: /We’ve received your message/ })
    expect(sentEmail.subject).toContain(reference)
    expect(headerOf(sentEmail, 'reply-to')).toContain(contactEmail)
    const alert = await waitForEmail(contactEmail, { subject: new RegExp(reference) })
    expect(alert.html).toContain('/admin/contact/')
  })

  await test.step('staff find the message and answer with a saved reply', async () => {
    await signIn(page, '/admin/contact')
    await page.goto(`/admin/contact?q=${reference}`)
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row).toContainText('Technical Support')
    await row.getByRole('link', { name: `Reply to ${subject}` }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: 'Send', exact: true })
    await expect(send).toBeDisabled()
    await dialog.getByLabel('Reply', { exact: true }).fill(' \n ')
    await expect(send).toBeDisabled()
    await dialog.getByLabel('Saved reply').selectOption({ label: 'Thank you, we are looking into it' })
    const box = dialog.getByLabel('Reply', { exact: true })
    await expect(box).toHaveValue(new RegExp(`Hello Tunde Bello,[^]*${reference}`))
    // If the reply is closed by mistake, its text is kept.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Continue the reply' }).click()
    await box.fill(`${await box.inputValue()}\n\nYes, you can.`)
    await dialog.getByLabel('Saved reply').selectOption({ index: 2 })
    const question = page.getByRole('dialog', { name: 'Replace your text with this saved reply?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(box).toHaveValue(/Yes, you can/)
    await send.click()
    await expect(page.getByText('Reply sent successfully!')).toBeVisible()
  })

  await test.step('the thread shows the email, and the sender gets it', async () => {
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Yes, you can.' })
    await expect(entry.getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: `Status of ${reference}` })).toHaveValue('replied')
    const answer = await waitForEmail(email, { subject: /^Re: / })
    expect(answer.subject).toBe(`Re: ${subject} (${reference})`)
    expect(answer.text).toContain('Yes, you can.')
    expect(answer.text).toContain(contactEmail)
    expect(headerOf(answer, 'reply-to')).toContain(contactEmail)
  })

  await test.step('the thread shows a note and a new status', async () => {
    await page.getByLabel('Note').fill('Called back.')
    // Save by keyboard, because on a phone, the toast still covers the button.
    await page.getByLabel('Note').press('Control+s')
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'added a note' }),
    ).toContainText('Called back.')
    await page.getByRole('combobox', { name: `Status of ${reference}` }).selectOption('resolved')
    await expect(page.getByText('changed the status from Replied to Resolved')).toBeVisible()
  })

  await test.step('filters find the message, and a deleted message can be restored', async () => {
    await page.goto(`/admin/contact?q=${reference}`)
    const row = page.getByRole('row').filter({ hasText: subject })
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'New' }).click()
    await expect(page.getByText('No messages match your current filters')).toBeVisible()
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Resolved' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `Move ${subject} to Trash` }).click()
    const question = page
      .getByRole('dialog')
      .filter({ hasText: 'Are you sure you want to delete this message?' })
    await question.getByRole('button', { name: 'Move to Trash' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is refused with its text kept, then sent', { tag: '@both' }, async ({ page }) => {
    const email = newEmail()
    await page.goto('/contact')
    await fill(page, 'tunde@nowhere', 'No script')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(text)
    await expect(page.getByLabel('Category')).toHaveValue('support')
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(notice(page)).toBeVisible()
    const reference = await referenceIn(page)
    await expect(page.getByLabel('Subject')).toHaveValue('')
    expect((await waitForEmail(email)).subject).toContain(reference)
  })
})

test('changed contact information is on the page immediately', async ({ page }) => {
  await signIn(page, '/admin/contact/info')
  const phone = page.getByLabel('Phone')
  await expect(phone).not.toHaveValue('')
  const before = await phone.inputValue()
  const save = async (number: string) => {
    await phone.fill(number)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Contact information updated successfully!')).toBeVisible()
    await expect(page.getByText(/Last changed by/)).toBeVisible()
  }
  const shown = async () => {
    const html = await (await page.request.get('/contact')).text()
    return /href="tel:([^"]*)"/.exec(html)?.[1]
  }
  await save('+234 700 555 0199')
  expect(await shown()).toBe('+2347005550199')
  await page.reload()
  await expect(phone).not.toHaveValue('')
  await save(before)
  expect(await shown()).toBe(before.replaceAll(' ', ''))
})

test('opening hours do not wrap within a range', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact')
  const range = page.getByRole('main').getByText('9AM-6PM', { exact: true })
  expect(await range.evaluate((element) => element.getClientRects().length)).toBe(1)
})
