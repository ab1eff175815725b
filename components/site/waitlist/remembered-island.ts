/**
 * Marks the document before it is painted if this browser remembers a signup that is recent and allowed by consent,
 * so that join buttons and the form's page can show it. Applies the same rules as `readSignup`, which also deletes
 * signups that fail them.
 */
export function showRememberedSignup({
  key,
  consentKey,
  days,
}: {
  key: string
  consentKey: string
  /** How long a signup is remembered. */
  days: number
}) {
  const show = () => {
    try {
      const { preferences } = JSON.parse(localStorage.getItem(consentKey) ?? '')
      const { joinedOn } = JSON.parse(localStorage.getItem(key) ?? '')
      const isRecent = Date.now() - Date.parse(joinedOn) < days * 24 * 60 * 60 * 1000
      if (preferences.functional && isRecent) document.documentElement.dataset.joined = ''
    } catch {
      // Nothing is remembered, or storage is disabled.
    }
  }
  show()
  // The visitor may have joined on the page they are returning from, or in another tab.
  addEventListener('pageshow', show)
  addEventListener('storage', show)
}
