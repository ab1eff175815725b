import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { moveToTrash } from '../support/move-to-trash'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const KIT = '/admin/press-kit'
const SAVED = 'Changes saved successfully!'
const mark = () => randomUUID().slice(0, 8)

async function save(page: Page, button = 'Save changes') {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByText(SAVED).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  // On a phone, the toast covers the last row for as long as a pointer is over it.
  await page.goto(new URL(page.url()).pathname)
}

async function addMessage(page: Page, title: string) {
  await page.goto(`${KIT}/key-messages?add`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('It may be quoted.')
  await save(page, 'Add key message')
}

test.describe('facts', () => {
  test.use({ expectedErrors: [/ERR_(FAILED|CONNECTION)|Failed to fetch/] })

  test('are saved while typing, with a retry, and are public immediately', async ({ page, browser }) => {
    const label = `Offices ${mark()}`
    await signIn(page, KIT)
    const rows = page.getByRole('list', { name: 'Company Facts' }).getByRole('listitem')
    const add = page.getByRole('button', { name: 'Add fact' })
    await expect(add).toBeVisible()
    const count = await rows.count()
    await add.click()
    await expect(rows).toHaveCount(count + 1)
    const row = rows.last()
    await expect(row.getByPlaceholder('Label')).toBeFocused()
    await expect(row).toContainText('Not on the press page yet')
    await page.keyboard.type(label)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Lagos and Abuja')
    await expect(row.getByText('Saved')).toBeVisible()
    await expect((await visit(browser, '/press')).getByText(label).first()).toBeVisible()

    await page.route('**/admin/press-kit', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await row.getByPlaceholder('Value').fill('Lagos, Abuja, Kano')
    await expect(row.getByRole('alert')).toContainText('not saved yet')
    await page.unroute('**/admin/press-kit')
    await row.getByRole('button', { name: 'Retry' }).click()
    await expect(row.getByText('Saved')).toBeVisible()

    // Input is saved even if staff leave the page immediately.
    await row.getByPlaceholder('Value').fill('Lagos alone')
    await page.getByRole('link', { name: 'Trash' }).click()
    await expect(page).toHaveURL(`${KIT}/trash`)
    await page.getByRole('link', { name: 'Company Facts' }).click()
    await expect(rows.last().getByPlaceholder('Value')).toHaveValue('Lagos alone')
    await expect(async () => {
      const visitor = await visit(browser, '/press')
      await expect(visitor.getByText('Lagos alone').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()

    await moveToTrash(page, label, 'Are you sure you want to delete this company fact?')
    await expect(rows).toHaveCount(count)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(count + 1)
    await moveToTrash(page, label, 'Are you sure')
    await expect(rows).toHaveCount(count)
  })
})

test('the second of two people editing one message learns about the first save and chooses', async ({
  page,
  isMobile,
}) => {
  const title = `Two pens ${mark()}`
  await signIn(page)
  await addMessage(page, title)
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto(`${KIT}/key-messages`)
    await each.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(each.getByLabel('Title')).toHaveValue(title)
    // On phones, the keyboard would cover the form.
    if (!isMobile) await expect(each.getByLabel('Title')).toBeFocused()
  }
  await other.reload()
  if (!isMobile) await expect(other.getByLabel('Title')).toBeFocused()
  await other.getByLabel('Description').fill('Theirs')
  await save(other)
  await page.getByLabel('Description').fill('Mine')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  const versions = page.getByRole('region', { name: 'Both versions' })
  await expect(versions).toContainText('Theirs')
  await expect(versions).toContainText('Mine')
  await versions.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${KIT}/key-messages`)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText('Mine')
  await moveToTrash(page, title, 'Are you sure')
})

test('an asset is uploaded, cleaned, named after its file and downloadable by anyone', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `logo ${mark()}`
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><path fill="#0a5" d="M0 0h8v8z"/></svg>'
  const upload = (file: string, content: string) =>
    page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: '', buffer: Buffer.from(content) })
  await signIn(page, `${KIT}/assets?add=`)
  await expect(page.getByLabel('Category')).toHaveValue('logos')
  await upload('logo.gif', 'GIF89a')
  const refused = 'File type not supported. Please upload PNG, JPEG, WEBP, SVG, PDF or ZIP'
  await expect(page.getByText(refused)).toBeVisible()
  await upload(`${name.replace(' ', '-')}.svg`, drawing)
  await expect(page.getByText('Uploaded successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(/SVG · \d+ Bytes/)
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await save(page, 'Add media asset')

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Logos')
  const visitor = await visit(browser, '/press')
  await expect(visitor.getByText(name).first()).toBeVisible()
  const path = await row.getByRole('link', { name: `Download ${name}` }).getAttribute('href')
  const response = await visitor.request.get(`${baseURL}${path}`)
  expect(response.headers()['content-disposition']).toMatch(/^attachment/)
  const body = await response.text()
  expect(body).toContain('M0 0h8v8z')
  expect(body).not.toContain('onload')
  await moveToTrash(page, name, 'Are you sure you want to delete this media asset?')
  await expect(row).toHaveCount(0)
})

test('coverage labels unknown outlets, and links only to valid URLs', async ({ page, browser }) => {
  const title = `A payday of one’s own ${mark()}`
  await signIn(page, `${KIT}/coverage?add=`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Link').fill('javascript:alert(1)')
  await page.getByRole('dialog').getByRole('button', { name: 'Add coverage' }).click()
  await expect(page.getByText('Please enter an address that starts with https:// or http://')).toBeVisible()
  await page.getByLabel('Link').fill('https://example.com/payday')
  await save(page, 'Add coverage')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Unknown')
  const news = (await visit(browser, '/press')).getByRole('listitem').filter({ hasText: title })
  await expect(news).toContainText('Unknown')
  await expect(news.locator('a[href="https://example.com/payday"]')).toHaveCount(1)
  await moveToTrash(page, title, 'Are you sure you want to delete this news item?')
  await expect(row).toHaveCount(0)
})

test('a leader without a photo is shown with initials', async ({ page, browser }) => {
  const name = `Zainab ${mark()} Yar`
  await signIn(page, `${KIT}/leadership?add=`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Role').fill('Chief of calm')
  await save(page, 'Add leadership member')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row.locator('svg text')).toHaveText('ZY')
  await expect((await visit(browser, '/press')).getByText(name).first()).toBeVisible()
  await moveToTrash(page, name, 'Are you sure you want to delete this leadership member?')
  await expect(row).toHaveCount(0)
})

test('the contact information is saved with its button', async ({ page, browser }) => {
  await signIn(page, `${KIT}/contact`)
  const address = page.getByLabel('Address')
  // The fields are empty until the script fills them.
  await expect(address).toHaveValue(/./)
  const before = await address.inputValue()
  const street = `${mark()} Broad Street`
  const button = page.getByRole('button', { name: 'Save changes' })
  const email = page.getByLabel('Press email')
  const kept = await email.inputValue()
  await email.fill('press@')
  await button.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(kept)
  await address.fill(street)
  await button.click()
  const saved = page.getByText('Contact information updated successfully!')
  await expect(saved).toBeVisible()
  await expect((await visit(browser, '/press')).getByText(street).first()).toBeVisible()
  // Wait for the first message to go, so that the next one is about the second change.
  await expect(saved).toHaveCount(0)
  await address.fill(before)
  await button.click()
  await expect(saved).toBeVisible()
})
