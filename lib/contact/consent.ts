import { site } from '@/lib/site'

/**
 * The consent given by sending a message. Every wording ever shown is kept here under its version: messages store the
 * version. A new wording gets a new version at the top.
 */
export const consentTexts = {
  '2026-11': `By sending this you agree that ${site.name} keeps your message and your address only to answer you.`,
} as const

type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11'
