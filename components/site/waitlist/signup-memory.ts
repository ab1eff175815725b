import { readConsent } from '@/components/site/consent/read-consent'
import { lagosDay } from '@/lib/dates'
import { parseSignup, type RememberedSignup, SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'

/** For visitors who do not allow functional storage: lasts until the page is left. */
let current: RememberedSignup | null = null

/** Remembers that this browser joined today, across visits if the visitor allows functional storage. */
export function rememberSignup(plan: string): RememberedSignup {
  current = { joinedOn: lagosDay(new Date()), plan }
  try {
    if (readConsent()?.preferences.functional) localStorage.setItem(SIGNUP_KEY, JSON.stringify(current))
  } catch {
    // Storage is disabled or full.
  }
  return current
}

export function readSignup(): RememberedSignup | null {
  try {
    return current ?? parseSignup(localStorage.getItem(SIGNUP_KEY))
  } catch {
    return null
  }
}

/** Forgets the signup, so that the form is shown again. The place on the waitlist stays. */
export function forgetSignup() {
  current = null
  delete document.documentElement.dataset.joined
  try {
    localStorage.removeItem(SIGNUP_KEY)
  } catch {
    // Storage is disabled.
  }
}
