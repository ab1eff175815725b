// @vitest-environment jsdom
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, press } from '../../../tests/support/mount'
import { useEditor } from './use-editor'

vi.mock('./editor', () => {
  throw new Error('The connection is gone')
})

function Field() {
  const box = useRef<HTMLTextAreaElement>(null)
  const { parent, run, insertBlock } = useEditor({ box, isReadOnly: false, chooseImage: () => undefined })
  return (
    <>
      <textarea ref={box} name="content" defaultValue="a word" />
      <div ref={parent} />
      <button type="button" onClick={() => run('bold')}>
        Bold
      </button>
      <button type="button" onClick={() => insertBlock('![](/media/b/a.png)')}>
        Image
      </button>
    </>
  )
}

it('edits the text area if the editor cannot be loaded', async () => {
  await mount(<Field />)
  const box = document.querySelector<HTMLTextAreaElement>('[name=content]')
  const heard = vi.fn()
  box?.addEventListener('input', heard)
  box?.setSelectionRange(2, 6)
  await press('Bold')
  expect(box?.value).toBe('a **word**')
  expect(heard).toHaveBeenCalledTimes(1)
  box?.setSelectionRange(10, 10)
  await press('Image')
  expect(box?.value).toBe('a **word**\n\n![](/media/b/a.png)')
})
