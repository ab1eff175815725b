// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EarlyEventsScript } from './early-events-script'
import { PAGE_READY } from './page-ready'

/** Runs the script in a page, because scripts inserted as markup do not run. */
function runScript() {
  const element = document.createElement('script')
  element.textContent = renderToStaticMarkup(<EarlyEventsScript />).replace(/<\/?script>/g, '')
  document.body.append(element)
}

const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('replays clicks, choices and keys from before the page was ready, but only once', () => {
  document.body.innerHTML =
    '<button type="button" id="menu"><svg></svg></button><button popovertarget="panel" id="native"></button>' +
    '<div data-menu><button role="tab" id="tab"></button></div><button type="button" data-reorders="handle" id="handle"></button><a href="#plan" id="plain"></a><a href="#dialog" id="join" data-opens-dialog></a>' +
    '<select id="status" data-submits-form><option>active</option><option>converted</option></select>'
  runScript()
  const heard = vi.fn()
  for (const name of ['click', 'change'])
    document.addEventListener(name, ({ target }) => heard(name, (target as Element).id))

  press('svg')
  press('svg')
  const status = document.querySelector('select')
  if (status) status.value = 'converted'
  status?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(heard).not.toHaveBeenCalled()
  press('#join')
  expect(heard).not.toHaveBeenCalled()
  for (const element of document.querySelectorAll('#tab, #handle')) {
    element.addEventListener('keydown', (event) => heard(element.id, (event as KeyboardEvent).key))
    for (const init of [{ key: 'ArrowDown' }, { key: 'Tab' }, { key: 'Home', ctrlKey: true }])
      element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
  }
  expect(heard.mock.calls).toEqual([
    ['tab', 'Tab'],
    ['tab', 'Home'],
    ['handle', 'Tab'],
    ['handle', 'Home'],
  ])
  press('#native')
  press('#plain')
  expect(heard.mock.calls.slice(4)).toEqual([
    ['click', 'native'],
    ['click', 'plain'],
  ])

  dispatchEvent(new Event(PAGE_READY))
  expect(heard.mock.calls.slice(6)).toEqual([
    ['click', 'menu'],
    ['change', 'status'],
    ['click', 'join'],
    ['tab', 'ArrowDown'],
    ['handle', 'ArrowDown'],
  ])
  press('#menu')
  expect(heard).toHaveBeenCalledTimes(12)
})

it('keeps the previous option until the dialog of another one can open', () => {
  document.body.innerHTML =
    '<input type="radio" name="dates" id="monthly" checked><label><input type="radio" name="dates" id="custom" aria-haspopup="dialog">Custom</label>'
  runScript()
  const heard = vi.fn()
  document.querySelector('#custom')?.addEventListener('click', heard)
  press('label')
  expect(document.querySelector(':checked')?.id).toBe('monthly')
  expect(heard).not.toHaveBeenCalled()
  dispatchEvent(new Event(PAGE_READY))
  expect(heard).toHaveBeenCalledOnce()
})

it.each([true, false])(
  'leaves buttons with a command to the browser only if it supports them (supported: %s)',
  (isSupported) => {
    if (isSupported)
      Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true })
    document.body.innerHTML = '<button type="button" commandfor="menu"></button>'
    runScript()
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    const heard = vi.fn()
    document.querySelector('button')?.addEventListener('click', heard)
    press('button')
    expect(heard).toHaveBeenCalledTimes(isSupported ? 1 : 0)
  },
)

it('waits three seconds only once for a link that is pressed twice', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#dialog" id="join" data-opens-dialog></a>'
  location.hash = ''
  runScript()
  press('#join')
  press('#join')
  document.querySelector('#join')?.addEventListener('click', (event) => event.preventDefault())
  dispatchEvent(new Event(PAGE_READY))
  vi.advanceTimersByTime(3_000)
  expect(location.hash).toBe('')
  vi.useRealTimers()
})

it('closes the menu around an early link, but no other dialog', () => {
  document.body.innerHTML =
    '<dialog open data-closes-on-link><a href="#plan" id="section"></a></dialog><dialog open><a href="#privacy" id="policy"></a></dialog>'
  // jsdom has no such method.
  const close = vi.fn()
  HTMLDialogElement.prototype.close = close
  runScript()
  press('#policy')
  expect(close).not.toHaveBeenCalled()
  press('#section')
  expect(close).toHaveBeenCalledOnce()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

it('ignores selects that handle early choices themselves', () => {
  document.body.innerHTML = '<select><option>active</option></select>'
  runScript()
  const heard = vi.fn()
  document.addEventListener('change', heard)
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(heard).toHaveBeenCalledOnce()
})

it('follows a link after three seconds without scripts, and does not click it again', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#dialog" id="join" data-opens-dialog></a>'
  runScript()
  const heard = vi.fn()
  document.addEventListener('click', heard)
  press('#join')
  const link = document.querySelector('#join')
  vi.advanceTimersByTime(2_999)
  expect([location.hash, link?.ariaBusy]).toEqual(['', 'true'])
  vi.advanceTimersByTime(1)
  expect([location.hash, link?.hasAttribute('aria-busy')]).toEqual(['#dialog', false])
  dispatchEvent(new Event(PAGE_READY))
  expect(heard).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('blocks a second POST of the same form for ten seconds, or until the visitor returns or the page is ready', () => {
  document.body.innerHTML =
    '<form method="post" id="first"></form><form method="post" id="other"></form><form method="get" id="search"></form>'
  runScript()
  const isSent = (id: string, timeStamp: number) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    return document.querySelector(`#${id}`)?.dispatchEvent(event)
  }
  expect([isSent('first', 0), isSent('first', 9_999), isSent('first', 10_000)]).toEqual([true, false, true])
  expect([isSent('search', 0), isSent('search', 1)]).toEqual([true, true])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(isSent('first', 10_001)).toBe(false)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(isSent('first', 10_001)).toBe(true)
  expect(isSent('other', 10_002)).toBe(true)
  dispatchEvent(new Event(PAGE_READY))
  expect(isSent('other', 10_003)).toBe(true)
})
