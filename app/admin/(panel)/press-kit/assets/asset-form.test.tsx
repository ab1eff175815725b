// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import {
  chooseFile,
  holdUploads,
  pngFile,
  transfer,
  uploadedImage,
} from '../../../../../tests/support/held-uploads'
import { click, mount, submit, text, type, until } from '../../../../../tests/support/mount'
import { AssetForm } from './asset-form'

const { sendUpload, savePressAsset } = vi.hoisted(() => ({ sendUpload: vi.fn(), savePressAsset: vi.fn() }))
vi.mock('@/components/forms/send-upload', () => ({ sendUpload }))
vi.mock('@/lib/press/actions', () => ({ savePressAsset }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))

const dialog = {
  name: 'media asset',
  created: '',
  updated: '',
  onTyped: vi.fn(),
  onCancel: vi.fn(),
  onSaved: vi.fn(),
}

const pressFile = (name: string) => ({
  id: name,
  name,
  contentType: 'image/svg+xml',
  size: 1,
  previewId: null,
  previewPath: null,
})

async function open() {
  const { finishUpload } = holdUploads(sendUpload)
  await mount(<AssetForm item={null} newId="aaaaaaaa-0000-4000-8000-000000000001" dialog={dialog} />)
  return (name: string) => finishUpload(pressFile(name))
}
const svgFile = (name: string) => new File(['<svg/>'], name)
const nameField = () => document.querySelector<HTMLInputElement>('[name=name]')

it('names an asset after its latest file until someone types a name', async () => {
  const finishUpload = await open()
  const upload = async (name: string) => {
    await chooseFile(svgFile(name))
    await finishUpload(name)
    return nameField()?.value
  }
  expect(await upload('a.svg')).toBe('a')
  expect(await upload('logo-dark.svg')).toBe('logo dark')
  await type('name', 'Our logo')
  expect(await upload('c.svg')).toBe('Our logo')
})

it('takes the last of two files that are dropped one after the other, and cannot be saved before', async () => {
  const finishUpload = await open()
  const drop = (name: string) => transfer('drop', document.querySelector('input[type=file]'), svgFile(name))
  await drop('a.svg')
  await drop('b.svg')
  await finishUpload('a.svg')
  expect(dialog.onTyped).toHaveBeenLastCalledWith(true)
  await submit()
  expect(text()).toContain('An upload is still running')
  await finishUpload('b.svg')
  await until(() => expect(nameField()?.value).toBe('b'))
  expect(text()).toContain('b.svg')
  expect(text()).not.toContain('a.svg')
})

it('says that it accepts only one file when several are dropped, and uploads none', async () => {
  await open()
  await transfer('drop', document.querySelector('input[type=file]'), svgFile('a.svg'), svgFile('b.svg'))
  expect(text()).toContain('You can upload only one file at a time.')
  expect(sendUpload).not.toHaveBeenCalled()
})

it('keeps focus on the upload button during an upload, and returns it there after the file is removed', async () => {
  const finishUpload = await open()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await chooseFile(svgFile('a.svg'))
  input?.focus()
  expect(document.activeElement).toBe(input)
  await finishUpload('a.svg')
  input?.blur()
  await click('Remove file')
  expect(document.activeElement).toBe(input)
})

it('returns focus to the button that opened the gallery after an image is chosen', async () => {
  await open()
  const images = [{ ...uploadedImage('a'), size: 1 }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ images, hasNext: false }))
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Choose from Media',
  )
  button?.focus()
  await click('Choose from Media')
  await until(() => expect(text()).toContain('a.png'))
  // Keep the copy request pending.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
  document.querySelector<HTMLElement>('[aria-label=Images] button')?.focus()
  await click('[aria-label=Images] button')
  expect(document.activeElement).toBe(button)
  expect(button?.getAttribute('aria-disabled')).toBeNull()
})

it('shows the file of the saved version when someone uses that version', async () => {
  const { finishUpload } = holdUploads(sendUpload)
  const [saved, mine] = ['aaaaaaaa-0000-4000-8000-00000000000a', 'aaaaaaaa-0000-4000-8000-00000000000b']
  const item = {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    version: 1,
    name: 'Logo',
    category: 'logos',
    description: '',
    fileId: saved,
    file: { ...pressFile('saved.svg'), id: saved },
    preview: null,
  }
  const useSaved = async (fileId: string) => {
    await mount(<AssetForm item={item} newId="" dialog={dialog} />)
    await chooseFile(svgFile('mine.svg'))
    await finishUpload({ ...pressFile('mine.svg'), id: mine })
    expect(text()).toContain('mine.svg')
    const values = { name: 'Logo', category: 'logos', description: 'New', fileId }
    savePressAsset.mockResolvedValueOnce({ ok: false, message: 'Outdated', saved: { version: 2, values } })
    await submit()
    await until(() => expect(text()).toContain('A different file'))
    await click('Use the saved version')
    expect(text()).not.toContain('mine.svg')
  }
  await useSaved(saved)
  expect(text()).toContain('saved.svg')
  await useSaved('aaaaaaaa-0000-4000-8000-00000000000c')
  expect(text()).not.toContain('saved.svg')
  expect(text()).toContain('You’ll see the file after you save.')
})

it('keeps a file that is chosen while an image is being uploaded to the gallery', async () => {
  const { finishUpload } = holdUploads(sendUpload)
  await mount(<AssetForm item={null} newId="aaaaaaaa-0000-4000-8000-000000000001" dialog={dialog} />)
  const send = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ images: [], hasNext: false }))
  await click('Choose from Media')
  await until(() => expect(text()).toContain('No images found'))
  const [fileInput, galleryInput] = document.querySelectorAll('input[type=file]')
  await transfer('drop', galleryInput, pngFile('slow.png'))
  await click('[aria-label=Close]')
  await transfer('drop', fileInput, svgFile('chosen.svg'))
  await finishUpload(pressFile('chosen.svg'), 1)
  send.mockClear()
  await finishUpload({ image: uploadedImage('slow') })
  // No copy of the image is requested.
  expect(send).not.toHaveBeenCalled()
  expect(text()).toContain('chosen.svg')
})
