import type { Page } from '@playwright/test'
import { lagosDay } from '../../lib/dates'
import { SIGNUP_KEY } from '../../lib/waitlist/remembered-signup'
import { watchLayoutShifts } from '../support/layout-shifts'
import { newEmail } from '../support/new-email'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

// The last steps block the fonts.
test.use({ expectedErrors: [/status of 404.*\.woff2/] })

const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SIGNUP_KEY)
const confirmationDialog = (page: Page) => page.getByRole('dialog', { name: 'You’re on the list' })

async function expectLabels(page: Page, inHeader: string, inPage: string) {
  await expect(page.getByRole('banner').locator('a[data-join]').first()).toHaveAccessibleName(inHeader)
  await expect(page.locator('main a[data-join]:visible').first()).toHaveAccessibleName(inPage)
}

async function allowFunctional(page: Page) {
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('switch', { name: 'Functional' }).check()
  await settings.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(settings).toBeHidden()
}

async function openForm(page: Page) {
  await waitUntilReady(page)
  await page.locator('main a[data-join]:visible').first().click()
}

async function join(page: Page, email: string) {
  const form = page.getByRole('dialog', { name: 'Join the Waitlist' })
  await form.getByLabel('Full name').fill('Zainab Musa')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Join Waitlist' }).click()
}

test('a browser remembers its signup until someone else uses it', { tag: '@both' }, async ({ page }) => {
  const email = newEmail()
  // The days before and after the form is sent, between which midnight may pass.
  const joiningDays: string[] = []

  await test.step('the confirmation greets the person, and shares nothing about them', async () => {
    await page.goto('/')
    await expectLabels(page, 'Join Waitlist', 'Join the Waitlist')
    await allowFunctional(page)
    await openForm(page)
    joiningDays.push(lagosDay(new Date()))
    await join(page, email)
    // The dialog stays open while its button has focus.
    const done = confirmationDialog(page).getByRole('button', { name: 'Done' })
    await done.focus()
    await expect(confirmationDialog(page).getByText('Zainab, your place is saved')).toBeVisible()
    joiningDays.push(lagosDay(new Date()))
    const share = await confirmationDialog(page)
      .getByRole('link', { name: 'Share on WhatsApp' })
      .getAttribute('href')
    const message = new URL(share ?? '').searchParams.get('text')
    expect(message).toMatch(/http\S+\/waitlist$/)
    expect(message).not.toContain('Zainab')
    await done.click()
    await expectLabels(page, 'Joined', 'You’re on the list')
  })

  await test.step('the stored signup contains neither name nor address', async () => {
    const accepted = joiningDays.map((joinedOn) => ({ joinedOn, plan: '' }))
    expect(accepted).toContainEqual(JSON.parse((await readStored(page)) ?? ''))
  })

  await test.step('the next visit shows the confirmation instead of the form', async () => {
    await page.goto('/about')
    await expectLabels(page, 'Joined', 'You’re on the list')
    await openForm(page)
    await expect(confirmationDialog(page)).toContainText('You joined from this browser on')
    await page.keyboard.press('Escape')
  })

  await test.step('the waitlist page shows the confirmation before its scripts load, without layout shifts', async () => {
    // Fonts that arrive late move the text: late-fonts.spec.ts tests that.
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
    const shifts = await watchLayoutShifts(page)
    await page.goto('/waitlist')
    const note = page.getByRole('heading', { name: 'You’re on the list' })
    await expect(note).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeHidden()
    await waitUntilReady(page)
    await expect(note).toBeVisible()
    expect(await shifts.total()).toBe(0)
    // Changing the label does not resize any button.
    const sizes = () =>
      page.locator('a[data-join]').evaluateAll((buttons) => buttons.map(({ clientWidth }) => clientWidth))
    await page.goto('/')
    const remembered = await sizes()
    await page.evaluate(() => document.documentElement.removeAttribute('data-joined'))
    expect(await sizes()).toEqual(remembered)
    await page.goto('/waitlist')
  })

  await test.step('the browser forgets the signup on request', async () => {
    await page.getByRole('button', { name: 'Join with a different email' }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    expect(await readStored(page)).toBeNull()
    await page.reload()
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expect(page.getByRole('banner').locator('a[data-join]').first()).toHaveAccessibleName(
      'Join Waitlist',
    )
  })
})

test('a second signup with the same email is rejected and not remembered', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await allowFunctional(page)
  await openForm(page)
  await join(page, email)
  await confirmationDialog(page).getByRole('button', { name: 'Done' }).click()
  await page.evaluate((key) => localStorage.removeItem(key), SIGNUP_KEY)
  await page.reload()
  await openForm(page)
  await join(page, email)
  await expect(page.getByText('This email is already on the waitlist').first()).toBeVisible()
  await expect(confirmationDialog(page)).toHaveCount(0)
  expect(await readStored(page)).toBeNull()
})

test('without consent, the signup is remembered only until the page is reloaded', async ({ page }) => {
  await page.goto('/')
  await openForm(page)
  await join(page, newEmail())
  await confirmationDialog(page).getByRole('button', { name: 'Done' }).click()
  expect(await readStored(page)).toBeNull()
  await openForm(page)
  await expect(confirmationDialog(page)).toBeVisible()
  await confirmationDialog(page).getByRole('button', { name: 'Join with a different email' }).click()
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' }).getByLabel('Full name')).toBeVisible()
  await page.reload()
  await openForm(page)
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
})
