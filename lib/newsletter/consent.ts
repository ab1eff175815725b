import { site } from '@/lib/site'

/**
 * The consent given by subscribing. Subscribers store the version of the wording, so keep every wording ever shown.
 * Add a new wording at the top, with a new version.
 */
export const consentTexts = {
  '2026-11': `By subscribing, you agree that ${site.name} may email you new articles. You can unsubscribe at any time.`,
} as const

export type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11'
