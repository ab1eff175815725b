import type { Browser, BrowserContext } from '@playwright/test'
import { noteSentence, sentences, unseenSentences } from '../../scripts/test/sentences.mjs'

/** Records the specified sentences in a message for staff that no page can show in a test. */
export function noteStaffMessage(message: string) {
  for (const { id, place, pattern } of sentences)
    if (place === 'staff' && new RegExp(pattern).test(message)) noteSentence(id)
}

/** Records each specified sentence that becomes visible on a page of this browser, in all contexts. */
export function watchPages(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await watchContext(context)
    return context
  }
}

/** Looks only for sentences that no test has seen yet, because looking takes time on every page. */
async function watchContext(context: BrowserContext) {
  const unseen = unseenSentences()
  if (unseen.length === 0) return
  await context.exposeBinding('noteSentence', (_source, id: string) => noteSentence(id))
  await context.addInitScript(watchDocument, unseen)
}

/** Runs in the page before its own scripts. A change without any of the sentences costs one search and no layout. */
function watchDocument(sentences: { id: string; place: string; pattern: string }[]) {
  const { noteSentence } = window as unknown as { noteSentence: (id: string) => void }
  const later = window.setTimeout.bind(window)
  const any = new RegExp(sentences.map(({ pattern }) => pattern).join('|'))
  const seen = new Set<string>()
  let hidden = new Set<Element>()

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // A test may leave before a toast has faded in.
    const opacityProperty = !element.closest('[data-sonner-toast]')
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty, visibilityProperty: true })
  }
  const isText = (element: Element) => !element.closest('script, style, noscript, template')
  const sentencesIn = (text: string) => {
    const place = /^\/admin(\/|$)/.test(location.pathname) ? 'staff' : 'public'
    return sentences.filter(
      (one) => one.place === place && !seen.has(one.id) && new RegExp(one.pattern).test(text),
    )
  }

  function look(element: Element) {
    const text = element.textContent ?? ''
    if (!any.test(text) || !isText(element)) return
    const inside = [...element.children].filter((child) => any.test(child.textContent ?? ''))
    for (const child of inside) look(child)
    const rest = inside.reduce((left, child) => left.replace(child.textContent ?? '', ' '), text)
    const found = sentencesIn(rest)
    if (found.length === 0) return
    if (!isVisible(element)) return void hidden.add(element)
    for (const { id } of found) {
      seen.add(id)
      noteSentence(id)
    }
  }

  /** Checks hidden elements again, because they may have been expanded or faded in since. */
  function lookAgain() {
    const before = hidden
    hidden = new Set()
    for (const element of before) if (element.isConnected) look(element)
    if (hidden.size > 0) later(lookAgain, 100)
  }

  new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const nodes = addedNodes.length > 0 ? addedNodes : [target]
      for (const node of nodes) {
        const element = node instanceof Element ? node : node.parentElement
        if (element?.isConnected) changed.add(element)
      }
    }
    const wasCalm = hidden.size === 0
    for (const element of changed) if (!changed.has(element.parentElement as Element)) look(element)
    if (wasCalm && hidden.size > 0) later(lookAgain, 100)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  // A test may leave as soon as it has seen a message that fades in.
  window.addEventListener('pagehide', lookAgain)
}
