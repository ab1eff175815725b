import { site } from '@/lib/site'

/**
 * The consent given by subscribing. Every wording ever shown is kept here under its version: subscribers store the version. A
 * new wording gets a new version at the top.
 */
export const consentTexts = {
  '2026-11': `By subscribing you agree that ${site.name} may email you new articles. You can unsubscribe at any time.`,
} as const

export type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11'
