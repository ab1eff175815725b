import { HOST_ONLY, hostCookieName } from '@/lib/platform/host-cookie'
import { storagePrefix } from '@/lib/site'

/** The categories that a visitor can allow or refuse. Necessary cookies need no consent. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

export type ConsentPreferences = { necessary: true } & Record<OptionalCategory, boolean>

export interface ConsentRecord {
  /** When the choice was made, as an ISO timestamp. */
  timestamp: string
  preferences: ConsentPreferences
}

// Increase this when cookies are used in a new way, to ask everyone again. It is part of the storage key, so that
// consent to an older policy is not even read.
const revision = 2

export const consent = {
  revision,
  /** The key of the record in local storage. */
  storageKey: `${storagePrefix}-consent-${revision}`,
  /** The cookie that tells the server about the choice. */
  cookieName: `${storagePrefix}-consent`,
} as const

/** Returns preferences that allow or refuse all optional categories. */
export function allowAll(isAllowed: boolean): ConsentPreferences {
  return { necessary: true, analytics: isAllowed, marketing: isAllowed, functional: isAllowed }
}

/** Parses a stored record. Returns null if it is invalid, so that the visitor is asked again. */
export function parseConsent(stored: string | null): ConsentRecord | null {
  try {
    const { timestamp, preferences } = JSON.parse(stored ?? '')
    const isComplete = optionalCategories.every((category) => typeof preferences[category] === 'boolean')
    if (!isComplete || Number.isNaN(Date.parse(timestamp))) return null
    const { analytics, marketing, functional } = preferences
    return { timestamp, preferences: { necessary: true, analytics, marketing, functional } }
  } catch {
    return null
  }
}

const YEAR_S = 365 * 24 * 3600

/** Returns the cookie to set: the revision, then the allowed categories, such as `1.analytics.functional`. */
export function consentCookie(preferences: ConsentPreferences, isHttps: boolean): string {
  const allowed = optionalCategories.filter((category) => preferences[category])
  const value = [revision, ...allowed].join('.')
  const name = hostCookieName(consent.cookieName, isHttps)
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** Returns what a request's cookie allows, or null if it contains no choice under the current policy. */
export function parseConsentCookie(value: string | undefined): ConsentPreferences | null {
  const [chosenUnder, ...allowed] = (value ?? '').split('.')
  if (chosenUnder !== String(revision)) return null
  const isAllowed = (category: OptionalCategory) => allowed.includes(category)
  return {
    necessary: true,
    analytics: isAllowed('analytics'),
    marketing: isAllowed('marketing'),
    functional: isAllowed('functional'),
  }
}

/**
 * Lists the cookies in `document.cookie` that are not the site's own and may be removed when consent is
 * withdrawn.
 */
export function removableCookies(cookies: string): string[] {
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  return names.filter((name) => name !== '' && !name.replace(HOST_ONLY, '').startsWith(storagePrefix))
}

/**
 * Lists the values of the Domain attribute with which a script on this host may have set a cookie: none (''),
 * the host and its parent domains.
 */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}
