import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdUndo } from '../support/hold-undo'
import { answerLeaveDialog } from '../support/leave-dialog'
import { moveToTrash } from '../support/move-to-trash'
import { waitUntilReady } from '../support/page-ready'
import { makePicture } from '../support/picture'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const TEXTS = '/admin/about'
const newName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

const soon = expect.configure({ timeout: 3_000 })

/**
 * Waits for the change. If another request is already rendering the page, the first reader still gets the old version.
 */
async function untilPageMeets(visitor: Page, check: () => Promise<void>) {
  await expect(async () => {
    await visitor.reload()
    await check()
  }).toPass({ timeout: 30_000 })
}

test('the page introduces the company and links to other pages, with and without JavaScript', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/about')
  for (const name of ['Our Mission', 'Core Values', 'Our Story', 'Our Journey', 'Meet the Team'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.locator('dl').first()).toContainText(/founded\s*2023/)
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const graph: { '@type': string; mainEntity?: { employee: { name: string }[] } }[] =
    JSON.parse(text)['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['AboutPage', 'BreadcrumbList'])
  const people = graph[0]?.mainEntity?.employee ?? []
  expect(people.length).toBeGreaterThan(0)
  for (const { name } of people) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()

  const join = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' })
  await waitUntilReady(page)
  await join.click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${baseURL}/about`)
  await plain.getByRole('link', { name: 'Join Our Team' }).click()
  await expect(plain).toHaveURL(/\/careers$/)
})

test('staff edit the texts, and an outdated save offers a choice', async ({ page, context, browser }) => {
  await signIn(page, TEXTS)
  const mission = page.getByLabel('Mission Statement')
  const story = page.getByLabel('Our Story')
  const save = page.getByRole('button', { name: 'Save Changes' })
  // The page's script fills in the fields.
  await expect(story).not.toHaveValue('')
  const [oldMission, oldStory] = [await mission.inputValue(), await story.inputValue()]
  const other = await context.newPage()
  await other.goto(TEXTS)
  await expect(other.getByLabel('Our Story')).toHaveValue(oldStory)

  await story.fill(' ')
  await save.click()
  await expect(page.getByText('Please fill in required fields')).toBeVisible()
  await expect(page.getByText('Please write your story')).toBeVisible()
  await expect(story).toBeFocused()

  const name = newName('Calm')
  await mission.fill(`${name}, on the day.`)
  await page.getByRole('link', { name: 'Milestones' }).click()
  await answerLeaveDialog(page, 'Stay', 'kept')
  await expect(page).toHaveURL(TEXTS)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(mission).toHaveValue(`${name}, on the day.`)
  await story.fill(`First part of ${name}.\n\nSecond part.\nStill the second.`)
  await save.click()
  await expect(page.getByText('Changes saved successfully!')).toBeVisible()
  const visitor = await visit(browser, '/about')
  await untilPageMeets(visitor, () => soon(visitor.locator('#mission')).toContainText(`${name}, on the day.`))
  await expect(visitor.locator('#story p')).toHaveText([
    `First part of ${name}.`,
    /Second part\.\s+Still the second\./,
  ])

  await other.getByLabel('Our Story').fill('Typed by a colleague.')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  const both = other.getByRole('region', { name: 'Both versions' })
  await expect(both).toContainText(`First part of ${name}.`)
  await expect(both).toContainText('Typed by a colleague.')
  await both.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(other.getByLabel('Mission Statement')).toHaveValue(`${name}, on the day.`)

  // Restore the original text. This is the second save from the same form.
  await expect(page.getByText('Changes saved successfully!')).toHaveCount(0)
  await mission.fill(oldMission)
  await story.fill(oldStory)
  await save.click()
  await expect(page.getByText('Changes saved successfully!')).toBeVisible()
  await untilPageMeets(visitor, () =>
    soon(visitor.locator('#story p').first()).toHaveText(oldStory.split('\n\n')[0] ?? ''),
  )
})

test('staff add a value with an icon, move, delete and restore it', async ({ page, browser }) => {
  await signIn(page)
  const title = newName('Count twice')
  await page.goto(`${TEXTS}/values?add`)
  await expect(page.getByRole('radio', { name: 'Shield' })).toBeChecked()
  await page.getByRole('button', { name: 'Add core value' }).click()
  await expect(page.getByText('Please fill in required fields')).toBeVisible()
  await expect(page.getByText('Please write a description')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByText('Lightning', { exact: true }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Then pay once.')
  await page.getByRole('button', { name: 'Add core value' }).click()
  await expect(page.getByText('Core value created successfully!')).toBeVisible()

  const visitor = await visit(browser, '/about')
  const titles = visitor.locator('#values h3')
  await untilPageMeets(visitor, () => soon(titles.last()).toHaveText(title))
  const card = visitor.locator('#values li').filter({ hasText: title })
  await expect(card.locator('svg')).toHaveAttribute('data-icon', 'zap')

  const handle = page.getByRole('button', { name: `Move ${title}`, exact: true })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await handle.press('ArrowUp')
  await expect(handle).toBeFocused()
  await saved
  await untilPageMeets(visitor, () => soon(titles.nth(-2)).toHaveText(title))

  await moveToTrash(page, title, 'Are you sure you want to delete this core value?')
  const undo = await holdUndo(page)
  await untilPageMeets(visitor, () => soon(card).toHaveCount(0))
  await undo.click()
  await expect(page.getByText(`Restored ${title}`)).toBeVisible()
  await untilPageMeets(visitor, () => soon(titles.nth(-2)).toHaveText(title))

  await moveToTrash(page, title, 'Are you sure you want to delete this core value?')
  await page.goto(`${TEXTS}/trash`)
  const deleted = page.getByRole('row').filter({ hasText: title })
  await expect(deleted).toContainText('Core value')
  await deleted.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(page.getByText(`Restored ${title}`)).toBeVisible()
  await page.goto(`${TEXTS}/values`)
  await moveToTrash(page, title, 'Are you sure you want to delete this core value?')
})

test('staff add, edit, move and delete a milestone', { tag: '@phone' }, async ({ page, browser }) => {
  await signIn(page)
  const title = newName('The second room')
  await page.goto(`${TEXTS}/milestones?add`)
  await page.getByLabel('Year').fill('Early 2027')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Add milestone' }).click()
  await expect(page.getByText('Milestone created successfully!')).toBeVisible()
  const visitor = await visit(browser, '/about')
  const step = visitor.locator('#journey li').filter({ hasText: title })
  await untilPageMeets(visitor, () => soon(step).toContainText('Early 2027'))

  // Reload, because on a phone the toast covers the last row.
  await page.goto(`${TEXTS}/milestones`)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByLabel('Description').fill('With a window.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Milestone updated successfully!')).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: `Move ${title} up` }).press('Enter')
  await saved
  await untilPageMeets(visitor, () => soon(step).toContainText('With a window.'))
  await untilPageMeets(visitor, () => soon(visitor.locator('#journey h3').nth(-2)).toHaveText(title))
  await moveToTrash(page, title, 'Are you sure you want to delete this milestone?')
  await untilPageMeets(visitor, () => soon(step).toHaveCount(0))
})

test.describe('a team member', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows a photo, falls back to initials if it does not load, and can be removed', async ({
    page,
    browser,
  }) => {
    await signIn(page)
    const name = newName('Ọmọlará')
    await page.goto(`${TEXTS}/team?add`)
    await page.getByRole('button', { name: 'Choose photo' }).click()
    const gallery = page.getByRole('dialog', { name: 'Choose an image' })
    await gallery.locator('input[type=file]').setInputFiles(await makePicture())
    await expect(gallery).toBeHidden()
    await expect(page.getByText('Uploaded successfully')).toBeInViewport()
    await page.getByRole('button', { name: 'Add team member' }).click()
    await expect(page.getByText('Please fill in required fields')).toBeVisible()
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Role', { exact: true }).fill('Accounts')
    await page.getByRole('button', { name: 'Add team member' }).click()
    await expect(page.getByText('Team member created successfully!')).toBeVisible()

    const visitor = await visit(browser, '/about')
    const person = (reader: Page) => reader.locator('#team li').filter({ hasText: name })
    const photo = person(visitor).locator('img')
    await untilPageMeets(visitor, () => soon(photo).toHaveCount(1))
    await photo.scrollIntoViewIfNeeded()
    const widthOf = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(widthOf).toBeGreaterThan(0)
    await expect(photo).toHaveAttribute('src', /media\/team-photos/)

    // The screenshot is identical to one without a photo, so no broken image is visible.
    const [file = 'none'] = /[\da-f-]{36}/.exec((await photo.getAttribute('src')) ?? '') ?? []
    await page.route(new RegExp(file), (route) => route.abort())
    const failing = page.waitForEvent('requestfailed', (request) => request.url().includes(file))
    await page.goto('/about')
    await waitUntilReady(page)
    const box = person(page).locator('div').first()
    await box.scrollIntoViewIfNeeded()
    await failing
    const broken = await box.screenshot()
    await box.locator('img').evaluate((image) => image.remove())
    expect(broken.equals(await box.screenshot())).toBe(true)
    await expect(box.locator('text')).toHaveText(/^Ọ/)

    await page.unrouteAll()
    await page.goto(`${TEXTS}/team`)
    await moveToTrash(page, name, 'Are you sure you want to remove this team member?')
    await untilPageMeets(visitor, () => soon(person(visitor)).toHaveCount(0))
  })
})
