// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

const LIST = '/blog/search?q=rent'
const go = vi.fn((url: string) => history.pushState(null, '', url))
const back = vi.fn()
let listening = new AbortController()

afterEach(() => {
  listening.abort()
  go.mockClear()
  back.mockClear()
  vi.restoreAllMocks()
})

/** Opens a document, whose script then runs for the first time. */
async function open(url: string, { referrer = '', entries = 2 } = {}) {
  vi.resetModules()
  const { interceptNavigation } = await import('./client-navigation')
  history.replaceState(null, '', url)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && location.origin + referrer)
  vi.spyOn(history, 'length', 'get').mockReturnValue(entries)
  document.body.innerHTML =
    '<main><a href="/blog" data-back="">Back</a><a href="/blog/second">Second</a></main>'
  listening = new AbortController()
  interceptNavigation({ signal: listening.signal, prefetch: () => {}, go, back })
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

it('goes back to the list that the article was opened from', async () => {
  await open('/blog/first', { referrer: LIST })
  click('[data-back]')
  expect(back).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
})

it('opens the list after a jump within the article, where going back would stay on it', async () => {
  await open('/blog/first', { referrer: LIST })
  location.hash = 'fees'
  click('[data-back]')
  expect(back).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledWith(LIST, true)
})

it('opens the list from an article in a new tab, which has nothing to go back to', async () => {
  await open('/blog/first', { referrer: LIST, entries: 1 })
  click('[data-back]')
  expect(back).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledWith(LIST, true)
})

it('does not leave the site from an article that was not opened from the list', async () => {
  await open('/blog/first')
  click('[data-back]')
  expect(location.pathname).toBe('/blog')
  click('[href="/blog/second"]')
  // The browser goes back twice.
  history.replaceState(null, '', '/blog/first')
  click('[data-back]')
  expect(back).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/blog')
})
