import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { query } from '../support/database'
import { holdUndo } from '../support/hold-undo'
import { waitUntilReady } from '../support/page-ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const mark = randomUUID().slice(0, 8)
const LIST = `/admin/waitlist?q=${mark}&sort=name`
const names = ['Ada Obi', 'Bola Ade', 'Chidi Eze', 'Dayo Alli']

test.beforeEach(async () => {
  await query(
    `insert into waitlist (id, name, email, source, consent_version)
     select gen_random_uuid(), name, lower(split_part(name, ' ', 1)) || '-' || $1 || '@example.com', 'calculator', '2026-11'
     from unnest($2::text[]) as name`,
    [mark, names],
  )
})
test.afterEach(async () => {
  await query('delete from waitlist where email like $1', [`%-${mark}@example.com`])
})

/** Opens a list and waits for its rows, because shortcuts do nothing until then. */
async function open(page: Page, path = LIST) {
  await signIn(page, path)
  await waitUntilReady(page)
  await expect(page.locator('[data-rows] > *').first()).toBeVisible()
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function idOf(name: string) {
  const [row] = await query<{ id: string }>(
    'select id::text from waitlist where name = $1 and email like $2',
    [name, `%-${mark}@example.com`],
  )
  return row?.id ?? ''
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test('J and K move through the rows, and O opens one', async ({ page }) => {
  await open(page)
  await press(page, 'j')
  await expect(link(page, 'Ada Obi')).toBeFocused()
  await press(page, 'j', 'j', 'k')
  await expect(link(page, 'Bola Ade')).toBeFocused()
  const [marked, plain] = await Promise.all(
    ['Bola Ade', 'Ada Obi'].map((name) =>
      page.getByRole('row', { name }).evaluate((row) => getComputedStyle(row).boxShadow),
    ),
  )
  expect(marked).not.toBe(plain)
  await expectAccessible(page)
  await press(page, 'o')
  await expect(page.getByRole('dialog', { name: 'Bola Ade' })).toBeVisible()
})

test('X selects a row, and Shift+X selects a range', async ({ page }) => {
  await open(page)
  const selected = page.getByRole('region', { name: 'Selected rows' })
  await press(page, 'j', 'x', 'j', 'j', 'Shift+X')
  await expect(selected).toContainText('3 selected')
  await expect(page.getByRole('checkbox', { name: 'Select Bola Ade' })).toBeChecked()
  await press(page, 'k', 'x')
  await expect(selected).toContainText('2 selected')
  await expect(page.getByRole('checkbox', { name: 'Select Bola Ade' })).not.toBeChecked()
  // A click does the same.
  await page.getByRole('checkbox', { name: 'Select Dayo Alli' }).click({ modifiers: ['Shift'] })
  await expect(selected).toContainText('4 selected')
  await press(page, 'k')
  await expect(link(page, 'Chidi Eze')).toBeFocused()
})

test('S changes the status and # deletes, and the shortcuts continue from that row', async ({ page }) => {
  await open(page)
  await press(page, 'j', 'j', 's')
  const status = page.getByRole('combobox', { name: 'Status of Bola Ade' })
  await expect(status).toBeFocused()
  await press(page, 'ArrowDown', 'Enter')
  await expect(page.getByText('Bola Ade moved to Notified')).toBeVisible()
  await expect(link(page, 'Bola Ade')).toBeFocused()
  // The message appears before the list has been refreshed.
  await expect(status).not.toHaveAttribute('aria-busy')
  await press(page, 's')
  await expect(status).toBeFocused()
  await press(page, 'Escape')
  await expect(link(page, 'Bola Ade')).toBeFocused()
  await expect(status).toHaveValue('notified')

  await press(page, '#')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this entry?' })
  await expect(question).toContainText('Bola Ade')
  await question.getByRole('button', { name: 'Move to Trash' }).click()
  await expect(link(page, 'Bola Ade')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move Chidi Eze to Trash' })).toBeFocused()
  await press(page, 'j')
  await expect(link(page, 'Dayo Alli')).toBeFocused()
})

test('the shortcuts work in lists that can be reordered', async ({ page }) => {
  await open(page, '/admin/press-kit/leadership')
  const rows = page.getByRole('main').getByRole('listitem')
  await press(page, 'j', 'j')
  await expect(rows.nth(1).locator(':focus')).toHaveRole('link')
  await press(page, 'e')
  await expect(page).toHaveURL(/\?edit=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('R replies to a message', async ({ page }) => {
  await query(
    `insert into contact_message (id, reference, name, email, subject, category, message, consent_version)
     values (gen_random_uuid(), $1, 'Ada Obi', 'ada@example.com', $1, 'general', 'Good morning', '2026-11')`,
    [`KEY-${mark}`],
  )
  try {
    await open(page, `/admin/contact?q=KEY-${mark}`)
    await press(page, 'j', 'r')
    await expect(page).toHaveURL(/\/admin\/contact\/.+reply=1/)
  } finally {
    await query('delete from contact_message where reference = $1', [`KEY-${mark}`])
  }
})

test('people who use speech input can turn single-key shortcuts off', async ({ page }) => {
  await open(page)
  await press(page, '?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('region', { name: 'On the focused row' })).toContainText('Change the status')
  await expectAccessible(page)
  await help.getByRole('checkbox', { name: /single-key shortcuts/ }).uncheck()
  await press(page, 'Escape')
  await expect(help).toBeHidden()
  await link(page, 'Ada Obi').focus()
  await press(page, 'j', 'x', '#')
  await expect(link(page, 'Ada Obi')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Selected rows' })).toHaveCount(0)
})

test('the panel leaves the list usable and follows its order', async ({ page }) => {
  await open(page)
  const panel = (name: string) => page.getByRole('dialog', { name })
  await press(page, 'j', 'Enter')
  await expect(panel('Ada Obi')).toBeFocused()
  await expect(panel('Ada Obi').getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expectAccessible(page)
  await press(page, 'j')
  await expect(panel('Bola Ade')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(await idOf('Bola Ade')))
  await expect(link(page, 'Bola Ade')).toHaveAttribute('aria-current', 'true')
  await panel('Bola Ade').getByRole('link', { name: 'Next' }).click()
  await expect(panel('Chidi Eze')).toBeVisible()
  await link(page, 'Dayo Alli').click()
  await expect(panel('Dayo Alli').getByRole('button', { name: 'Next' })).toBeDisabled()
  await press(page, 'j', 'k')
  await expect(panel('Chidi Eze')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Ada Obi' }).check()
  await expect(panel('Chidi Eze')).toBeVisible()

  // All of this was one step in the browser's history.
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(LIST)
})

test('Escape closes the panel, but not while a dialog is open or a field has focus', async ({ page }) => {
  await open(page)
  await link(page, 'Ada Obi').click()
  for (const name of ['Ada Obi', 'Bola Ade']) {
    // J clicks this link.
    await expect(page.getByRole('dialog', { name }).getByRole('link', { name: 'Next' })).toBeVisible()
    await press(page, 'j')
  }
  const panel = page.getByRole('dialog', { name: 'Chidi Eze' })
  await expect(panel.getByRole('button', { name: 'Move to Trash' })).toBeVisible()
  await press(page, '#')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this entry?' })
  await expect(question).toContainText('Chidi Eze')
  await press(page, 'Escape')
  await expect(question).toBeHidden()
  await page.getByRole('combobox', { name: 'Plan' }).focus()
  await press(page, 'Escape')
  await expect(panel).toBeVisible()
  await panel.focus()
  await press(page, 'Escape')
  await expect(panel).toBeHidden()
  await expect(link(page, 'Chidi Eze')).toBeFocused()
})

test('after an entry is deleted in the panel, the next one opens', async ({ page }) => {
  await open(page)
  await link(page, 'Bola Ade').click()
  await page.getByRole('dialog', { name: 'Bola Ade' }).getByRole('button', { name: 'Move to Trash' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this entry?' })
  await question.getByRole('button', { name: 'Move to Trash' }).click()
  const undo = await holdUndo(page)
  const next = page.getByRole('dialog', { name: 'Chidi Eze' })
  await expect(next).toBeVisible()
  await expect(link(page, 'Bola Ade')).toHaveCount(0)
  await undo.click()
  await expect(link(page, 'Bola Ade')).toBeVisible()
  await expect(next).toBeVisible()
})

test('entries that were deleted together can be restored together from the Trash', async ({ page }) => {
  await open(page)
  for (const name of ['Ada Obi', 'Bola Ade'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Move to Trash' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Trash' }).click()
  await expect(link(page, 'Ada Obi')).toHaveCount(0)
  await page.goto(`/admin/waitlist?view=trash&q=${mark}`)
  await expect(page.getByText('2 entries deleted together')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore 2 entries' }).click()
  await expect(page.getByText('Restored 2 entries')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore 2 entries' })).toHaveCount(0)
  await page.goto(LIST)
  for (const name of ['Ada Obi', 'Bola Ade']) await expect(link(page, name)).toBeVisible()
})

test('on a phone, the panel is a modal dialog with the same Previous and Next controls', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await link(page, 'Ada Obi').click()
  await page.getByRole('dialog', { name: 'Ada Obi' }).getByRole('link', { name: 'Next' }).click()
  const panel = page.getByRole('dialog', { name: 'Bola Ade' })
  await expect(panel).toBeVisible()
  expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(LIST)
})

test('on a phone, the buttons are beside the title, and the actions for selected rows take two lines', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const title = await boxOf(page.getByRole('heading', { name: 'Waitlist', level: 1 }))
  const actions = await boxOf(page.getByRole('button', { name: 'Bulk Actions' }))
  expect(Math.abs(title.y + title.height / 2 - actions.y - actions.height / 2)).toBeLessThan(2)
  expect(actions.x).toBeGreaterThan(title.x)
  await page.getByRole('checkbox', { name: 'Select Ada Obi' }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  // The bar moves as it appears.
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect((await boxOf(bar)).height).toBeLessThan(110)
  const tops = await bar
    .getByRole('button', { name: 'Set status' })
    .or(bar.getByRole('button', { name: 'Move to Trash' }))
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([2, 1])
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})
