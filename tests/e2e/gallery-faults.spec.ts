import type { Page } from '@playwright/test'
import { makePicture } from '../support/picture'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Choose an image' })

/** Opens a form's gallery, with one unused image. */
async function openGallery(page: Page) {
  await signIn(page, '/admin/landing/testimonials?add=')
  await page.getByRole('button', { name: 'Choose photo' }).click()
  await expect(gallery(page).getByRole('searchbox')).toBeVisible()
}

test('every failure of the gallery is reported and can be retried', async ({ page }) => {
  const picture = await makePicture()
  await page.route('**/api/admin/media?*', (route) => route.abort(), { times: 1 })
  await openGallery(page)
  await expect(gallery(page).getByText('Failed to load images. Please try again.')).toBeVisible()
  await gallery(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(gallery(page).getByText('Failed to load images. Please try again.')).toBeHidden()

  // The image arrives, but the response does not.
  const input = gallery(page).locator('input[type=file]')
  const isUpload = /\/api\/admin\/media\?.*slot=/
  await page.route(
    isUpload,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: '{"ok":' })
    },
    { times: 1 },
  )
  await input.setInputFiles(picture)
  await expect(gallery(page).getByText('Failed to get public URL for uploaded image')).toBeVisible()
  await page.route(isUpload, (route) => route.fulfill({ status: 500, body: '<html>' }), { times: 1 })
  await input.setInputFiles(picture)
  await expect(gallery(page).getByText('Failed to upload image: Unknown error')).toBeVisible()
  await page.route(isUpload, (route) => route.abort(), { times: 1 })
  await input.setInputFiles(picture)
  await expect(gallery(page).getByText('Failed to upload image: the site could not be reached')).toBeVisible()

  await gallery(page).getByRole('searchbox').fill(picture.name)
  const found = gallery(page).getByRole('list', { name: 'Images' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await found.getByRole('button', { name: /^Copy the link/ }).click()
  await expect(gallery(page).getByText('Failed to copy URL. Please try again.')).toBeVisible()

  await page.route(/\/api\/admin\/media\/delete/, (route) => route.abort(), { times: 1 })
  const question = page.getByRole('dialog', { name: /^Are you sure you want to delete this image/ })
  await found.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(gallery(page).getByText('Failed to delete image. Please try again.')).toBeVisible()
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(found).toHaveCount(0)
})

test('a selected image that cannot be shown is reported', async ({ page }) => {
  const picture = await makePicture()
  await page.route(/\/media\//, (route) => route.abort())
  await openGallery(page)
  await gallery(page).locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText('Failed to load image preview')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Failed to load image preview')).toBeHidden()

  await page.unroute(/\/media\//)
  await page.goto('/admin/media')
  const search = page.getByRole('searchbox')
  await search.fill(picture.name)
  await search.press('Enter')
  await page.getByRole('button', { name: `Delete ${picture.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No images match the search term')).toBeVisible()
})
