import { type ConsentRecord, consent, parseConsent } from '@/lib/consent/consent-record'

/** Returns the visitor's cookie choice, or null if there is none yet. */
export function readConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(consent.storageKey))
  } catch {
    return null // Storage is disabled.
  }
}
