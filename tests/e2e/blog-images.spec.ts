import { query } from '../support/database'
import { makePicture } from '../support/picture'
import { contentBox, markdown, newTitle, save, status, titleBox, write } from '../support/post-form'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

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
