// @vitest-environment jsdom
import { toast } from 'sonner'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import type { UploadedImage } from '@/lib/media/schema'
import {
  chooseFile,
  holdUploads,
  pngFile,
  transfer,
  uploadedImage,
} from '../../../tests/support/held-uploads'
import { click, mount, submit, text, until } from '../../../tests/support/mount'
import { ImageField } from './image-field'

const { sendUpload } = vi.hoisted(() => ({ sendUpload: vi.fn() }))
vi.mock('@/components/forms/send-upload', () => ({ sendUpload }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
const fetchImages = vi.spyOn(globalThis, 'fetch')

const save = vi.fn()

function Form() {
  const form = useActionForm({
    schema: z.strictObject({ imageId: z.string() }),
    action: save,
    values: { imageId: '' },
  })
  return (
    <ActionForm form={form}>
      <ImageField form={form} name="imageId" label="Photo" hint="" slot="teamPhoto" image={null} />
    </ActionForm>
  )
}

/** Opens the form and its gallery with these images. */
async function openGallery(...images: UploadedImage[]) {
  fetchImages.mockImplementation(async () =>
    Response.json({ images: images.map((image) => ({ ...image, size: 1 })), hasNext: false }),
  )
  save.mockReset()
  save.mockResolvedValue({ ok: true, data: null })
  const uploads = holdUploads(sendUpload)
  await mount(<Form />)
  await click('Choose photo')
  await until(() => expect(text()).toContain(images[0]?.name ?? 'No images found'))
  return uploads
}
const closeGallery = () => click('[aria-label=Close]')

it('saves a photo only after its upload has finished, even if the gallery has closed', async () => {
  const { finishUpload } = await openGallery()
  await chooseFile(pngFile('a.png'))
  await closeGallery()
  await submit()
  expect(save).not.toHaveBeenCalled()
  expect(text()).toContain('An upload is still running')
  await finishUpload({ image: uploadedImage('a') })
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: 'a' }))
})

it('reports an upload that fails after the gallery has closed', async () => {
  const { failUpload } = await openGallery()
  const shown = vi.spyOn(toast, 'error')
  await chooseFile(pngFile('a.png'))
  await closeGallery()
  await failUpload('Failed to upload image: it is damaged')
  expect(shown.mock.lastCall?.[0]).toBe('Failed to upload image: it is damaged')
})

it('uses the last of two images that are dropped one after the other', async () => {
  const { finishUpload } = await openGallery()
  const box = document.querySelector('input[type=file]')
  await transfer('drop', box, pngFile('a.png'))
  await transfer('drop', box, pngFile('b.png'))
  await finishUpload({ image: uploadedImage('a') })
  await finishUpload({ image: uploadedImage('b') })
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: 'b' }))
})

it('keeps an image that is chosen during an upload', async () => {
  const { finishUpload } = await openGallery(uploadedImage('chosen'))
  await chooseFile(pngFile('a.png'))
  await click('[aria-label=Images] button')
  await finishUpload({ image: uploadedImage('a') })
  expect(text()).toContain('Uploaded successfully')
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: 'chosen' }))
})

it('does not bring back an image removed during an upload', async () => {
  const { finishUpload } = await openGallery()
  const box = document.querySelector('input[type=file]')
  await transfer('drop', box, pngFile('a.png'))
  await transfer('drop', box, pngFile('b.png'))
  await finishUpload({ image: uploadedImage('a') })
  await click('Remove photo')
  await finishUpload({ image: uploadedImage('b') })
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: '' }))
})

it('keeps focus on the file input during an upload, and moves it to the Choose button after the image is removed', async () => {
  const { finishUpload } = await openGallery()
  await chooseFile(pngFile('a.png'))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  input?.focus()
  expect(document.activeElement).toBe(input)
  await finishUpload({ image: uploadedImage('a') })
  await click('Remove photo')
  expect(document.activeElement?.textContent).toBe('Choose photo')
})

it('keeps the later of two uploads, even if the earlier one finishes last', async () => {
  const { finishUpload } = await openGallery()
  await chooseFile(pngFile('a.png'))
  await closeGallery()
  await click('Choose photo')
  await chooseFile(pngFile('b.png'))
  await finishUpload({ image: uploadedImage('b') }, 1)
  await finishUpload({ image: uploadedImage('a') })
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: 'b' }))
})

it('uses an image uploaded after an earlier one was removed', async () => {
  const { finishUpload } = await openGallery()
  await chooseFile(pngFile('a.png'))
  await finishUpload({ image: uploadedImage('a') })
  await click('Remove photo')
  await click('Choose photo')
  await chooseFile(pngFile('b.png'))
  await finishUpload({ image: uploadedImage('b') })
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ imageId: 'b' }))
})
