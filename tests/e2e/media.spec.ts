import type { Page } from '@playwright/test'
import { query } from '../support/database'
import { makePicture, type Picture } from '../support/picture'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Drops a file on an element, or pastes it, as the browser does. */
async function dropOrPaste(page: Page, how: 'drop' | 'paste', { name, mimeType, buffer }: Picture) {
  await page.getByText('Upload images').evaluate(
    (button, file) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], file.name, { type: file.mimeType }))
      const init = { bubbles: true, cancelable: true }
      button.dispatchEvent(
        file.how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { how, name, mimeType, base64: buffer.toString('base64') },
  )
}

const card = (page: Page, { name }: Picture) =>
  page.getByRole('list', { name: 'Images' }).getByRole('listitem').filter({ hasText: name })

async function expectUploaded(page: Page, picture: Picture) {
  await expect(page.getByText('Uploaded successfully')).toBeVisible()
  await expect(card(page, picture)).toBeVisible()
  const width = () =>
    card(page, picture)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

test('an image is uploaded by click, drop and paste, described, found and deleted', async ({ page }) => {
  await signIn(page, '/admin/media')
  const [clicked, dropped, pasted] = [await makePicture(), await makePicture(), await makePicture()]
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('Upload images').click()
  await (await choosing).setFiles(clicked)
  await expectUploaded(page, clicked)
  await dropOrPaste(page, 'drop', dropped)
  await expectUploaded(page, dropped)
  await dropOrPaste(page, 'paste', pasted)
  await expectUploaded(page, pasted)
  await expect(card(page, clicked)).toContainText(/640 × 480 · \d+\.\d\d KB/)

  await card(page, clicked)
    .getByRole('button', { name: /^Describe/ })
    .click()
  await page.getByLabel('Description', { exact: true }).fill('Women at a market in Kano')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, clicked)).toContainText('Women at a market in Kano')

  await page.getByRole('searchbox').fill(clicked.name.slice(7, 15).toUpperCase())
  await expect(page).toHaveURL(/q=/)
  await expect(card(page, dropped)).toHaveCount(0)
  await card(page, clicked)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    'Are you sure you want to delete this image? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No images match the search term')).toBeVisible()
})

test.describe('a file that is too large or not an image', () => {
  test.use({ expectedErrors: [/status of 41[35]|status of 422/] })

  test('is rejected with the reason, and the next file is accepted', async ({ page }) => {
    await signIn(page, '/admin/media')
    const input = page.getByLabel('Upload images')
    const picture = await makePicture()
    await input.setInputFiles({ ...picture, name: 'notes.pdf', mimeType: 'application/pdf' })
    await expect(
      page.getByText('File type not supported. Please upload JPEG, PNG, GIF or WEBP'),
    ).toBeVisible()
    await input.setInputFiles({ ...picture, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByText('File size exceeds 5MB limit')).toBeVisible()
    await input.setInputFiles({ ...picture, buffer: picture.buffer.subarray(0, 60) })
    await expect(page.getByText(/^Failed to upload image: /)).toBeVisible()
    const other = await makePicture()
    await input.setInputFiles([{ ...other, name: 'notes.pdf', mimeType: 'application/pdf' }, other])
    // The message disappears after a while, so look for it first.
    await expect(page.getByText(/^notes\.pdf: File type not supported/)).toBeVisible()
    await expect(card(page, other)).toBeVisible()
  })
})

test('a link is copied and opens for anyone', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, '/admin/media')
  const picture = await makePicture()
  await page.getByLabel('Upload images').setInputFiles(picture)
  await expectUploaded(page, picture)
  await card(page, picture)
    .getByRole('button', { name: /^Copy the link/ })
    .click()
  await expect(page.getByText('Image URL copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const stranger = await browser.newContext()
  const response = await stranger.request.get(link)
  expect(response.headers()['content-type']).toBe('image/png')
  expect(response.headers()['cache-control']).toContain('immutable')
})

test('the gallery says that sizes are being prepared, and offers a retry if that fails', async ({ page }) => {
  await signIn(page, '/admin/media')
  const picture = await makePicture()
  await page.getByLabel('Upload images').setInputFiles(picture)
  const uploaded = card(page, picture)
  await expect(uploaded).toBeVisible()
  await expect(uploaded).not.toContainText('Resizing…', { timeout: 60_000 })

  const setCopies = (copies: string) =>
    query('update media_image set copies = $2::image_copies where name = $1', [picture.name, copies])
  // The worker may finish before the page shows the note.
  await setCopies('pending')
  await page.reload()
  await expect(uploaded).toContainText('Resizing…')
  await setCopies('ready')
  await expect(uploaded).not.toContainText('Resizing…')

  await setCopies('failed')
  await page.reload()
  await expect(uploaded).toContainText('Smaller sizes could not be created. Pages show the original.')
  await uploaded.getByRole('button', { name: `Try again for ${picture.name}` }).click()
  await expect(page.getByText(`Resizing ${picture.name} again`)).toBeVisible()
  await expect(uploaded).not.toContainText(/Smaller sizes|Resizing/, { timeout: 60_000 })
})

test('a photo from the gallery replaces the portrait in a testimonial, and cannot be deleted while it is shown', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/landing/testimonials')
  const picture = await makePicture()
  // Edit a testimonial instead of adding one, because other tests count the reviews.
  const rows = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')
  const link = rows.nth(2).getByRole('link', { name: /^Edit/ })
  const name = (await link.getAttribute('aria-label')) ?? ''
  const edit = page.getByRole('link', { name, exact: true })
  await edit.click()
  await page.getByRole('button', { name: 'Change photo' }).click()
  const gallery = page.getByRole('dialog', { name: 'Choose an image' })
  await gallery.locator('input[type=file]').setInputFiles(picture)
  await expect(gallery).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Testimonial updated successfully!')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(baseURL ?? '')
  const title = name.replace(/^Edit /, '')
  const review = visitor.locator('#testimonials div:has(> figure)').filter({ hasText: title })
  const photo = review.locator('img')
  await expect(photo).toHaveAttribute('src', /^\/media\/general-images\/[0-9a-f-]{36}\.png$/)
  const loadedFrom = async () => {
    await visitor.reload()
    await photo.scrollIntoViewIfNeeded()
    return photo.evaluate((image: HTMLImageElement) => image.currentSrc)
  }
  // The portrait is shown at a width of 64 pixels.
  await expect
    .poll(loadedFrom, { timeout: 60_000 })
    .toMatch(/\/media\/general-images\/[0-9a-f-]{36}-128\.avif$/)
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const copy = await visitor.request.get(await loadedFrom())
  expect(copy.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const original = encodeURIComponent((await photo.getAttribute('src')) ?? '')
  expect((await visitor.request.get(`/_next/image?url=${original}&w=640&q=75`)).status()).toBe(404)

  await page.goto('/admin/media')
  await card(page, picture)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    page.getByText(/^This image can’t be deleted because it is used in .+’s testimonial\.$/),
  ).toBeVisible()

  await page.goto('/admin/landing/testimonials')
  await edit.click()
  await page
    .getByRole('button', { name: 'Choose photo' })
    .or(page.getByRole('button', { name: 'Change photo' }))
    .waitFor()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Testimonial updated successfully!')).toBeVisible()
})
