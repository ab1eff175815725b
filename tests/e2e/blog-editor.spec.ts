import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { query } from '../support/database'
import { answerLeaveDialog } from '../support/leave-dialog'
import { contentBox, markdown, newTitle, save, status, titleBox } from '../support/post-form'
import { addPosts } from '../support/posts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

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

test('the text looks like the article while it is written', async ({ page }) => {
  const content = contentBox(page)
  const table = content.getByRole('img', { name: 'Table' })
  const sizeOf = (text: string) =>
    content.getByText(text).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
  await signIn(page, '/admin/blog/new')
  await content.click()
  await content.pressSequentially('## Rent\n**Due** soon\n- [why](/help)\n\n')
  const typed = '## Rent\n\n**Due** soon\n\n- [why](/help)\n\n'
  await expect(markdown(page)).toHaveValue(typed)

  await test.step('marks are shown only where the cursor is', async () => {
    await expect(content).toHaveText(/^Rent\s*Due soon\s*•why\s*$/)
    await expect(content.locator('strong')).toHaveText('Due')
    expect(await sizeOf('Rent')).toBeGreaterThan(await sizeOf('soon'))
    await content.press('ControlOrMeta+Home')
    await expect(content).toContainText(/## Rent\s*Due soon/)
    // Past the blank line between the paragraphs.
    await content.press('ArrowDown')
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
