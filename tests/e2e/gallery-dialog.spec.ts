import { makePicture } from '../support/picture'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test('the gallery dialog finds, copies and deletes images', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, '/admin/media')
  const picture = await makePicture()
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText('Uploaded successfully')).toBeVisible()

  await page.goto('/admin/landing/testimonials?add')
  await page.getByRole('button', { name: 'Choose photo' }).click()
  const gallery = page.getByRole('dialog', { name: 'Choose an image' })
  await gallery.getByRole('searchbox').fill(picture.name.toUpperCase())
  const found = gallery.getByRole('list', { name: 'Images' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(/\d+\.\d\d KB/)
  await found.getByRole('button', { name: /^Copy the link/ }).click()
  const copied = page.getByText('Image URL copied to clipboard!')
  // The toast stays while the pointer is over it, so the next steps use the keyboard.
  await copied.hover()
  await expect(gallery.getByText('Image URL copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/media/general-images/')

  await found.getByRole('button', { name: /^Delete/ }).press('Enter')
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this image? This action cannot be undone.',
  })
  await expect(question).toBeVisible()
  await expect(copied).toHaveCount(1)
  await copied.click({ trial: true })
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(found).toHaveCount(1)
  await expect(copied).toHaveCount(1)
  await copied.click({ trial: true })
  await found.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(gallery.getByText(`Deleted ${picture.name}`)).toBeVisible()
  await expect(gallery.getByText('No images match the search term')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
})
