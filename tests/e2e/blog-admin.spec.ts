import type { Browser } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { addColleague } from '../support/colleague'
import { query } from '../support/database'
import { holdUndo } from '../support/hold-undo'
import { answerLeaveDialog } from '../support/leave-dialog'
import { makePicture } from '../support/picture'
import { contentBox, markdown, newTitle, save, status, titleBox, write } from '../support/post-form'
import { signIn, signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Opens a page without being signed in. */
async function visitor(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL })
  return {
    page: await context.newPage(),
    statusOf: async (path: string) => (await context.request.get(path, { maxRedirects: 0 })).status(),
    textOf: async (path: string) => (await context.request.get(path)).text(),
  }
}

/** Moves the scheduled time and its job to now. */
async function makeDue(id: string) {
  await query('update post set publish_at = now(), published_at = now(), date = now() where id = $1', [id])
  await query(
    "update graphile_worker._private_jobs set run_at = now() where key = 'blog.publish-due:' || $1",
    [id],
  )
}

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
    await expect(markdown(page)).toHaveValue('## The list\n\n- rice\n- beans\n\n**Enough**')
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
