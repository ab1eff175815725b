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
