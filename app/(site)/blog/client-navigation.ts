import type { Route } from 'next'

interface Options {
  signal: AbortSignal
  prefetch: (url: Route) => void
  go: (url: Route, scroll: boolean) => void
  back: () => void
}

// Duplicated from lib/blog/list-url.ts, which imports the validation library.
const LIST = '/blog'
const SEARCH = '/blog/search'
const isList = (path: string) => path === LIST || path === SEARCH

/** The last list shown. Undefined until the script runs. */
let lastList: string | null | undefined
/** The path of the article that was last opened from a list, which is the previous page in the tab's history. */
let openedFromList: string | null = null
/** The number of articles shown before Load More was pressed. */
let shownBefore: number | null = null

/** Handles unmodified clicks on links within the blog, and submissions of the list's forms. */
export function interceptNavigation({ signal, prefetch, go, back }: Options) {
  if (lastList === undefined) {
    // The link may have been pressed before the list's script had loaded.
    lastList = listIn(document.referrer)
    // An article in a new tab has no list to go back to.
    if (lastList !== null && history.length > 1) openedFromList = location.pathname
  }

  function leaveFor(url: URL) {
    const isFromList = isList(location.pathname)
    openedFromList = isFromList ? url.pathname : null
    if (isFromList) lastList = location.pathname + location.search
    // Changing a filter keeps the scroll position.
    const scroll = !(isFromList && isList(url.pathname))
    go((url.pathname + url.search) as Route, scroll)
  }

  function onReach(event: Event) {
    const url = blogUrl(linkOf(event))
    // Filtered lists are rendered on request, so prefetching them does not help.
    if (url && url.pathname !== SEARCH) prefetch((url.pathname + url.search) as Route)
  }

  function onClick(event: MouseEvent) {
    const link = linkOf(event)
    const url = blogUrl(link)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !url || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const isToList = 'back' in link.dataset
    // After a jump within the article, going back would stay on it.
    if (isToList && location.pathname === openedFromList && !location.hash) return back()
    shownBefore = link.dataset.more ? Number(link.dataset.more) : null
    leaveFor(isToList && lastList ? new URL(lastList, location.href) : url)
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== SEARCH) return
    event.preventDefault()
    const chosen = [...new FormData(form)].filter(
      ([, value]) => typeof value === 'string' && value.trim() !== '',
    )
    const query = new URLSearchParams(chosen as [string, string][]).toString()
    leaveFor(new URL(query ? `${SEARCH}?${query}` : LIST, location.href))
  }

  function onChange({ target }: Event) {
    if (target instanceof HTMLSelectElement && 'submitsForm' in target.dataset) target.form?.requestSubmit()
  }

  document.addEventListener('pointerdown', onReach, { signal, passive: true })
  document.addEventListener('mouseover', onReach, { signal, passive: true })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('change', onChange, { signal })
}

/**
 * Moves focus to the first article that Load More added, because the button may be gone. The new list may appear after
 * the rest of the page, so this waits for the article. Returns a function that stops waiting.
 */
export function focusNewArticle(): () => void {
  const observer = new MutationObserver(() => focusFirstNewArticle() && observer.disconnect())
  if (shownBefore !== null && !focusFirstNewArticle())
    observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Returns false if the article has yet to appear. */
function focusFirstNewArticle() {
  if (shownBefore === null) return true
  const links = [...document.querySelectorAll<HTMLElement>('[data-articles] article a')]
  // The router keeps previous pages in the document, hidden.
  const shown = links.filter((link) => link.checkVisibility())
  const first = shown[shownBefore]
  if (!first) return false
  first.focus({ preventScroll: true })
  shownBefore = null
  return true
}

/** Resets the list's forms to match the page's URL. */
export function resetForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(`main form[action="${SEARCH}"]`)) form.reset()
}

function linkOf({ target }: Event) {
  // Links in the header's menus load a new document; otherwise their menu would stay open.
  return target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
}

/** Returns the path and query of a blog list from its URL; null for any other URL. */
function listIn(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed?.origin === location.origin && isList(parsed.pathname)
    ? parsed.pathname + parsed.search
    : null
}

/**
 * Returns the URL of a link within the blog; undefined for all other links, including the feed and anchors on this
 * page.
 */
function blogUrl(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  const isPage = url.origin === location.origin && /^\/blog(\/[a-z0-9-]+)?$/.test(url.pathname)
  return isPage && !url.hash ? url : undefined
}
