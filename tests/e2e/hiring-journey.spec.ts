import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { DAY_MS, lagosDay } from '../../lib/dates'
import { query } from '../support/database'
import { makePdf } from '../support/documents'
import { waitForEmail } from '../support/mail'
import { waitUntilReady } from '../support/page-ready'
import { type AddedPositions, addPositions } from '../support/positions'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// Follows an application from the careers page to the offer and the closed position, whose page returns 404.
test.use({ expectedErrors: [/status of 404/] })
test.setTimeout(240_000)

let added: AddedPositions
let position = { id: '', slug: '', title: '' }
let email = ''
test.beforeEach(async () => {
  added = await addPositions([{ department: 'Finance' }])
  position = added.positions[0] ?? position
  email = `zainab-${randomUUID().slice(0, 8)}@example.com`
})
test.afterEach(async () => {
  await query('delete from job_application where email = $1', [email])
  await added.remove()
})

const startDate = () => lagosDay(new Date(Date.now() + 30 * DAY_MS))
const resume = makePdf('Zainab Musa, treasury')
const file = { name: 'Zainab Musa.pdf', mimeType: 'application/pdf', buffer: resume }

/** Reloads the careers page until it lists the new position, and waits for its scripts. */
async function openCareers(page: Page) {
  await expect(async () => {
    await page.goto('/careers')
    await expect(page.getByRole('heading', { name: position.title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await waitUntilReady(page)
}

async function fillForm(form: Locator) {
  await form.getByLabel('Full name').fill('Zainab Musa')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone number').fill('0803 123 4567')
  await form.getByLabel('Location').fill('Abuja, Nigeria')
  await form.getByLabel('Experience level').selectOption('4-6')
  await form.getByLabel('Available start date').fill(startDate())
  await form.getByLabel('Cover letter').fill('I have balanced books for five years.')
}

test('a visitor applies, staff review and hire the applicant, and the position closes', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = position.title

  await test.step('the visitor filters, reads the details and applies', async () => {
    await openCareers(page)
    await page
      .getByRole('list', { name: 'Department' })
      .getByRole('link', { name: /^Finance/ })
      .click()
    await expect(page).toHaveURL(/department=finance/)
    await expect(page.getByRole('heading', { name: 'Product Designer' })).toHaveCount(0)
    await page.getByRole('link', { name: `View Details for ${title}` }).click()
    const details = page.getByRole('dialog', { name: title })
    await expect(details).toContainText('Five')
    await details.getByRole('link', { name: 'Apply for This Position' }).click()
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Full name') })
    await fillForm(form)
    await form.getByLabel('Resume').setInputFiles(file)
    await expect(form.getByText('Zainab Musa.pdf')).toBeVisible()
    await expect(form.getByRole('button', { name: /Remove/ })).toBeVisible()
    await form.getByRole('button', { name: 'Submit Application' }).click()
    // The confirmation closes by itself, but the link stays.
    await expect(details.getByRole('link', { name: 'You have applied' })).toBeVisible()
    const sentEmail = await waitForEmail(email)
    // The title has digits, so the email leaves it out.
    expect(sentEmail.subject).toBe('We’ve received your application')
  })

  const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(staff, `/admin/applications?q=${encodeURIComponent(email)}`)

  await test.step('staff find the application and open the resume', async () => {
    const row = staff.getByRole('row').filter({ hasText: 'Zainab Musa' })
    await expect(row).toContainText(title)
    const downloading = staff.waitForEvent('download')
    await row.getByRole('link', { name: 'Zainab Musa’s resume' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Zainab Musa.pdf')
    expect((await readFile(await download.path())).equals(resume)).toBe(true)
  })

  await test.step('staff change the status, add a note and send an email', async () => {
    await staff.getByRole('link', { name: 'Zainab Musa', exact: true }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Zainab Musa' })).toBeVisible()
    // The list that linked here stays in the document, hidden.
    const select = staff.getByLabel('Status of Zainab Musa').filter({ visible: true })
    for (const status of ['Reviewing', 'Interview', 'Hired']) {
      await select.selectOption(status)
      await expect(staff.getByText(`Zainab Musa moved to ${status}`)).toBeVisible()
    }
    await expect(staff.getByText(/^Decided on/)).toBeVisible()
    await staff.getByRole('textbox', { name: 'Note' }).fill('Starts in a month.')
    await staff.getByRole('button', { name: 'Add note' }).click()
    await staff.getByRole('button', { name: 'Email applicant' }).click()
    await staff.getByLabel('Template').selectOption('Offer')
    await staff.getByLabel('Message').fill('Dear Zainab,\n\nWelcome aboard!')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    const sentEmail = await waitForEmail(email, { subject: /An offer/ })
    expect(sentEmail.text).toContain('Welcome aboard!')
    const history = staff.getByRole('list', { name: 'History' })
    for (const text of ['submitted the application', 'opened the resume', 'to Hired', 'Starts in a month.'])
      await expect(history).toContainText(text)
  })

  await test.step('the position is closed, and disappears from the site and its JobPosting data', async () => {
    const readGraphs = async () =>
      (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
    await page.goto(`/careers/${position.slug}`)
    expect(await readGraphs()).toContain('"JobPosting"')
    await staff.goto(`/admin/careers?q=${encodeURIComponent(title)}`)
    await expect(staff.getByRole('link', { name: '1 application', exact: true })).toBeVisible()
    await staff.getByLabel(`Status of ${title}`).selectOption('closed')
    await expect(staff.getByText(`${title} moved to Closed`)).toBeVisible()
    await page.goto('/careers')
    await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    expect((await page.goto(`/careers/${position.slug}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Position not found' })).toBeVisible()
    expect(await readGraphs()).not.toContain('JobPosting')
  })
})

test('applying and reviewing an application work with the keyboard alone', async ({ page }) => {
  const title = position.title
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  // Register the handler early: the browser must know before the file chooser opens that the test will handle it.
  page.on('filechooser', (chooser) => chooser.setFiles(file))
  await openCareers(page)
  await page.getByRole('link', { name: `View Details for ${title}` }).focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: title })
  await expect(details).toBeVisible()
  await details.getByRole('link', { name: 'Apply for This Position' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Full name') })
  await expect(form.getByLabel('Full name')).toBeVisible()
  await form.getByLabel('Full name').focus()
  await type('Zainab Musa', email, '0803 123 4567', 'Abuja')
  await expect(form.getByLabel('Experience level')).toBeFocused()
  await page.keyboard.type('4-6')
  await form.getByLabel('Available start date').fill(startDate())
  await form.getByLabel('Resume').focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: /Remove/ })).toBeVisible()
  await form.getByLabel('Cover letter').focus()
  await page.keyboard.type('By keyboard alone.')
  await form.getByRole('button', { name: 'Submit Application' }).focus()
  await page.keyboard.press('Enter')
  await expect(details.getByRole('link', { name: 'You have applied' })).toBeInViewport()

  await signIn(page, `/admin/applications?q=${encodeURIComponent(email)}`)
  await waitUntilReady(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByLabel('Status of Zainab Musa').focus()
  await page.keyboard.type('Rev')
  await expect(page.getByText('Zainab Musa moved to Reviewing')).toBeVisible()
  await page.getByRole('link', { name: 'Zainab Musa', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Note' }).focus()
  await page.keyboard.type('Seen.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Seen.')
  await page.getByRole('button', { name: 'Email applicant' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Template')).toBeVisible()
})
