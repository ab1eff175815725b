// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allowAll, consentCookie } from '@/lib/consent/consent-record'
import '@/tests/support/mount'
import { askForConsent } from './consent-island'

const KEY = 'choice'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  const { querySelector } = Document.prototype
  // jsdom does not know :modal.
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'dialog:modal' ? null : querySelector.call(document, selector),
  )
  document.body.innerHTML = '<dialog id="question"></dialog>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

function store(isAllowed: boolean) {
  const record = { timestamp: new Date().toISOString(), preferences: allowAll(isAllowed) }
  localStorage.setItem(KEY, JSON.stringify(record))
}

const isAsking = () => document.querySelector('dialog')?.open

function ask() {
  const cookies = { all: consentCookie(allowAll(true), false), none: consentCookie(allowAll(false), false) }
  askForConsent({
    dialogId: 'question',
    chosenEvent: 'chosen',
    storageKey: KEY,
    cookies,
    analyticsUrl: 'https://stats.example/script.js',
    askAfterMs: 1_000,
  })
}

it('asks after a delay', () => {
  ask()
  expect(isAsking()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(isAsking()).toBe(true)
})

it('does not ask someone who chose on another page and has come back to this one', () => {
  ask()
  store(false)
  vi.advanceTimersByTime(1_000)
  expect(isAsking()).toBe(false)
})

it.each(['https:', 'http:'])('stores the same cookie as the preferences do over %s', (protocol) => {
  vi.stubGlobal('location', { protocol })
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  document.body.innerHTML += '<button data-consent="all"></button>'
  ask()
  document.querySelector('button')?.click()
  expect(setCookie).toHaveBeenCalledWith(consentCookie(allowAll(true), protocol === 'https:'))
})

it.each([
  ['storage', 'in another tab'],
  ['pageshow', 'on a later page, before going back to this one'],
])('reloads on %s, without analytics, if consent was withdrawn %s', (event) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  store(true)
  ask()
  expect(document.getElementById('analytics')).not.toBeNull()
  dispatchEvent(new Event(event))
  expect(reload).not.toHaveBeenCalled()
  store(false)
  dispatchEvent(new Event(event))
  expect(reload).toHaveBeenCalled()
})
