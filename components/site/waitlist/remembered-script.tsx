import { Island } from '@/components/ui/island'
import { consent } from '@/lib/consent/consent-record'
import { REMEMBERED_DAYS, SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'
import { showRememberedSignup } from './remembered-island'

/** Shows that this browser has joined, before the page's own scripts have loaded. */
export const RememberedScript = () => (
  <Island
    run={showRememberedSignup}
    args={[{ key: SIGNUP_KEY, consentKey: consent.storageKey, days: REMEMBERED_DAYS }]}
  />
)
