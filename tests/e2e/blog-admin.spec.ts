import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { addColleague } from '../support/colleague'
import { query } from '../support/database'
import { holdUndo } from '../support/hold-undo'
import { answerLeaveDialog } from '../support/leave-dialog'
import { makePicture } from '../support/picture'
import { addPosts } from '../support/posts'
import { signIn, signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

const titleBox = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
/** The editor, which takes the place of the text area as soon as it has loaded. */
const contentBox = (page: Page, name = /^Content/) =>
  page.getByRole('textbox', { name }).and(page.locator('[contenteditable=true]'))
/** The text area behind the editor. Its value is the Markdown. */
const markdown = (page: Page) => page.locator('[name=content]').locator('visible=true')
// Previous pages stay in the document, hidden.
const status = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('visible=true')
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const newTitle = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

/** Opens a page without being signed in. */
async function visitor(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL })
  return {
    page: await context.newPage(),
    statusOf: async (path: string) => (await context.request.get(path, { maxRedirects: 0 })).status(),
    textOf: async (path: string) => (await context.request.get(path)).text(),
  }
}

/** Fills in the form on /admin/blog/new without saving. */
async function write(page: Page, title: string) {
  await page.goto('/admin/blog/new')
  await titleBox(page).fill(title)
  await expect(page.getByRole('textbox', { name: 'Slug' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A week at the market, in four receipts.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Budgeting')
}

/** Checks that a click in the middle of a control reaches it. */
const expectUncovered = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

/** Moves the scheduled time and its job to now. */
async function makeDue(id: string) {
  await query('update post set publish_at = now(), published_at = now(), date = now() where id = $1', [id])
  await query(
    "update graphile_worker._private_jobs set run_at = now() where key = 'blog.publish-due:' || $1",
    [id],
  )
}

test('the text area and the editor that takes its place are never shown together', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isTextAreaShown = document.querySelector('[name="content"]:not([aria-hidden])') !== null
      if (isTextAreaShown && document.querySelector('.cm-content')) window.name = 'Both are shown'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await signIn(page, '/admin/blog/new')
  await expect(contentBox(page)).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe('')
})

test.describe('a post', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is written, previewed, scheduled, published automatically, edited, deleted and restored', async ({
    page,
    browser,
    baseURL,
  }) => {
    const reader = await visitor(browser, baseURL)
    const title = newTitle('What ₦5,000 buys')
    const path = `/blog/what-5000-buys-${title.slice(-8)}`
    await signIn(page, '/admin/blog')
    await page.getByRole('link', { name: 'Write post' }).click()
    await write(page, title)
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(path.slice('/blog/'.length))
    await contentBox(page).fill('The list')
    await page.getByRole('button', { name: /^Heading/ }).click()
    await contentBox(page).press('End')
    await contentBox(page).pressSequentially('\n- rice\nbeans\n\n')
    await contentBox(page).press('Control+b')
    await contentBox(page).pressSequentially('Enough')
    await expect(markdown(page)).toHaveValue('## The list\n- rice\n- beans\n\n**Enough**')
    await contentBox(page).press('Control+End')
    await page.getByRole('button', { name: 'Chart' }).click()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(contentBox(page)).toBeHidden()
    await expect(preview.getByRole('heading', { name: 'The list' })).toBeVisible()
    await expect(preview.getByRole('listitem')).toHaveText(['rice', 'beans'])
    await expect(preview.getByRole('figure')).toContainText(/What the bars compare.*First.*₦40,000.*Second/)
    await save(page, 'Save draft')
    await expect(page.getByText('Blog post created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
    const address = new URL(page.url()).pathname
    const id = address.slice(-36)

    const previewing = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^Preview/ }).click()
    const shown = await previewing
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(shown.getByText('Draft: only staff can see it.')).toBeVisible()
    await shown.close()
    expect(await reader.statusOf(`${address}/preview`)).toBe(307)
    expect(await reader.statusOf(path)).toBe(404)

    await status(page, 'Scheduled').click()
    await save(page, 'Schedule')
    await expect(page.getByText('Please choose when to publish it')).toBeVisible()
    await page.getByRole('button', { name: 'Tomorrow at 09:00' }).click()
    await page.keyboard.press('Control+s')
    const review = page.getByRole('dialog', { name: 'Schedule this post?' })
    await expect(review.getByText(path)).toBeVisible()
    await expect(review.getByText(/ at 09:00, Lagos time$/)).toBeVisible()
    await expectAccessible(page)
    await review.getByRole('button', { name: 'Keep editing' }).click()
    await expect(review).toBeHidden()
    await save(page, 'Schedule')
    await review.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
    await expect(page.getByText(/^It goes public on .* at 09:00\.$/)).toBeVisible()
    await page.goto(`/admin/blog?q=${title.slice(-8)}`)
    await expect(page.getByRole('row', { name: title })).toContainText(/Scheduled.*09:00/)
    expect(await reader.statusOf(path)).toBe(404)

    await makeDue(id)
    await expect.poll(() => reader.statusOf(path)).toBe(200)
    await expect.poll(() => reader.textOf('/blog')).toContain(title)
    // Readers see the post from its time on, maybe before the worker has recorded it.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: title })).toContainText('Published', { timeout: 1_000 })
    }).toPass()

    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page.getByRole('link', { name: /^View on the site/ })).toHaveAttribute('href', path)
    await titleBox(page).fill(`${title}, again`)
    await save(page, 'Save changes')
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
    await reader.page.goto(path)
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`)

    await page.goto(`/admin/blog?q=${title.slice(-8)}`)
    await page.getByRole('button', { name: `Move ${title}, again to Trash` }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Are you sure you want to delete this post?')
    await question.getByRole('button', { name: 'Move to Trash' }).click()
    const undo = await holdUndo(page)
    await expect(page.getByText('Blog post deleted successfully!')).toBeVisible()
    expect(await reader.statusOf(path)).toBe(404)
    await undo.click()
    await expect(page.getByText(`Restored ${title}, again`)).toBeVisible()
    expect(await reader.statusOf(path)).toBe(200)

    await query('delete from post where id = $1', [id])
    await query("select pg_notify('expire_tag', 'blog')")
  })
})

for (const path of ['/admin/blog/new', '/admin/help-center/articles/new'])
  test(`${path} says from where on a text is shown as typed, and keeps it as a draft`, {
    tag: '@slow',
  }, async ({ page }) => {
    await signIn(page, path)
    const box = contentBox(page, /^(Content|Text)$/)
    const notice = page.getByRole('status').filter({ hasText: 'This text is too long to format in full' })
    const bold = Array.from({ length: 500 }, (_, index) => `**word ${index}**`)
    await box.fill(`${bold.join('\n')}\n**the end**`)
    await expect(notice).toContainText('From “**the end**” on, readers will see it as typed')
    await expect(notice).toBeInViewport()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('**the end**')).toBeVisible()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await box.press('ControlOrMeta+a')
    await page.keyboard.insertText(bold.join('\n'))
    await expect(notice).toBeHidden()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(markdown(page)).toHaveValue(bold.join('\n'))
  })

test('a draft needs only a title, and images stay where they are dropped', { tag: '@phone' }, async ({
  page,
}) => {
  const title = newTitle('Bare')
  const { name, mimeType, buffer } = await makePicture()
  await signIn(page, '/admin/blog/new')
  await titleBox(page).fill(title)
  await titleBox(page).press('Enter')
  await expect(contentBox(page)).toBeFocused()
  const dropped = await page.evaluateHandle(
    ([name, type, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return transfer
    },
    [name, mimeType, [...buffer]] as const,
  )
  await contentBox(page).fill('Above\nBelow')
  const { x = 0, y = 0, width = 0 } = (await contentBox(page).getByText('Above').boundingBox()) ?? {}
  const point = { clientX: x + width - 1, clientY: y + 10 }
  await contentBox(page).dispatchEvent('drop', { dataTransfer: dropped, ...point })
  await expect(markdown(page)).toHaveValue(/^Above\n\n!\[\]\(\/media\/blog-images\/\S+\.png\)\n\nBelow$/)
  await contentBox(page).press('Control+End')
  await contentBox(page).press('Enter')
  await expect(markdown(page)).toHaveValue(/\n$/)
  await expect(contentBox(page)).not.toContainText('/media/')
  await expect(contentBox(page).getByRole('img', { name: 'Picture' })).toBeVisible()
  const drawing = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
    return transfer
  })
  await contentBox(page).dispatchEvent('drop', { dataTransfer: drawing, ...point })
  await expect(page.getByText(/^File type not supported/)).toBeInViewport()
  await save(page, 'Save draft')
  await expect(page.getByText('Blog post created successfully!')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await status(page, 'Published').click()
  await save(page, 'Publish')
  await expect(page.getByRole('alert').getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Please write an excerpt')).toBeVisible()
  await expect(page.getByText('Please choose a category')).toBeVisible()

  await query('delete from post where title = $1', [title])
})

test('a refused publication loses nothing', { tag: '@both' }, async ({ page }) => {
  const title = newTitle('Refused')
  await signIn(page, '/admin/blog/new')
  await write(page, title)
  const slug = page.getByRole('textbox', { name: 'Slug' })
  const path = `/blog/${await slug.inputValue()}`
  const review = page.getByRole('dialog', { name: 'Publish this post?' })
  await status(page, 'Published').click()
  // Another page uses this address, but only the server knows that.
  await slug.fill('search')
  await save(page, 'Publish')
  await expect(review.getByText('/blog/search')).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert').getByText('Another page uses this slug.')).toBeVisible()
  await expect(review).toBeHidden()
  await expect(slug).toBeFocused()
  await slug.fill(path.slice('/blog/'.length))
  await save(page, 'Publish')
  await review.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Blog post created successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: /^View on the site/ })).toHaveAttribute('href', path)

  await query('delete from post where title = $1', [title])
  await query("select pg_notify('expire_tag', 'blog')")
})

test('the text looks like the article while it is written', async ({ page }) => {
  const content = contentBox(page)
  const table = content.getByRole('img', { name: 'Table' })
  const sizeOf = (text: string) =>
    content.getByText(text).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
  await signIn(page, '/admin/blog/new')
  await content.click()
  await content.pressSequentially('## Rent\n**Due** soon\n- [why](/help)\n\n')
  const typed = '## Rent\n**Due** soon\n- [why](/help)\n\n'
  await expect(markdown(page)).toHaveValue(typed)

  await test.step('marks are shown only where the cursor is', async () => {
    await expect(content).toHaveText(/^Rent\s*Due soon\s*•why\s*$/)
    await expect(content.locator('strong')).toHaveText('Due')
    expect(await sizeOf('Rent')).toBeGreaterThan(await sizeOf('soon'))
    await content.press('ControlOrMeta+Home')
    await expect(content).toContainText(/## Rent\s*Due soon/)
    await content.press('ArrowDown')
    await expect(content).toContainText(/Rent\s*\*\*Due\*\* soon/)
    await titleBox(page).focus()
    await expect(content).toHaveText(/^Rent\s*Due soon\s*•why\s*$/)
  })

  await test.step('a table is drawn, and its source opens', async () => {
    await content.press('ControlOrMeta+End')
    const menu = page.getByRole('listbox', { name: 'Completions' })
    await content.press('/')
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('option')).toHaveCount(8)
    await content.pressSequentially('tab')
    await expect(menu.getByRole('option')).toHaveText(['Table'])
    await content.press('Enter')
    const example = '| Item | Price |\n| --- | ---: |\n| Rice | ₦40,000 |'
    await expect(markdown(page)).toHaveValue(`${typed}${example}\n\n`)
    await expect(table.locator('td')).toHaveText(['Rice', '₦40,000'])
    await expect(content).not.toContainText('---')
    await table.click()
    await expect(content).toContainText('| --- |')
    await content.press('ArrowRight')
    await page.keyboard.insertText(' Old')
    await expect(table.locator('th')).toHaveText(['Old Item', 'Price'])
    await content.press('ControlOrMeta+z')
    await expect(markdown(page)).toHaveValue(`${typed}${example}\n\n`)
    await content.press('ControlOrMeta+End')
    await expect(content).not.toContainText('---')
    await content.press('ArrowUp')
    await content.press('ArrowUp')
    await expect(content).toContainText('| --- |')
  })

  await test.step('text from another program is pasted as Markdown', async () => {
    await content.fill('')
    await content.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Why')
      clipboardData.setData('text/html', '<h1>Why</h1><p><b>Rent</b> rises</p>')
      // Word adds a picture of the text.
      clipboardData.items.add(new File(['x'], 'picture.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(markdown(page)).toHaveValue('## Why\n\n**Rent** rises')
  })

  await test.step('Tab leaves the text', async () => {
    const before = await markdown(page).inputValue()
    await content.press('Tab')
    await expect(content).not.toBeFocused()
    await expect(content.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(content).toBeFocused()
    await expect(markdown(page)).toHaveValue(before)
  })

  await test.step('the cursor stays below the bars, also when the toolbar has become taller', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await content.fill(Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).join('\n'))
    await content.press('ControlOrMeta+End')
    for (let line = 60; line > 10; line -= 1) await content.press('ArrowUp')
    const bar = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox()
    const line = content.getByText('Line 10', { exact: true })
    await expect
      .poll(async () => (await line.boundingBox())?.y)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity))
  })

  await expectAccessible(page)
})

test('on a laptop, the title, the save button and all fields beside the text are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/admin/blog/new')
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeInViewport({ ratio: 1 })
  await expect(titleBox(page)).toBeInViewport({ ratio: 1 })
  for (const name of ['Excerpt', 'Author', 'Read time', 'Slug'])
    await expect(page.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })

  await test.step('they can be closed, which this browser remembers', async () => {
    const button = page.getByRole('button', { name: /^Settings/ })
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' })
    await titleBox(page).fill('Closed')
    await status(page, 'Published').click()
    await excerpt.focus()
    await page.keyboard.press('Control+Shift+Comma')
    await expect(excerpt).toBeHidden()
    await expect(button).toBeFocused()
    await save(page, 'Publish')
    await expect(excerpt).toBeFocused()
    await button.click()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(excerpt).toBeHidden()
    await button.click()
    await expect(excerpt).toBeVisible()
  })
})

test('on a laptop, the bar of a live post hides nothing, and Tab leads from the text to Save', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { posts, remove } = await addPosts([{ status: 'published', content: 'A line.\n\n'.repeat(60) }])
  const id = posts[0]?.id
  await query(
    `insert into audit_event (id, actor_name, noun, action, record_id, summary)
     values ($1, 'Oluwadamilola Adebayo-Ogunlesi', 'blog', 'update', $2, 'Changed a post')`,
    [randomUUID(), id],
  )
  await signIn(page, `/admin/blog/${id}`)
  const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' })

  await test.step('in focus mode, Save follows the text', async () => {
    await contentBox(page).press('ControlOrMeta+End')
    await page.keyboard.type('One more line.')
    await page.keyboard.press('Control+Shift+Period')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
    await page.context().clearCookies({ name: /-session$/ })
    await page.keyboard.press('Enter')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  })

  await expect(alert).toBeInViewport({ ratio: 1 })
  await contentBox(page).press('ControlOrMeta+End')
  await expect(page.getByText('One more line.')).toBeInViewport({ ratio: 1 })
  for (const tool of await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').all())
    await expectUncovered(tool)
  await expectUncovered(page.getByRole('button', { name: 'Save changes' }))
  await expectUncovered(page.getByRole('link', { name: 'Send to subscribers' }))
  // Past the buttons above the text and the toolbar.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+Tab')
  await expect(titleBox(page)).toBeFocused()
  await expectUncovered(titleBox(page))

  await remove()
})

test('on a phone, a button next to Save moves to the settings below the text', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, '/admin/blog/new')
  await contentBox(page).fill('A line.\n\n'.repeat(40))
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' })
  await expect(excerpt).not.toBeInViewport()
  await page.getByRole('button', { name: 'Settings', exact: true }).tap()
  await expect(page.getByRole('radio', { name: 'Draft' })).toBeFocused()
  await expect(excerpt).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('saving a new post interrupts nobody who is writing', async ({ page }) => {
  const title = newTitle('Going')
  await signIn(page, '/admin/blog')
  for (const [box, field, text] of [
    [titleBox(page), titleBox(page), title],
    [contentBox(page), markdown(page), 'One two'],
  ] as const) {
    await page.goto('/admin/blog/new')
    await titleBox(page).fill(title)
    await box.fill(text)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
    await expect(box).toBeFocused()
    await page.keyboard.type(' go on')
    await expect(field).toHaveValue(`${text} go on`)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
    await query('delete from post where title like $1', [`${title}%`])
  }
})

test('focus mode leaves only the text, and nothing typed is lost', async ({ page }) => {
  const title = newTitle('Calm')
  const content = contentBox(page)
  const menu = page.getByRole('listbox', { name: 'Completions' })
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await signIn(page, '/admin/blog')
  await page.getByRole('link', { name: 'Write post' }).click()
  await titleBox(page).fill(title)
  await content.click()
  await content.pressSequentially('One two')
  await page.getByRole('button', { name: /^Focus mode/ }).click()
  await expect(sidebar).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeHidden()
  await expect(content).toBeFocused()
  await page.keyboard.type(' three')
  await expect(page.getByText('3 words · 1 min read')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Not saved yet')).toBeInViewport()
  await expectAccessible(page)

  await test.step('saving a new post does not leave it', async () => {
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
    await expect(status(page, 'Saved')).toBeInViewport()
    await expect(content).toBeFocused()
    await expect(sidebar).toBeHidden()
  })

  await test.step('Esc leaves it, after closing the menu', async () => {
    await page.keyboard.type(' four\n\n/')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(sidebar).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeVisible()
    await expect(content).toBeFocused()
    await expect(markdown(page)).toHaveValue('One two three four\n\n/')
  })

  await test.step('Back leaves it together with the page', async () => {
    await page.keyboard.press('Control+Shift+Period')
    await expect(sidebar).toBeHidden()
    await page.goBack()
    await answerLeaveDialog(page, 'Leave', 'kept')
    await expect(page).toHaveURL('/admin/blog')
    await expect(sidebar).toBeVisible()
  })

  await query('delete from post where title = $1', [title])
})

test('on a phone, focus mode shows the title, one row of formatting, and whether the text is saved', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, '/admin/blog/new')
  await page.getByRole('button', { name: /^Focus mode/ }).click()
  await expect(contentBox(page)).toBeFocused()
  await expect(titleBox(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Not saved yet')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('0 words')).toBeInViewport({ ratio: 1 })
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button')
  const [first, last] = [tools.first(), tools.last()]
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y)
  await expect(last).not.toBeInViewport()
  await first.focus()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('unsaved input is offered again, and old versions can be restored', async ({ page }) => {
  const title = newTitle('Draft')
  await signIn(page, '/admin/blog')
  await write(page, title)
  await page.getByRole('button', { name: 'Add cover' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await makePicture())
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await expect(page.getByText('Uploaded successfully')).toBeInViewport()
  await expect(page.getByText('Uploaded successfully')).toHaveCount(0)
  await contentBox(page).fill('Typed before the light went out')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await answerLeaveDialog(page, 'Leave', 'kept')
  await expect(page).toHaveURL('/admin/blog')
  await page.getByRole('link', { name: 'Write post' }).click()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(markdown(page)).toHaveValue('Typed before the light went out')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^You have an unsaved draft from .*\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(titleBox(page)).toHaveValue(title)
  await expect(markdown(page)).toHaveValue('Typed before the light went out')
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await save(page, 'Save draft')
  await expect(page.getByText('Blog post created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()

  await contentBox(page).fill('A second text')
  await contentBox(page).press('Control+s')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Version 1' }).click()
  await expect(page.getByRole('definition').last()).toHaveText('Typed before the light went out')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Restored version 1')).toBeVisible()
  await expect(markdown(page)).toHaveValue('Typed before the light went out')
  await page.reload()
  await expect(page.getByText(/unsaved draft/)).toBeHidden()

  await query('delete from post where title = $1', [title])
})

test('a draft is not offered to a colleague who signs in after the session has ended', async ({ page }) => {
  const colleague = await addColleague('editor')
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, '/admin/blog/new')
  await contentBox(page).fill('Not ready for others')
  await page.context().clearCookies({ name: /-session$/ })
  await signInByForm(page, '/admin/blog/new', colleague)
  await contentBox(page).fill('Typed by a colleague')
  await expect(page.getByText(/unsaved draft/)).toBeHidden()
  await page.context().clearCookies({ name: /-session$/ })
  await signIn(page, '/admin/blog/new')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(markdown(page)).toHaveValue('Not ready for others')
})

test('the second of two editors sees both texts and chooses', async ({ page }) => {
  const title = newTitle('Two')
  await signIn(page, '/admin/blog')
  await write(page, title)
  await save(page, 'Save draft')
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('The first one wrote this.')
  await save(page, 'Save draft')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()

  await other.getByRole('textbox', { name: 'Excerpt' }).fill('The second one wrote that.')
  await contentBox(other).fill('A long text\n\n'.repeat(60))
  await contentBox(other).press('Control+End')
  await save(other, 'Save draft')
  const both = other.getByRole('region', { name: 'Both versions' })
  await expect(both).not.toBeInViewport()
  await other.getByRole('button', { name: 'Show both versions' }).click()
  await expect(both).toBeInViewport()
  await expect(both).toContainText('The first one wrote this.')
  await expect(both).toContainText('The second one wrote that.')
  await both.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(other.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('The second one wrote that.')

  await query('delete from post where title = $1', [title])
})

test('an image is uploaded into the text and cannot be deleted while the post shows it', async ({ page }) => {
  const title = newTitle('Picture')
  const picture = await makePicture()
  await signIn(page, '/admin/blog')
  await write(page, title)
  await contentBox(page).fill('Before. After.')
  await contentBox(page).press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Image from the gallery' }).click()
  const gallery = page.getByRole('dialog', { name: 'Choose an image' })
  await gallery.locator('input[type=file]').setInputFiles(picture)
  await expect(gallery).toBeHidden()
  await expect(page.getByText('Uploaded successfully')).toBeInViewport()
  await expect(markdown(page)).toHaveValue(
    /^Before\. After\.\n\n!\[\]\(\/media\/blog-images\/\S+\.png\)\n\n$/,
  )
  await expect(contentBox(page)).toBeFocused()
  await contentBox(page).press('Control+z')
  await expect(markdown(page)).toHaveValue('Before. After.')
  await contentBox(page).press('Control+Shift+Z')
  await expect(markdown(page)).toHaveValue(/blog-images/)
  await save(page, 'Save draft')
  await expect(page.getByText('Blog post created successfully!')).toBeVisible()

  await page.goto(`/admin/media?q=${picture.name.slice(7, 15)}`)
  await page.getByRole('button', { name: /^Delete market/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    page.getByText(`This image can’t be deleted because it is used in the post “${title}”.`),
  ).toBeVisible()

  await query('delete from post where title = $1', [title])
})
