// @vitest-environment jsdom
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount } from '../../../tests/support/mount'
import { useEditor } from './use-editor'

vi.mock('./editor', () => {
  throw new Error('The connection is gone')
})

function Field() {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const { parent, run, insertBlock } = useEditor({
    textarea,
    isReadOnly: false,
    chooseImage: () => undefined,
  })
  return (
    <>
      <textarea ref={textarea} name="content" defaultValue="a word" />
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
  const textarea = document.querySelector<HTMLTextAreaElement>('[name=content]')
  const heard = vi.fn()
  textarea?.addEventListener('input', heard)
  textarea?.setSelectionRange(2, 6)
  await click('Bold')
  expect(textarea?.value).toBe('a **word**')
  expect(heard).toHaveBeenCalledTimes(1)
  textarea?.setSelectionRange(10, 10)
  await click('Image')
  expect(textarea?.value).toBe('a **word**\n\n![](/media/b/a.png)\n\n')
})
