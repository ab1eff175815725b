// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDialog, dialogHandlers, openModal } from './dialog-element'

const onClose = vi.fn()
beforeEach(() => {
  onClose.mockClear()
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div') as HTMLDivElement)
  flushSync(() =>
    root.render(
      <dialog open {...dialogHandlers({ isOpen: true, onClose })}>
        <textarea />
      </dialog>,
    ),
  )
})

/**
 * Presses the mouse button on one element and releases it on another. Browsers then dispatch the click on the closest
 * element that contains both.
 */
function drag(from: string, to: string) {
  const [start, end] = [document.querySelector(from), document.querySelector(to)]
  const clicked = start?.contains(end) ? start : end
  start?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  end?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

it('closes when the backdrop is clicked', () => {
  drag('dialog', 'dialog')
  expect(onClose).toHaveBeenCalled()
})

it.each([
  ['within the dialog', 'textarea', 'textarea'],
  ['onto the backdrop', 'textarea', 'dialog'],
  ['from the backdrop', 'dialog', 'textarea'],
])('stays open when text is selected by dragging %s', (_where, from, to) => {
  drag(from, to)
  expect(onClose).not.toHaveBeenCalled()
})

it('stays open when the previous close event arrives just before it reopens', () => {
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const dispatchClose = () => dialog.dispatchEvent(new Event('close'))
  dialog.close = () => {
    dialog.open = false
  }
  closeDialog(dialog)
  dispatchClose()
  expect(onClose).not.toHaveBeenCalled()
  // This time, the browser closed it.
  dispatchClose()
  expect(onClose).toHaveBeenCalledOnce()
})

describe('a dialog that opens', () => {
  const openWith = (fields: string) => {
    document.body.innerHTML = `<dialog><button>Close</button><form>${fields}</form></dialog>`
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    dialog.showModal = () => {
      dialog.open = true
      dialog.querySelector('button')?.focus()
    }
    openModal(dialog)
    return document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent
  }
  const usePointer = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
  beforeEach(() => void usePointer(true))

  it('focuses its first field', () => {
    const before = '<input type="hidden" name="id"><input type="file" name="file"><input name="off" disabled>'
    expect(openWith(`${before}<select name="kind"></select><input name="title">`)).toBe('kind')
  })

  it('leaves focus to the browser if there is no field', () => expect(openWith('')).toBe('Close'))

  it('leaves focus to a control with autofocus', () =>
    expect(openWith('<input name="title"><input name="code" autofocus>')).toBe('Close'))

  it('does not open the keyboard of a phone', () => {
    usePointer(false)
    expect(openWith('<input name="title">')).toBe('Close')
  })
})
