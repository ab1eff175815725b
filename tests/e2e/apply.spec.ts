import type { Locator, Page } from '@playwright/test'
import { startDateRange } from '../../lib/applications/application-rules'
import { DAY_MS, lagosDay } from '../../lib/dates'
import { makeDocx, makePdf } from '../support/documents'
import { waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

test.setTimeout(120_000)

const SLUG = 'product-designer'
const inAMonth = lagosDay(new Date(Date.now() + 30 * DAY_MS))

const pdf = (name = 'Amaka CV.pdf') => ({ name, mimeType: 'application/pdf', buffer: makePdf('Amaka Eze') })
const submitIn = (form: Locator) => form.getByRole('button', { name: 'Submit Application' })
const fileIn = (form: Locator) => form.locator('input[type=file]')

async function fillAll(form: Locator, email: string) {
  await form.getByLabel('Full name').fill('Amaka Eze')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone number').fill('0803 123 4567')
  await form.getByLabel('Location').fill('Enugu, Nigeria')
  await form.getByLabel('Experience level').selectOption('4-6')
  await form.getByLabel('Available start date').fill(inAMonth)
  await form.getByLabel('Cover letter').fill('Dear team,\n\nI draw what people understand.')
}

/** Checks that the form still contains all input, even if it has been replaced in the meantime. */
async function expectAll(form: Locator, email: string) {
  await expect(form.getByLabel('Full name')).toHaveValue('Amaka Eze')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Location')).toHaveValue('Enugu, Nigeria')
  await expect(form.getByLabel('Experience level')).toHaveValue('4-6')
  await expect(form.getByLabel('Available start date')).toHaveValue(inAMonth)
  await expect(form.getByLabel('Cover letter')).toHaveValue('Dear team,\n\nI draw what people understand.')
}

async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Apply for Product Designer' })
  await waitUntilReady(page)
  await page.locator(`a[data-apply="${SLUG}"]:visible`).first().click()
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('in the dialog', () => {
  // The submission aborted below, and the position's page before its code has loaded.
  test.use({ expectedErrors: [/net::ERR_/] })

  test('no input is lost on the way, and a sent application is confirmed', async ({ page }) => {
    const email = newEmail()
    await page.goto('/careers')
    let dialog = await openDialog(page)
    const details = page.getByRole('dialog', { name: 'Product Designer', exact: true })

    await test.step('errors are shown next to their fields until they are corrected', async () => {
      await submitIn(dialog).click()
      for (const message of [
        'Full name is required',
        'Email is required',
        'Phone number is required',
        'Location is required',
        'Experience level is required',
        'Cover letter is required',
        'Available start date is required',
      ])
        await expect(dialog.getByText(message, { exact: true })).toBeVisible()
      await expect(dialog.getByLabel('Full name')).toBeFocused()
      await fillAll(dialog, email)
      await expect(dialog.getByText(/is required$/)).toHaveCount(0)
    })

    await test.step('a closed dialog restores the text and the file', async () => {
      await fileIn(dialog).setInputFiles(pdf())
      await expect(dialog.getByText('Attached')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: 'View Details for Product Designer' }).click()
      await details.getByRole('link', { name: 'Apply for This Position' }).click()
      await expectAll(dialog, email)
      await expect(dialog.getByText('Amaka CV.pdf')).toBeVisible()
      // Only one of the two dialogs darkens the page.
      const backdrop = (open: Locator) =>
        open.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
      expect(await backdrop(details)).toBe('rgba(0, 0, 0, 0)')
      expect(await backdrop(dialog)).not.toBe('rgba(0, 0, 0, 0)')
    })

    await test.step('the dialog also restores them if the application could not be sent', async () => {
      await page.route('**/careers', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await submitIn(dialog).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'There was an error submitting your application. Please try again.',
      )
      await page.unroute('**/careers')
      await expectAll(dialog, email)
      await expect(dialog.getByText('Attached')).toBeVisible()
    })

    await test.step('a sent application is confirmed, and the dialog closes on its own', async () => {
      await page.route('**/careers', async (route) => {
        if (route.request().method() === 'POST')
          await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
        await route.continue()
      })
      await submitIn(dialog).click()
      const done = page.getByRole('dialog', { name: 'We’ve got your application' })
      // The dialog stays open while its button has focus.
      const button = done.getByRole('button', { name: 'Done' })
      await button.focus()
      await expect(done.getByText('within 5-7 business days').first()).toBeVisible()
      await expect(done).toContainText(email)
      await expect(done).toContainText('Amaka CV.pdf')
      await expect(done.getByRole('heading', { name: 'What happens next' })).toBeVisible()
      await button.evaluate((element) => element.blur())
      await expect(done).toBeHidden()
      const applied = details.getByRole('link', { name: 'You have applied' })
      await expect(applied).toBeFocused()
      await expect(applied).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Apply Now for Product Designer' })).toHaveCount(0)
      const sentEmail = await waitForEmail(email)
      expect(sentEmail.subject).toBe('We’ve received your application: Product Designer')
    })

    await test.step('a second application is refused politely', async () => {
      await page.reload()
      dialog = await openDialog(page)
      await expect(dialog.getByLabel('Full name')).toHaveValue('')
      await fillAll(dialog, email)
      await submitIn(dialog).click()
      await expect(dialog.getByRole('alert')).toContainText('You have already applied for this position')
    })
  })

  test('the date picker offers the accepted start dates, up to two years ahead', async ({ page }) => {
    const now = new Date()
    // Stop the clock, because midnight may pass during the test.
    await page.clock.setFixedTime(now)
    await page.goto('/careers')
    const dialog = await openDialog(page)
    const date = dialog.getByLabel('Available start date')
    const { min, max } = startDateRange(lagosDay(now))
    await expect(date).toHaveAttribute('min', min)
    await expect(date).toHaveAttribute('max', max)
    await date.fill(max)
    await submitIn(dialog).click()
    await expect(dialog.getByText('Full name is required')).toBeVisible()
    await expect(date).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('the form works by keyboard alone', async ({ page }) => {
    await page.goto('/careers')
    const dialog = page.getByRole('dialog', { name: 'Apply for Product Designer' })
    await waitUntilReady(page)
    await page.locator(`a[data-apply="${SLUG}"]:visible`).first().focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    const tabTo = async (control: Locator) => {
      for (let i = 0; i < 30; i += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(control).toBeFocused()
    }
    const type = async (label: string, text: string) => {
      await tabTo(dialog.getByLabel(label))
      await page.keyboard.type(text)
    }
    await type('Full name', 'Amaka Eze')
    await type('Email', newEmail())
    await type('Phone number', '0803 123 4567')
    await type('Location', 'Enugu')
    await type('Experience level', '4')
    // A date that stays the same with day and month swapped.
    const year = Number(inAMonth.slice(0, 4)) + 1
    await type('Available start date', `0101${year}`)
    await expect(dialog.getByLabel('Available start date')).toHaveValue(`${year}-01-01`)
    await tabTo(fileIn(dialog))
    // In a busy browser, the file chooser may open before the test starts waiting for it.
    await expect(async () => {
      const choosing = page.waitForEvent('filechooser', { timeout: 3_000 })
      await page.keyboard.press('Enter')
      await (await choosing).setFiles(pdf())
    }).toPass()
    await expect(dialog.getByText('Attached')).toBeVisible()
    await type('Cover letter', 'Dear team, hello.')
    await tabTo(submitIn(dialog))
    await page.keyboard.press('Enter')
    // The confirmation closes by itself, but the link stays.
    await expect(page.locator(`a[data-apply="${SLUG}"]:visible`).first()).toHaveText('You have applied')
  })

  test('an invalid file is rejected next to the control, with the reason', async ({ page }) => {
    await page.goto('/careers')
    const dialog = await openDialog(page)
    const choose = (name: string, buffer: Buffer) =>
      fileIn(dialog).setInputFiles({ name, mimeType: 'application/pdf', buffer })

    await choose('cv.pdf', makePdf('x', 10 * 1024 * 1024 + 1))
    await expect(dialog.getByText('This file is larger than 10MB')).toBeVisible()
    await choose('cv.png', Buffer.from('x'))
    await expect(dialog.getByText('This file is not a PDF or Word document')).toBeVisible()
    await fillAll(dialog, newEmail())
    await submitIn(dialog).click()
    await expect(fileIn(dialog)).toBeFocused()

    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByText('This file is not a PDF or Word document')).toHaveCount(0)

    await page.route('**/api/uploads/resume', (route) => route.abort())
    await fileIn(dialog).setInputFiles(pdf())
    await expect(dialog.getByText('Your file could not be uploaded')).toBeVisible()
    await page.unroute('**/api/uploads/resume')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('Attached')).toBeVisible()
  })

  test('the server detects a web page disguised as a document', async ({ page, baseURL }) => {
    const send = (name: string, data: Buffer) =>
      page.request.post('/api/uploads/resume', {
        headers: { origin: baseURL ?? '', 'x-file-name': name },
        data,
      })
    expect((await send('cv.pdf', Buffer.from('<script>'))).status()).toBe(415)
    expect((await send('cv.pdf', makePdf('x', 10 * 1024 * 1024 + 1))).status()).toBe(413)
    expect((await send('cv.pdf', makePdf('x', 10 * 1024 * 1024))).status()).toBe(201)
    expect((await send('cv.docx', makeDocx())).status()).toBe(201)
    expect((await page.request.get('/api/uploads/resume')).status()).toBe(405)
  })
})

test.describe('on its own page', { tag: '@phone' }, () => {
  test('sends a resume with a general application', async ({ page }) => {
    const email = newEmail()
    const now = new Date()
    // Stop the clock, because midnight may pass during the test.
    await page.clock.setFixedTime(now)
    await page.goto('/careers/apply')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Us Your Resume')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const form = page.locator('main form')
    // The page's scripts set the date limits.
    await waitUntilReady(page)
    await expect(form.getByLabel('Available start date')).toHaveAttribute('min', lagosDay(now))
    await fillAll(form, email)
    await fileIn(form).setInputFiles(pdf())
    await expect(form.getByText('Attached')).toBeVisible()

    await page.reload()
    await expectAll(form, email)
    await expect(form.getByText('Amaka CV.pdf')).toBeVisible()
    await submitIn(form).click()
    await expect(page.getByText('Thank you for your application!')).toBeVisible()
    expect((await waitForEmail(email)).subject).toContain('We’ve received your application')
  })

  test('says that a position is paused, without a form', async ({ page }) => {
    await page.goto('/careers/product-manager-planning-assistant/apply')
    await expect(page.getByText('This position is paused.')).toBeVisible()
    await expect(submitIn(page.locator('main'))).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form keeps all text and the file', async ({ page }) => {
    const email = newEmail()
    await page.goto(`/careers/${SLUG}/apply`)
    const form = page.locator('main form')
    await fillAll(form, email)
    await form.getByLabel('Phone number').fill('12')
    await fileIn(form).setInputFiles({ ...pdf(), buffer: makePdf('Amaka Eze', 9 * 1024 * 1024) })
    await submitIn(form).click()

    await expect(page.getByRole('alert')).toHaveText('Please check the field marked below.')
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible()
    await expectAll(form, email)
    await expect(form.getByText('Amaka CV.pdf')).toBeVisible()
    await form.getByLabel('Phone number').fill('0803 123 4567')
    await submitIn(form).click()
    await expect(page.getByText('Thank you for applying for the Product Designer position!')).toBeVisible()
    expect((await waitForEmail(email)).subject).toBe('We’ve received your application: Product Designer')
  })
})
