import type { ConsentRecord } from '@/lib/consent/consent-record'

/** Shows the cookie dialog to visitors who have not chosen yet, and stores their choice. */
export function askForConsent({
  dialogId,
  chosenEvent,
  storageKey,
  cookies,
  analyticsUrl,
  askAfterMs,
}: {
  dialogId: string
  chosenEvent: string
  storageKey: string
  /** The cookie for each choice over http. Over https, `consentCookie` adds a prefix and `Secure`, and so must this. */
  cookies: { all: string; none: string }
  /** The analytics script, loaded once a visitor allows analytics. */
  analyticsUrl?: string | undefined
  /** The delay after the page has loaded. */
  askAfterMs: number
}) {
  const found = document.getElementById(dialogId)
  if (!(found instanceof HTMLDialogElement)) return
  const dialog: HTMLDialogElement = found
  // Another tab, or a page opened after this one, may have withdrawn consent.
  addEventListener('storage', stopAnalytics)
  addEventListener('pageshow', stopAnalytics)
  const record = readRecord()
  if (record) {
    if (record.preferences.analytics) loadAnalytics()
    return
  }
  let isAnswered = false
  if (document.readyState === 'complete') askAfterDelay()
  else addEventListener('load', askAfterDelay)
  addEventListener(chosenEvent, close)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue) close()
  })
  // Runs before the page's other scripts, which hold back clicks they cannot handle yet.
  addEventListener('click', choose, true)
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })
  dialog.addEventListener('close', () => isAnswered || dialog.showModal())

  /** Returns the stored choice, validated as strictly as in `parseConsent`. */
  function readRecord(): ConsentRecord | undefined {
    try {
      const record = JSON.parse(localStorage.getItem(storageKey) ?? '')
      const values = ['analytics', 'marketing', 'functional'].map((name) => record.preferences[name])
      const isComplete = values.every((value) => typeof value === 'boolean')
      return isComplete && !Number.isNaN(Date.parse(record.timestamp)) ? record : undefined
    } catch {
      return undefined
    }
  }

  function askAfterDelay() {
    setTimeout(() => {
      showAfterOtherDialogs()
      document.addEventListener('close', showAfterOtherDialogs, true)
    }, askAfterMs)
  }

  /** Waits until all other dialogs are closed, so that nobody is interrupted while filling in a form. */
  function showAfterOtherDialogs() {
    // Someone who comes back to this page may have chosen on another one.
    if (isAnswered || readRecord() || dialog.open || document.querySelector('dialog:modal')) return
    dialog.showModal()
    // Focus the dialog instead of its first button, which a key meant for the page could press.
    dialog.focus()
  }

  function choose(event: Event) {
    const button = event.target instanceof Element && event.target.closest('[data-consent]')
    if (!button) return
    event.stopPropagation()
    const isAllowed = button.getAttribute('data-consent') === 'all'
    const preferences = { necessary: true, analytics: isAllowed, marketing: isAllowed, functional: isAllowed }
    try {
      localStorage.setItem(storageKey, JSON.stringify({ timestamp: new Date().toISOString(), preferences }))
    } catch (error) {
      console.warn('The cookie choice could not be stored.', error)
    }
    const cookie = isAllowed ? cookies.all : cookies.none
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    document.cookie = location.protocol === 'https:' ? `__Host-${cookie}; Secure` : cookie
    if (isAllowed) loadAnalytics()
    close()
  }

  function close() {
    isAnswered = true
    dialog.close()
  }

  function loadAnalytics() {
    if (!analyticsUrl || document.getElementById('analytics')) return
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { id: 'analytics', src: analyticsUrl, async: true }))
  }

  /** Reloads the page if analytics is running without consent: see `applyWithdrawal`. */
  function stopAnalytics() {
    if (document.getElementById('analytics') && !readRecord()?.preferences.analytics) location.reload()
  }
}
