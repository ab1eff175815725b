// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { act } from 'react'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ActionForm } from '@/components/forms/action-form'
import { hasUnsavedChanges } from '@/components/forms/leave-guards'
import { useActionForm } from '@/components/forms/use-action-form'
import { uploadMessages } from '@/lib/media/schema'
import { holdSaves } from '../../../tests/support/held-saves'
import {
  chooseFile,
  holdUploads,
  pngFile,
  transfer,
  uploadedImage,
} from '../../../tests/support/held-uploads'
import { click, mount, submit, text, until } from '../../../tests/support/mount'
import { MarkdownField } from './markdown-field'

const { sendUpload } = vi.hoisted(() => ({ sendUpload: vi.fn() }))
vi.mock('@/components/forms/send-upload', () => ({ sendUpload }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
// The editor measures its text in frames, and jsdom has no layout.
vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ images: [], hasNext: false }))

const save = vi.fn()
const closed = vi.fn()
beforeEach(() => {
  save.mockReset()
  closed.mockReset()
})

function Form() {
  const form = useActionForm({
    schema: z.strictObject({ content: z.string() }),
    action: save,
    values: { content: 'Above\n\nBelow' },
    onSuccess: closed,
  })
  return (
    <ActionForm form={form}>
      <MarkdownField form={form} name="content" label="Content" hint="" rows={3} slot="blogImage" />
    </ActionForm>
  )
}

const content = () => document.querySelector<HTMLTextAreaElement>('[name=content]')?.value
const editorBox = () => document.querySelector<HTMLElement>('.cm-content')
const paste = (...files: File[]) => transfer('paste', editorBox(), ...files)

/** Opens the form with the cursor after "Above". */
async function open() {
  const uploads = holdUploads(sendUpload)
  await mount(<Form />)
  await until(() => expect(editorBox()).not.toBeNull())
  const view = EditorView.findFromDOM(editorBox() as HTMLElement)
  await act(async () => view?.dispatch({ selection: { anchor: 5 } }))
  const write = (at: number, insert: string) =>
    act(async () =>
      view?.dispatch({ changes: { from: at, insert }, selection: { anchor: at + insert.length } }),
    )
  return { ...uploads, write, cursor: () => view?.state.selection.main.head }
}

it('saves only after a pasted image is in the text, and counts the upload as an unsaved change', async () => {
  const { finishUpload } = await open()
  await paste(pngFile('a.png'))
  expect(hasUnsavedChanges()).toBe(true)
  await submit()
  expect(save).not.toHaveBeenCalled()
  expect(text()).toContain('An upload is still running')
  await finishUpload({ image: uploadedImage('a') })
  expect(text()).not.toContain('Please wait')
  await submit()
  await until(() => expect(save).toHaveBeenCalledWith({ content: 'Above\n\n![](/media/b/a.png)\n\nBelow' }))
})

it('stays open after saving until an image that was pasted meanwhile is in the text', async () => {
  const { finishUpload } = await open()
  const { startSaving, finishSaving } = holdSaves(save)
  await startSaving()
  await paste(pngFile('a.png'))
  await finishSaving()
  expect(closed).not.toHaveBeenCalled()
  await finishUpload({ image: uploadedImage('a') })
  await until(() => expect(closed).toHaveBeenCalled())
  expect(content()).toContain('/media/b/a.png')
})

it('inserts images where they were pasted, one after another, and leaves the cursor where someone writes', async () => {
  const { finishUpload, write, cursor } = await open()
  await paste(pngFile('a.png'))
  await paste(pngFile('b.png'))
  await write(12, ' it')
  await finishUpload({ image: uploadedImage('a') })
  await write(0, 'Far ')
  await finishUpload({ image: uploadedImage('b') })
  expect(content()).toBe('Far Above\n\n![](/media/b/a.png)\n\n![](/media/b/b.png)\n\nBelow it')
  expect(cursor()).toBe(4)
})

it('inserts an image before text that is typed at the same place while it uploads', async () => {
  const { finishUpload, write } = await open()
  await paste(pngFile('a.png'))
  await write(5, ' and after')
  await finishUpload({ image: uploadedImage('a') })
  expect(content()).toBe('Above\n\n![](/media/b/a.png)\n\n and after\n\nBelow')
})

it('reports each pasted file that cannot be uploaded', async () => {
  const { failUpload } = await open()
  const shown = vi.spyOn(toast, 'error')
  await paste(pngFile('a.png'))
  await paste(new File(['x'], 'b.svg', { type: 'image/svg+xml' }))
  await failUpload('Failed to upload image: it is damaged')
  expect(shown.mock.lastCall?.[0]).toBe(
    `a.png: Failed to upload image: it is damaged\nb.svg: ${uploadMessages.type}`,
  )
})

describe('an upload in the gallery', () => {
  async function startUpload() {
    const form = await open()
    await openGallery()
    await chooseFile(pngFile('a.png'))
    return form
  }
  async function openGallery() {
    await click('[aria-label="Image from the gallery"]')
    await until(() => expect(text()).toContain('No images found'))
  }
  const closeGallery = () => click('[aria-label=Close]')

  it('closes the gallery, and writing continues below the image', async () => {
    const { finishUpload, cursor } = await startUpload()
    await finishUpload({ image: uploadedImage('a') })
    expect(document.querySelector('dialog')?.open).toBe(false)
    expect(content()).toBe('Above\n\n![](/media/b/a.png)\n\n\n\nBelow')
    expect(document.activeElement).toBe(editorBox())
    expect(cursor()).toBe(28)
  })

  it('leaves the focus and cursor alone if the gallery has closed', async () => {
    const { finishUpload, write, cursor } = await startUpload()
    await closeGallery()
    await write(12, ' it')
    const button = document.querySelector<HTMLButtonElement>('.segment')
    button?.focus()
    await finishUpload({ image: uploadedImage('a') })
    expect(content()).toBe('Above\n\n![](/media/b/a.png)\n\nBelow it')
    expect(document.activeElement).toBe(button)
    expect(cursor()).toBe(content()?.length)
  })

  it('leaves the gallery open if it has been opened again', async () => {
    const { finishUpload } = await startUpload()
    await closeGallery()
    await openGallery()
    await finishUpload({ image: uploadedImage('a') })
    expect(document.querySelector('dialog')?.open).toBe(true)
    expect(content()).toContain('/media/b/a.png')
  })
})
