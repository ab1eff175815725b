// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { openEditor } from './editor'
import { continueWriting } from './writing-view'

// The editor measures its text in frames, and jsdom has no layout.
vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)

/** Opens an editor as the page of a post does. */
function open(text: string) {
  document.body.innerHTML =
    '<label for="text">Content</label><textarea id="text"></textarea><div class="md-editor"></div>'
  const textarea = document.querySelector('textarea')
  const parent = document.querySelector<HTMLElement>('.md-editor')
  if (!textarea || !parent) throw new Error('The page is incomplete')
  textarea.value = text
  const editor = openEditor({ parent, textarea, isReadOnly: false, chooseImage: () => undefined })
  onTestFinished(editor.close)
  return editor
}
const isWriting = () => document.activeElement?.closest('.md-editor') != null

it('continues on the page that saving a new record opens, if someone was writing', () => {
  const first = open('One two')
  first.focus()
  continueWriting()
  first.close()
  const second = open('One two')
  expect(isWriting()).toBe(true)

  second.close()
  open('Another post')
  expect(isWriting()).toBe(false)
})

it('leaves the focus alone if the record was saved from elsewhere', () => {
  const first = open('One two')
  continueWriting()
  first.close()
  open('One two')
  expect(isWriting()).toBe(false)
})

it('inserts images below the table in which they were pasted, in order', () => {
  const table = '| A |\n| --- |\n| 1 |'
  const editor = open(`${table}\n\nEnd`)
  editor.edit(() => ({ from: 0, to: 0, insert: '', start: 4, end: 4 }))
  const insertFirst = editor.markPlace()
  const insertSecond = editor.markPlace()
  insertFirst('![](/a.png)')
  insertSecond('![](/b.png)')
  expect(document.querySelector('textarea')?.value).toBe(`${table}\n\n![](/a.png)\n\n![](/b.png)\n\nEnd`)
})
