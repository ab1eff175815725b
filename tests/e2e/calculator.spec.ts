import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { query } from '../support/database'
import { waitForEmail } from '../support/mail'
import { waitUntilReady } from '../support/page-ready'
import { expect, test } from '../support/test'

const NOW = '2026-11-21T09:00:00.000Z'
const SHARED = '/?amount=1200000&months=6#calculator'

const calculator = (page: Page) => page.locator('#calculator')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const frequency = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const schedule = (page: Page) => page.getByRole('list', { name: 'Payout schedule' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Payout Dates' })
const day = (page: Page, name: string | RegExp) => dialog(page).getByRole('gridcell', { name })
const empty = (page: Page) => page.getByText('Configure your plan to see the calculation')

/** Opens the page at a given time, with its scripts ready. It shows the plan in the URL. */
async function open(page: Page, { path = SHARED, now = NOW } = {}) {
  await page.clock.install({ time: now })
  await page.goto(path)
  if (path.includes('amount')) await expect(amount(page)).not.toHaveValue('')
}

/** Opens the page without a plan, with its scripts ready. */
async function openEmpty(page: Page) {
  await open(page)
  await amount(page).fill('')
  await expect(empty(page)).toBeVisible()
}

async function textWithCaret(page: Page) {
  return amount(page).evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
  })
}

async function paste(page: Page, text: string) {
  await amount(page).focus()
  await page.keyboard.insertText(text)
}

test('calculates immediately, for every frequency', { tag: '@both' }, async ({ page }) => {
  await openEmpty(page)
  await amount(page).pressSequentially('1200000')
  await expect(amount(page)).toHaveValue('1,200,000')
  await expect(calculator(page).getByText('₦200,000.00').first()).toBeVisible()
  await expect(calculator(page).getByText('6 payouts, one a month')).toBeVisible()
  await expect(schedule(page)).toHaveCount(5)
  await expect(schedule(page).first()).toContainText('21 Dec 2026')
  await expect(page.getByRole('button', { name: '+1 more payment', exact: true })).toBeVisible()

  await calculator(page).getByLabel('Duration').fill('12')
  await expect(page.getByRole('button', { name: '+7 more payments' })).toBeVisible()
  await frequency(page, 'Bi-weekly').check()
  await expect(calculator(page).getByText('25 payouts, one every two weeks')).toBeVisible()
  await expect(schedule(page).first()).toContainText('5 Dec 2026')
  await frequency(page, 'Weekly').check()
  await expect(calculator(page).getByText('51 payouts, one a week')).toBeVisible()
  await expect(calculator(page).getByText('₦23,529.41').first()).toBeVisible()

  await page.getByRole('button', { name: '+46 more payments' }).click()
  await expect(schedule(page)).toHaveCount(51)
  await expect(schedule(page).last()).toContainText('₦23,529.50')
  await page.getByRole('button', { name: 'Show fewer' }).click()
  await expect(schedule(page)).toHaveCount(5)
})

test('shows the result below the amount on a phone, and nothing moves', { tag: '@phone' }, async ({
  page,
}) => {
  await openEmpty(page)
  const boxes = async () => [
    await amount(page).boundingBox(),
    await calculator(page).getByText('Duration').boundingBox(),
  ]
  await expect(calculator(page).locator('[data-text=""]')).toHaveCount(1)
  const [before, below] = [await boxes(), calculator(page).locator('[data-text="12 × ₦100,000.00"]')]
  await amount(page).fill('1200000')
  await calculator(page).getByLabel('Duration').fill('12')
  await expect(below).toBeInViewport()
  expect(await boxes()).toEqual(before)
})

test('starts with a common amount', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  await calculator(page).getByRole('button', { name: '₦1,800,000' }).click()
  await expect(amount(page)).toHaveValue('1,800,000')
  await expect(calculator(page).getByText('₦150,000.00').first()).toBeVisible()
  await calculator(page).getByRole('button', { name: '₦100,000' }).click()
  await expect(amount(page)).toHaveValue('100,000')
  await expect(page).toHaveURL(/\?amount=100000(&|$|#)/)
})

test('turns the example into the visitor’s plan', { tag: '@both' }, async ({ page }) => {
  await openEmpty(page)
  const example = calculator(page).getByText('Example: ₦600,000 in 12 monthly payouts of ₦50,000')
  await expect(example).toBeVisible()
  await expect(schedule(page)).toHaveCount(0)
  await frequency(page, 'Weekly').check()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  await calculator(page).getByRole('link', { name: 'Try this example' }).click()
  await expect(amount(page)).toHaveValue('600,000')
  await expect(calculator(page).getByText('12 payouts, one a month')).toBeVisible()
  await expect(calculator(page).getByLabel('Duration')).toBeFocused()
  await expect(example).toBeHidden()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
})

test('lists a short plan without a button for more', async ({ page }) => {
  await open(page, { path: '/?amount=999999999&months=1#calculator' })
  await expect(schedule(page)).toHaveCount(1)
  await expect(schedule(page)).toContainText('₦999,999,999.00')
  await expect(page.getByText('more payment')).toHaveCount(0)
})

test('parses anything typed or pasted as an amount', async ({ page }) => {
  await openEmpty(page)
  const kobo = calculator(page).getByText('Whole naira only: kobo are ignored.')
  const type = async (text: string) => {
    await amount(page).fill('')
    await amount(page).pressSequentially(text)
  }

  await test.step('keeps the caret among the digits', async () => {
    await amount(page).pressSequentially('1500000')
    expect(await textWithCaret(page)).toBe('1,500,000|')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('9')
    expect(await textWithCaret(page)).toBe('19|,500,000')
    await page.keyboard.press('x')
    expect(await textWithCaret(page)).toBe('19|,500,000')
    await page.keyboard.press('Backspace')
    expect(await textWithCaret(page)).toBe('1|,500,000')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Backspace')
    expect(await textWithCaret(page)).toBe('|500,000')
    await page.keyboard.press('Delete')
    expect(await textWithCaret(page)).toBe('|0')
  })

  await test.step('reads pasted text and drops kobo', async () => {
    await amount(page).fill('')
    await paste(page, '₦1,500,000.50')
    await expect(amount(page)).toHaveValue('1,500,000')
    await expect(kobo).toBeVisible()
  })

  await test.step('accepts only whole naira and says what it drops', async () => {
    for (const text of ['1500.50', '1500,50']) {
      await type(text)
      await expect(kobo).toBeVisible()
      await amount(page).blur()
      await expect(amount(page)).toHaveValue('1,500')
      await expect(page).toHaveURL(/\?amount=1500(&|$|#)/)
    }
    await type('1,500,000')
    await expect(amount(page)).toHaveValue('1,500,000')
    await expect(kobo).toBeHidden()
    await type('1e5')
    await expect(calculator(page).getByText('Digits 0 to 9 only.')).toBeVisible()
  })

  await test.step('rejects amounts beyond the limit and keeps the previous one', async () => {
    await type('9999999999')
    await expect(amount(page)).toHaveValue('999,999,999')
    await expect(calculator(page).getByText('The calculator goes up to ₦999,999,999.')).toBeVisible()
    await expect(calculator(page)).toContainText('₦166,666,666.50')
  })

  await test.step('has no result without an amount', async () => {
    await type('000')
    await expect(amount(page)).toHaveValue('0')
    await expect(empty(page)).toBeVisible()
  })
})

test('uses what was typed before its script loaded', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await amount(page).fill('₦250,000')
  release()
  await expect(calculator(page).getByText('₦20,833.33').first()).toBeVisible()
  await expect(amount(page)).toHaveValue('250,000')
})

test('says that the plan is loading', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    if (script.includes('more payment')) await held
    await route.fulfill({ response, body: script })
  })
  await open(page)
  const waiting = page.getByText('Working out your payouts…')
  await expect(waiting).toBeVisible()
  await expect(empty(page)).toBeHidden()
  release()
  await expect(calculator(page).getByText('₦200,000.00').first()).toBeVisible()
  await expect(waiting).toBeHidden()
})

test.describe('when part of it fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('says so, and tries again with the next change', async ({ page }) => {
    await page.goto('/')
    await waitUntilReady(page)
    await page.route('**/*.js', (route) => route.abort())
    await amount(page).fill('750000')
    await expect(calculator(page).getByRole('alert')).toContainText('didn’t load')
    await expect(calculator(page).getByText('Working out your payouts')).toBeHidden()
    await page.unroute('**/*.js')
    await amount(page).fill('760000')
    await expect(schedule(page).first()).toBeVisible()
    await expect(calculator(page).getByRole('alert')).toHaveCount(0)
  })
})

test.describe('payout dates', () => {
  test('are chosen and applied, and not changed by Cancel, Close and Esc', { tag: '@both' }, async ({
    page,
  }) => {
    await open(page)
    await frequency(page, 'Custom').click()
    await expect(dialog(page)).toBeVisible()
    const apply = dialog(page).getByRole('button', { name: 'Apply Dates' })
    await expect(apply).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(frequency(page, 'Monthly')).toBeChecked()

    await frequency(page, 'Custom').click()
    await day(page, /25 November 2026/).click()
    await day(page, /27 November 2026/).click()
    await day(page, /25 November 2026/).click()
    await expect(day(page, /25 November 2026/)).toHaveAttribute('aria-selected', 'false')
    await dialog(page).getByRole('button', { name: 'Next month' }).click()
    await day(page, /1 December 2026/)
      .first()
      .click()
    await expect(dialog(page)).toContainText('2 dates selected, ₦600,000.00 each')
    await apply.click()
    await expect(dialog(page)).toBeHidden()
    await expect(frequency(page, 'Custom')).toBeChecked()
    await expect(frequency(page, 'Custom')).toBeFocused()
    await expect(schedule(page)).toHaveCount(2)

    for (const leave of [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await calculator(page).getByRole('button', { name: 'Change dates' }).click()
      await day(page, /30 November 2026/).click()
      await leave()
      await expect(dialog(page)).toBeHidden()
      await expect(schedule(page)).toHaveCount(2)
    }
    await frequency(page, 'Weekly').check()
    await expect(calculator(page).getByText('25 payouts, one a week')).toBeVisible()
  })

  test('cannot be in the past', async ({ page }) => {
    await open(page)
    await frequency(page, 'Custom').click()
    await expect(day(page, /20 November 2026/)).toHaveAttribute('aria-disabled', 'true')
    await day(page, /20 November 2026/).click({ force: true })
    await expect(dialog(page)).toContainText('No dates selected yet')
    await dialog(page).getByRole('button', { name: 'Previous month' }).click({ force: true })
    await expect(dialog(page).getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await day(page, /21 November 2026, today/).click()
    await expect(dialog(page)).toContainText('1 date selected')
  })

  // Phones do not have arrow keys.
  test('can be chosen by keyboard alone', async ({ page }) => {
    await open(page)
    await frequency(page, 'Monthly').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(day(page, /21 November 2026/)).toBeFocused()
    for (const [key, date] of [
      ['ArrowLeft', 'Saturday, 21 November 2026'],
      ['ArrowRight', 'Sunday, 22 November 2026'],
      ['ArrowDown', 'Sunday, 29 November 2026'],
      ['Home', 'Monday, 23 November 2026'],
      ['End', 'Sunday, 29 November 2026'],
      ['PageDown', 'Tuesday, 29 December 2026'],
      ['ArrowRight', 'Wednesday, 30 December 2026'],
      ['ArrowRight', 'Thursday, 31 December 2026'],
      ['PageDown', 'Sunday, 31 January 2027'],
      ['PageDown', 'Sunday, 28 February 2027'],
      ['PageUp', 'Thursday, 28 January 2027'],
      ['ArrowUp', 'Thursday, 21 January 2027'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(date.replace(',', ',?')))
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(dialog(page)).toContainText('1 date selected')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Apply Dates' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(schedule(page)).toHaveCount(1)
    await expect(schedule(page)).toContainText('21 Jan 2027')
  })
})

test('keeps the plan in the URL, so that a shared link shows the same plan', async ({ page }) => {
  await open(page)
  await frequency(page, 'Custom').click()
  await day(page, /24 November 2026/).click()
  await day(page, /30 November 2026/).click()
  await dialog(page).getByRole('button', { name: 'Apply Dates' }).click()
  await expect(page).toHaveURL(/\?amount=1200000&months=6&frequency=custom&dates=2026-11-24\.6#calculator$/)
  const rows = await schedule(page).allTextContents()
  await page.reload()
  await expect(frequency(page, 'Custom')).toBeChecked()
  await expect(schedule(page)).toHaveText(rows)
})

test('tolerates an invalid URL', async ({ page }) => {
  await open(page, { path: '/?amount=5,000.99&months=99&frequency=daily&dates=x&utm_source=mail' })
  await expect(amount(page)).toHaveValue('5,000')
  await expect(frequency(page, 'Monthly')).toBeChecked()
  await expect(calculator(page).getByLabel('Duration')).toHaveValue('12')
  await amount(page).fill('6000')
  await expect(page).toHaveURL('/?utm_source=mail&amount=6000')
})

// Phones use the system's share sheet.
test('copies a link to the plan', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await calculator(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(calculator(page).getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(SHARED, page.url()).href)
})

test('exports the plan to a calendar', async ({ page }) => {
  await open(page, { path: '/?amount=1000000&months=3#calculator', now: '2027-01-31T12:00:00.000Z' })
  const download = page.waitForEvent('download')
  await calculator(page).getByRole('link', { name: 'Add to calendar' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray())
    .toString()
    .replaceAll('\r\n ', '')
  expect((await download).suggestedFilename()).toBe('payout-plan.ics')
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20270228',
    'DTSTART;VALUE=DATE:20270331',
    'DTSTART;VALUE=DATE:20270430',
  ])
  expect(text).toContain('SUMMARY:Payout 3 of 3: ₦333\\,333.34\r\n')
})

test('responds to a calendar request without a plan with 400', async ({ request }) => {
  expect((await request.get('/api/payout-plan?amount=x')).status()).toBe(400)
})

test("starts a new day at midnight in Lagos, not in the browser's time zone", async ({ page }) => {
  // 23:59:30 in Lagos, one hour earlier in UTC.
  await open(page, { path: '/?amount=100000&months=2#calculator', now: '2027-01-30T22:59:30.000Z' })
  await expect(schedule(page).first()).toContainText('28 Feb 2027')
  await expect(schedule(page).last()).toContainText('30 Mar 2027')
  await page.clock.runFor(60_000)
  await expect(schedule(page).first()).toContainText('28 Feb 2027')
  await expect(schedule(page).last()).toContainText('31 Mar 2027')
})

test.describe('in a browser on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })
  test('uses the date in Lagos', async ({ page }) => {
    await open(page, { path: '/?amount=100000&months=1#calculator', now: '2026-11-21T13:00:00.000Z' })
    await expect(schedule(page)).toContainText('21 Dec 2026')
  })
})

test('includes the plan in a signup', { tag: '@both' }, async ({ page }) => {
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`
  await page.goto(SHARED)
  await expect(schedule(page)).toHaveCount(5)
  await waitUntilReady(page)
  await calculator(page).getByRole('link', { name: 'Join the Waitlist' }).click()
  const form = page.getByRole('dialog', { name: 'Join the Waitlist' })
  await expect(form).toContainText('Your plan: ₦1,200,000 in 6 monthly payouts')
  await form.getByLabel('Full name').fill('Ada Obi')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Join Waitlist' }).click()
  const joined = page.getByRole('dialog', { name: 'You’re on the list' })
  // The dialog stays open while its button has focus.
  await joined.getByRole('button', { name: 'Done' }).focus()
  await expect(joined.getByText('Thank you for joining!')).toBeVisible()
  await expect(joined.getByText('Ada, your place is saved')).toBeVisible()
  const plan = joined.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('₦1,200,000 in 6 monthly payouts')
  await expect(plan.getByRole('listitem')).toHaveText(Array(3).fill(/202\d₦200,000\.00$/))
  await expect(plan).toContainText('and 3 more until')
  const calendar = await plan.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const file = await page.request.get(calendar ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(6)
  const rows = await query('SELECT source, plan FROM waitlist WHERE email = $1', [email])
  expect(rows).toEqual([{ source: 'calculator', plan: 'amount=1200000&months=6' }])
  const mail = await waitForEmail(email)
  expect(mail.text).toContain('₦1,200,000 in 6 monthly payouts')
  expect(mail.html).toContain('/?amount=1200000&amp;months=6#calculator')
})

test("shows the plan on the form's page, and adds none to other buttons", async ({ page }) => {
  await page.goto('/waitlist?source=calculator&amount=1200000&months=6')
  await expect(page.getByText('Your plan: ₦1,200,000 in 6 monthly payouts')).toBeVisible()
  await open(page)
  await waitUntilReady(page)
  await page.locator('a[data-join=hero]').click()
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
  await expect(page.getByText('Your plan:')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows an example', async ({ page }) => {
    await page.goto('/')
    const example = calculator(page).getByRole('table')
    await expect(example).toContainText('Weekly')
    await expect(example).toContainText('₦48,000.00')
    await expect(amount(page)).toBeHidden()
  })
})

test('has no accessibility violations and fits the screen', { tag: '@both' }, async ({ page }) => {
  await page.goto('/?amount=999999999&frequency=weekly#calculator')
  await expect(schedule(page)).toHaveCount(5)
  await expectAccessible(page, '#calculator')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await frequency(page, 'Custom').click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
