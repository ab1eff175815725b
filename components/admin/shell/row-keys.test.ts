// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import '../../../tests/support/mount'
import { pressKey } from './row-keys'

const clicks: string[] = []
const key = (name: string, shiftKey = false) =>
  pressKey(new KeyboardEvent('keydown', { key: name, shiftKey }))
const focused = () => document.activeElement?.id

const row = (name: string) => `
  <tr>
    <td><input id="select-${name}" type="checkbox" aria-keyshortcuts="X Shift+X"></td>
    <td><a id="${name}" href="#${name}">${name}</a></td>
    <td><select id="status-${name}" aria-keyshortcuts="S"><option>Active</option></select></td>
    <td><button id="delete-${name}" aria-keyshortcuts="Delete"></button></td>
  </tr>`

beforeEach(() => {
  clicks.length = 0
  document.body.innerHTML = `
    <input id="search" aria-keyshortcuts="/">
    <table><tbody data-rows>${row('ada')}<tr><td>Nothing to open</td></tr>${row('chidi')}</tbody></table>
    <ol data-rows><li><button disabled>Move up</button><button id="unsubscribe">Unsubscribe</button></li></ol>`
  for (const element of document.querySelectorAll<HTMLElement>('a, button, [type=checkbox]'))
    element.addEventListener('click', ({ shiftKey }) =>
      clicks.push(`${shiftKey ? 'Shift ' : ''}${element.id}`),
    )
})

it('moves focus from row to row across lists, and stops at both ends', () => {
  const visited = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((name) => {
    key(name)
    return focused()
  })
  expect(visited).toEqual(['ada', 'chidi', 'unsubscribe', 'unsubscribe', 'chidi', 'ada', 'ada'])
})

it('acts on the row that has focus', () => {
  key('j')
  key('j')
  for (const name of ['o', 'x', '#', 'Delete']) key(name)
  key('X', true)
  expect(clicks).toEqual(['chidi', 'select-chidi', 'delete-chidi', 'delete-chidi', 'Shift select-chidi'])
})

it('leaves all rows alone while none has focus', () => {
  expect(['o', 'x', 's', '#'].map((name) => key(name))).toEqual([false, false, false, false])
  expect(clicks).toEqual([])
})

it('focuses a search box', () => {
  expect(key('/')).toBe(true)
  expect(focused()).toBe('search')
})

it('lets a panel have J and K, even at the end of its list', () => {
  const steps =
    '<button id="next" aria-keyshortcuts="J"></button><button disabled aria-keyshortcuts="K"></button>'
  document.body.insertAdjacentHTML('beforeend', steps)
  document.querySelector('#next')?.addEventListener('click', () => clicks.push('next'))
  key('j')
  key('k')
  expect(clicks).toEqual(['next'])
  expect(focused()).toBe('')
})

it.each(['change', 'Escape'])('returns focus from a status select on %s', (what) => {
  const showPicker = vi.fn()
  Object.assign(HTMLSelectElement.prototype, { showPicker })
  key('j')
  key('s')
  expect(focused()).toBe('status-ada')
  expect(showPicker).toHaveBeenCalledOnce()
  const event = what === 'change' ? new Event('change') : new KeyboardEvent('keydown', { key: what })
  document.activeElement?.dispatchEvent(event)
  expect(focused()).toBe('ada')
})

it('ignores previous pages, which the router keeps hidden', () => {
  const layout = vi.spyOn(Element.prototype, 'checkVisibility')
  onTestFinished(() => layout.mockRestore())
  layout.mockImplementation(function (this: Element) {
    return this.closest('[hidden]') === null
  })
  const page = document.createElement('div')
  page.hidden = true
  page.innerHTML = `
    <a id="next-record" href="#next" aria-keyshortcuts="J"></a>
    <button id="delete-record" aria-keyshortcuts="Delete"></button>
    <table><tbody data-rows>${row('hidden')}</tbody></table>`
  document.body.prepend(page)
  for (const element of page.querySelectorAll('a, button'))
    element.addEventListener('click', () => clicks.push(element.id))
  expect([key('#'), key('j')]).toEqual([false, true])
  expect(focused()).toBe('ada')
  expect(clicks).toEqual([])
})
