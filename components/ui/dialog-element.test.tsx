// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogHandlers } from './dialog-element'

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

/** Presses the mouse on one element and releases it on another. Browsers then click the one that contains both. */
function drag(from: string, to: string) {
  const [start, end] = [document.querySelector(from), document.querySelector(to)]
  const clicked = start?.contains(end) ? start : end
  start?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  end?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

it('closes on a click on the backdrop', () => {
  drag('dialog', 'dialog')
  expect(onClose).toHaveBeenCalled()
})

it.each([
  ['within the dialog', 'textarea', 'textarea'],
  ['until the pointer is on the backdrop', 'textarea', 'dialog'],
  ['from the backdrop', 'dialog', 'textarea'],
])('stays open when text is selected %s', (_where, from, to) => {
  drag(from, to)
  expect(onClose).not.toHaveBeenCalled()
})
