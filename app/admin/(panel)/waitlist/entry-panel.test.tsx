// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount } from '../../../../tests/support/mount'
import { EntryPanel } from './entry-panel'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }))
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true
  },
})

it('returns focus to the row of a person whose panel was open when the page was loaded', async () => {
  history.replaceState(null, '', '?person=a')
  await mount(
    <>
      <ul data-rows="">
        <li>
          <a href="?person=a">Ada Obi</a>
        </li>
      </ul>
      <EntryPanel title="Ada Obi" steps={null}>
        Active
      </EntryPanel>
    </>,
  )
  const panel = document.querySelector('dialog')
  expect(document.activeElement).toBe(panel)
  await act(async () => panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(panel?.open).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('a'))
})
