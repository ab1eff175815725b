// @vitest-environment jsdom
import '../../../tests/support/mount'

import { expect, it, onTestFinished, vi } from 'vitest'
import { isForPage } from './shortcut-keys'

const event = new KeyboardEvent('keydown', { key: 'g' })

it('ignores what is typed while a saved form makes way for another page', () => {
  document.body.innerHTML = '<form></form>'
  expect(isForPage(event)).toBe(true)
  document.querySelector('form')?.setAttribute('inert', '')
  expect(isForPage(event)).toBe(false)
})

it('works on the page that follows, while the router keeps the form hidden', () => {
  document.body.innerHTML = '<form inert></form>'
  const layout = vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false)
  onTestFinished(() => layout.mockRestore())
  expect(isForPage(event)).toBe(true)
})
