/**
 * Replaces the form with a note, before it is painted, in a browser that may remember its signup and does. Reads the
 * stored texts like `readSignup`, which erases what is too old or no longer allowed.
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
  try {
    const { preferences } = JSON.parse(localStorage.getItem(consentKey) ?? '')
    const { joinedOn } = JSON.parse(localStorage.getItem(key) ?? '')
    const isRecent = Date.now() - Date.parse(joinedOn) < days * 24 * 60 * 60 * 1000
    if (preferences.functional && isRecent) document.documentElement.dataset.joined = ''
  } catch {
    // Nothing is remembered, or storage is disabled.
  }
}
