import { readConsent } from '@/components/site/consent/read-consent'
import { lagosDay } from '@/lib/dates'
import { parseSignup, type RememberedSignup, SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'

/** A signup made on this page, for visitors who do not allow functional storage. Lasts until they leave the page. */
let current: RememberedSignup | null = null

/**
 * Remembers that this browser joined the waitlist today, across visits if the visitor allows functional
 * storage.
 */
export function rememberSignup(plan: string): RememberedSignup {
  current = { joinedOn: lagosDay(new Date()), plan }
  document.documentElement.dataset.joined = ''
  try {
    if (isAllowed()) localStorage.setItem(SIGNUP_KEY, JSON.stringify(current))
  } catch {
    // Storage is disabled or full.
  }
  return current
}

/** Returns the remembered signup. Deletes a stored one that is too old or no longer allowed. */
export function readSignup(): RememberedSignup | null {
  if (current) return current
  try {
    const stored = isAllowed() && parseSignup(localStorage.getItem(SIGNUP_KEY), lagosDay(new Date()))
    if (stored) return stored
    localStorage.removeItem(SIGNUP_KEY)
  } catch {
    // Storage is disabled.
  }
  return null
}

const isAllowed = () => readConsent()?.preferences.functional === true

/** Forgets the signup, so that the form is shown again. The person keeps their place on the waitlist. */
export function forgetSignup() {
  current = null
  delete document.documentElement.dataset.joined
  try {
    localStorage.removeItem(SIGNUP_KEY)
  } catch {
    // Storage is disabled.
  }
}
