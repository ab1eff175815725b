import { forgetSignup } from '@/components/site/waitlist/signup-memory'
import {
  type ConsentPreferences,
  type ConsentRecord,
  consent,
  cookieDomains,
  optionalCategories,
  removableCookies,
} from '@/lib/consent/consent-record'

/**
 * Stores a choice. If storage is disabled, the choice lasts until the visitor leaves the page, and the next page asks
 * again.
 */
export function storeConsent(preferences: ConsentPreferences) {
  const record: ConsentRecord = { timestamp: new Date().toISOString(), preferences }
  try {
    localStorage.setItem(consent.storageKey, JSON.stringify(record))
  } catch (error) {
    console.warn('The cookie choice could not be stored.', error)
  }
}

/**
 * Removes what was stored under consent that has now been withdrawn. If analytics is running, reloads the page,
 * because a running script cannot be stopped any other way. Cannot remove HttpOnly cookies or cookies from other
 * domains.
 */
export function applyWithdrawal(before: ConsentPreferences | undefined, after: ConsentPreferences) {
  const isWithdrawn = optionalCategories.some((category) => before?.[category] && !after[category])
  if (!isWithdrawn) return
  if (!after.functional) forgetSignup()
  for (const name of removableCookies(document.cookie)) {
    for (const domain of cookieDomains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
  if (!after.analytics && document.getElementById('analytics')) location.reload()
}
