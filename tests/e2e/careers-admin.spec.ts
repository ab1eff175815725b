import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { query } from '../support/database'
import { addPositions } from '../support/positions'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const LIST = '/admin/careers'

// Covers everything from the empty form to the page of a closed position.
test.setTimeout(240_000)
// The page of a closed position returns 404.
test.use({ expectedErrors: [/status of 404/] })

let word = ''
test.beforeEach(() => {
  word = randomUUID().slice(0, 8)
})
test.afterEach(async () => {
  await query('delete from job_position where title like $1', [`%${word}`])
  await query(`select pg_notify('expire_tag', 'careers')`)
})

const cardOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Positions' }).getByRole('listitem').filter({ hasText: title })

/** Opens the empty form and waits until its script is ready. An earlier click on its button would reload the page. */
async function openForm(page: Page) {
  await signIn(page, `${LIST}/new`)
  await page.getByRole('button', { name: 'Add requirement' }).click()
  await expect(page.getByRole('textbox', { name: 'Requirement 2' })).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove requirement 2' })
  while ((await remove.count()) > 0) await remove.click()
}

test('a position is created, edited by two people, moved and closed', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const title = `Data Engineer ${word}`
  await openForm(page)

  await test.step('the form reports what is missing and keeps its input', async () => {
    await page.getByLabel('Location', { exact: true }).fill('Remote')
    await page.getByRole('button', { name: 'Add position' }).click()
    await expect(page.getByText('Please fill in all required fields')).toBeVisible()
    for (const text of ['Please enter a title', 'Please choose a department', 'Please write a description'])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Remote')
  })

  await test.step('Enter adds a requirement, and the last one cannot be removed', async () => {
    await expect(page.getByRole('button', { name: /^Remove requirement/ })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Requirement 1' }).fill('Four years of SQL')
    await page.getByRole('textbox', { name: 'Requirement 1' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Requirement 2' })).toBeFocused()
    for (const text of ['Calm', '', 'Exact', 'Curious']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Remove requirement 6' }).click()
    await expect(page.getByRole('textbox', { name: 'Requirement 6' })).toHaveCount(0)
  })

  await test.step('the position is saved, with its salary in kobo', async () => {
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Department').selectOption('Engineering')
    await page.getByLabel('Salary', { exact: false }).first().fill('₦8M - ₦12M')
    await page.getByLabel('Minimum salary').fill('8000000')
    await page.getByLabel('Maximum salary').fill('12000000')
    await page.getByLabel('Description').fill('You keep the numbers right.')
    await expect(page.getByLabel('Minimum salary')).toHaveValue('8,000,000')
    await page.getByRole('button', { name: 'Add position' }).click()
    await expect(page.getByText('Job position created successfully!')).toBeVisible()
    await expect(page).toHaveURL(LIST)
    const card = cardOf(page, title)
    await expect(card).toContainText('+1 more requirement')
    await expect(card.getByLabel(`Status of ${title}`)).toHaveValue('active')
    const visitor = await visit(browser, '/careers')
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the details show everything', async () => {
    // On a phone, the toast covers the last card and stays while the pointer is over it.
    await page.goto(`${LIST}?q=${word}`)
    await cardOf(page, title)
      .getByRole('button', { name: `View ${title}` })
      .click()
    const dialog = page.getByRole('dialog')
    // The dialog must not shrink to the size of the buttons next to it.
    await expect.poll(async () => (await dialog.boundingBox())?.width ?? 0).toBeGreaterThan(300)
    for (const text of ['₦8,000,000 to ₦12,000,000 a year', 'Curious', 'You keep the numbers right.'])
      await expect(dialog).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a second person who saves is told about the first save', async () => {
    const other = await context.newPage()
    for (const each of [page, other]) {
      await each.goto(LIST)
      await cardOf(each, title)
        .getByRole('link', { name: `Edit ${title}` })
        .click()
      await expect(each.getByLabel('Title', { exact: true })).toHaveValue(title)
    }
    await other.getByLabel('Description').fill('A colleague wrote this.')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('Job position updated successfully!')).toBeVisible()
    await other.close()
    await page.getByLabel('Description').fill('I wrote this.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const both = page.getByRole('region', { name: 'Both versions' })
    await expect(both).toContainText('A colleague wrote this.')
    await both.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(page.getByText('Job position updated successfully!')).toBeVisible()
    await expect(cardOf(page, title)).toContainText('I wrote this.')
  })

  await test.step('the position is moved by keyboard', async () => {
    const second = await addPositions([{}])
    const moved = second.positions[0]?.title ?? ''
    const cards = page.locator('ol[aria-label="Positions"] > li')
    const handle = page.getByRole('button', { name: `Move ${moved}`, exact: true })
    const read = async () => {
      await page.reload()
      await expect(handle).toBeVisible()
      return cards.allTextContents()
    }
    const placeOf = (texts: string[]) => texts.findIndex((text) => text.includes(moved))
    // Other tests add to the same list, which makes a move fail.
    await expect(async () => {
      const before = await read()
      const above = before[placeOf(before) - 1] ?? ''
      const saved = page.waitForResponse((response) => response.request().method() === 'POST')
      await handle.press('ArrowUp')
      await saved
      // A refused move is never announced.
      await expect(page.getByText(new RegExp(`${moved}: position \\d+ of`))).toBeAttached({ timeout: 5_000 })
      await expect(handle).toBeFocused()
      const after = await read()
      expect(placeOf(after)).toBeLessThan(after.indexOf(above))
    }).toPass()
    await second.remove()
  })

  await test.step('a closed position disappears from the site immediately', async () => {
    await page.goto(`${LIST}?q=${word}`)
    await cardOf(page, title).getByLabel(`Status of ${title}`).selectOption('closed')
    await expect(page.getByText(`${title} moved to Closed`)).toBeVisible()
    const visitor = await visit(browser, '/careers')
    await expect(visitor.getByRole('heading', { name: 'Open Positions' })).toBeVisible()
    await expect(visitor.getByText(title)).toHaveCount(0)
    const response = await visitor.goto(`${baseURL}/careers/data-engineer-${word}`)
    expect(response?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: 'Position not found' })).toBeVisible()
  })

  await test.step('a deleted position comes back with Undo', async () => {
    await page.getByRole('button', { name: `Move ${title} to Trash` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Are you sure you want to delete this position?')
    await dialog.getByRole('button', { name: 'Move to Trash' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Job position deleted successfully!' })
    await expect(toast).toBeVisible()
    await expect(page.getByText('No Job Positions')).toBeVisible()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(cardOf(page, title)).toHaveCount(1)
  })
})

test('cards stay within the margins of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, LIST)
  const cards = page.getByRole('list', { name: 'Positions' }).locator('> li')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) {
    const { x, right } = await card.evaluate((element) => element.getBoundingClientRect())
    expect(right).toBeLessThanOrEqual(360 - x)
  }
})

test('unsaved input is offered again', async ({ page }) => {
  await openForm(page)
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByLabel('Title', { exact: true }).fill(`Kept ${word}`)
  await page.getByRole('textbox', { name: 'Requirement 1' }).fill('Patience')
  await page.reload()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Kept ${word}`)
  await expect(page.getByRole('textbox', { name: 'Requirement 1' })).toHaveValue('Patience')
})
