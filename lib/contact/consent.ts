import { site } from '@/lib/site'

/**
 * The consent given by sending a message. Messages store the version of the wording, so keep every wording ever
 * shown. Add a new wording at the top, with a new version.
 */
export const consentTexts = {
  '2026-11': `By sending this you agree that ${site.name} keeps your message and your address only to answer you.`,
} as const

type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11'
