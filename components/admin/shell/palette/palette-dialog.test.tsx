// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { click, mount } from '../../../../tests/support/mount'
import { PaletteDialog } from './palette-dialog'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const nothing = () => {}
  return (
    <>
      <main>
        <button type="button" data-page-actions="">
          Reply
        </button>
      </main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Search
      </button>
      {isOpen && <PaletteDialog firstTyped="" onClosed={nothing} signOut={nothing} showShortcuts={nothing} />}
    </>
  )
}

it('lists the page’s actions last even without recent choices, so that Enter alone never runs one', async () => {
  localStorage.clear()
  await mount(<Page />)
  await click('Search')
  const options = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  expect(options.length).toBeGreaterThan(1)
  expect(options.indexOf('Reply')).toBe(options.length - 1)
})
